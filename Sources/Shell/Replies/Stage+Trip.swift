internal import Session

extension Stage {
  /// Name, place, dates, length, counts, and where it lies in time.
  func head(of trip: Trip) -> ReplyLine {
    let facts = [
      Span(trip.destination.map { isNamesake($0, of: trip) ? "" : whole($0) } ?? ""),
      Span(trip.dates?.text ?? "", .when),
      Span(trip.days.isEmpty ? "no dates yet" : "", .quiet),
      Span(trip.days.isEmpty ? "" : counted(trip.days.count, "day")),
      Span(trip.stopCount == 0 ? "" : counted(trip.stopCount, "stop")),
      Span(trip.ideas.isEmpty ? "" : counted(trip.ideas.count, "idea")),
      Span(trip.style ?? ""),
      Span(trip.favourite ? "♥" : "", .attention),
      Span(trip.dates?.seen(from: today) ?? "", .when),
    ]
    let name = [Span(trip.name, .name), Span(region(of: trip), .quiet)]
    return fitted(name.filter { !$0.text.isEmpty }, facts.filter { !$0.text.isEmpty })
  }

  /// The name and the facts that fit behind it: what comes last is left out first.
  private func fitted(_ name: [Span], _ facts: [Span]) -> ReplyLine {
    let dot = facts.isEmpty ? [] : [Span(" · ", .quiet)]
    let line = ReplyLine(name + dot + ReplyLine.facts(facts).spans)
    guard layout.cuts, displayWidth(line.text) > layout.columns, facts.count > 1 else {
      return layout.fitted(line)
    }
    return fitted(name, Array(facts.dropLast()))
  }

  /// Whether a trip is called after a place.
  private func isNamesake(_ place: Place, of trip: Trip) -> Bool {
    folded(place.name) == folded(trip.name)
  }

  private func whole(_ place: Place) -> String {
    [place.name, place.address].compactMap { $0 }.joined(separator: ", ")
  }

  /// Where the place lies that a trip is called after: `, Illinois, United States`.
  private func region(of trip: Trip) -> String {
    guard let place = trip.destination, isNamesake(place, of: trip), let address = place.address
    else { return "" }
    let parts = address.split(separator: ", ").filter {
      !folded(String($0)).contains(folded(place.name))
    }
    return parts.map { ", \($0)" }.joined()
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
    if let people = trip.people {
      facts.append(Span(people == 1 ? "1 person" : "\(people) people"))
    }
    if let budget = trip.budget { facts.append(Span("budget \(budget.text)")) }
    for (pair, rate) in trip.rates.sorted(by: { $0.key < $1.key }) {
      facts.append(Span("\(pair) \(rate)", .quiet))
    }
    return facts.isEmpty ? [] : [.facts(facts)]
  }
}
