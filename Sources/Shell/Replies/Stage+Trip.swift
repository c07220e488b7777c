internal import Session

extension Stage {
  /// Name, place, dates, length, counts, and where it lies in time.
  func head(of trip: Trip) -> ReplyLine {
    var facts = [Span(trip.name, .name), Span(destination(of: trip))]
    if let dates = trip.dates {
      facts.append(Span(dates.text, .when))
    } else if trip.days.isEmpty {
      facts.append(Span("no dates yet", .quiet))
    }
    facts += [
      Span(trip.days.isEmpty ? "" : counted(trip.days.count, "day")),
      Span(trip.stopCount == 0 ? "" : counted(trip.stopCount, "stop")),
      Span(trip.ideas.isEmpty ? "" : counted(trip.ideas.count, "idea")),
      Span(trip.style ?? ""),
      Span(trip.favourite ? "♥" : "", .attention),
      Span(trip.dates?.seen(from: today) ?? "", .when),
    ]
    return layout.fitted(.facts(facts))
  }

  /// The place it goes to; only its region where the trip is called after it.
  private func destination(of trip: Trip) -> String {
    guard let place = trip.destination else { return "" }
    let isNamesake = folded(place.name) == folded(trip.name)
    return [isNamesake ? nil : place.name, place.address].compactMap { $0 }.joined(separator: ", ")
  }

  func headLines(of trip: Trip) -> [ReplyLine] {
    let isEmpty = trip.stopCount == 0 && trip.ideas.isEmpty
    return [head(of: trip)] + (isEmpty ? [ReplyLine("  nothing planned yet", .quiet)] : [])
  }

  /// The whole trip with its days and ideas.
  func lines(of trip: Trip) -> [ReplyLine] {
    let columns = StopColumns(trip.days.flatMap(\.stops), layout)
    var lines = [head(of: trip)]
    lines += noteLines(trip.about, indent: 0) + noteLines(trip.note, indent: 0)
    lines += moneyLines(of: trip)
    if !trip.days.isEmpty { lines.append(ReplyLine()) }
    for day in trip.days { lines += self.lines(of: day, in: trip, columns) }
    if !trip.ideas.isEmpty { lines += [ReplyLine()] + ideaLines(of: trip) }
    return lines
  }

  private func moneyLines(of trip: Trip) -> [ReplyLine] {
    var facts: [Span] = []
    if let people = trip.people { facts.append(Span(people == 1 ? "1 person" : "\(people) people")) }
    if let budget = trip.budget { facts.append(Span("budget \(budget.text)")) }
    for (pair, rate) in trip.rates.sorted(by: { $0.key < $1.key }) {
      facts.append(Span("\(pair) \(rate)", .quiet))
    }
    return facts.isEmpty ? [] : [.facts(facts)]
  }
}
