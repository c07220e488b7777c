internal import Session
internal import World

extension Stage {
  /// Name, place, dates, length, counts, and where it lies in time, as far as they fit in a line.
  func head(of trip: Trip) -> [ReplyLine] {
    let counts = [
      Span(trip.days.isEmpty ? "" : counted(trip.days.count, "day")),
      Span(trip.stopCount == 0 ? "" : counted(trip.stopCount, "stop")),
      Span(trip.bookings.isEmpty ? "" : counted(trip.bookings.count, "booking")),
      Span(trip.ideas.isEmpty ? "" : counted(trip.ideas.count, "idea")),
    ]
    return fitted(of: trip, dates(of: trip) + counts + marks(of: trip))
  }

  private func dates(of trip: Trip) -> [Span] {
    [
      Span(trip.dates?.text ?? "", .when), Span(trip.days.isEmpty ? "no dates yet" : "", .quiet),
    ]
  }

  private func marks(of trip: Trip) -> [Span] {
    [
      Span(trip.style ?? ""), Span(trip.favourite ? layout.signs.favourite : "", .attention),
      Span(trip.dates?.seen(from: today) ?? "", .when),
    ]
  }

  /// The name, its place and the facts that fit behind it: what comes last is left out first, and
  /// before dates would be, where the place lies.
  private func fitted(of trip: Trip, _ facts: [Span]) -> [ReplyLine] {
    let facts = facts.filter { !$0.text.isEmpty }
    let fewest = min(2, facts.count)
    for place in [PlaceDetail.region, .name, .none] {
      for count in stride(from: facts.count, through: fewest, by: -1) {
        let shown = facts.prefix(count).flatMap { [Span(" · ", .quiet), $0] }
        let line = ReplyLine([Span(trip.name, .name)] + destination(of: trip, place) + shown)
        if !layout.cuts || displayWidth(line.text) <= layout.columns { return [line] }
      }
    }
    return layout.broken(.facts([Span(trip.name, .name)] + facts.prefix(1)))
  }

  private enum PlaceDetail { case region, name, none }

  /// Where the trip goes, behind its name.
  private func destination(of trip: Trip, _ detail: PlaceDetail) -> [Span] {
    guard let goal = trip.destination, detail != .none else { return [] }
    guard !isNamesake(goal, of: trip) else {
      return detail == .region ? [Span(region(of: goal), .quiet)] : []
    }
    guard detail == .region else { return [Span(" · ", .quiet), Span(goal.name)] }
    return [Span(" · ", .quiet), Span(goal.whole)]
      + (goal.place == nil ? [Span(region(of: goal), .quiet)] : [])
  }

  /// Whether a trip is called after a place.
  private func isNamesake(_ goal: Destination, of trip: Trip) -> Bool {
    folded(goal.name) == folded(trip.name)
  }

  /// Where the place lies that a trip is called after: `, Illinois, United States`; that words alone
  /// are no place.
  private func region(of goal: Destination) -> String {
    guard let place = goal.place else { return ", no place" }
    guard let address = place.address else { return "" }
    let parts = address.split(separator: ", ").filter {
      !folded(String($0)).contains(folded(place.name))
    }
    return parts.map { ", \($0)" }.joined()
  }

  func headLines(of trip: Trip) -> [ReplyLine] {
    let isEmpty = trip.stopCount == 0 && trip.ideas.isEmpty && trip.bookings.isEmpty
    return head(of: trip) + (isEmpty ? [ReplyLine("  nothing planned yet", .quiet)] : [])
  }

  /// The whole trip with its days and ideas.
  func lines(of trip: Trip) -> [ReplyLine] {
    let columns = StopColumns(
      trip.days.flatMap(\.stops), layout,
      beside: trip.days.flatMap { rows(ofBookingsOn: $0, trip) }, prices: prices(of: trip))
    var lines = fitted(of: trip, dates(of: trip) + marks(of: trip)) + [countLine(of: trip)]
    lines += noteLines(trip.about, indent: 0) + noteLines(trip.note, indent: 0)
    lines += moneyLines(of: trip)
    if !trip.days.isEmpty { lines.append(ReplyLine()) }
    for day in trip.days { lines += self.lines(of: day, in: trip, columns) }
    lines += outsideLines(of: trip)
    if !trip.ideas.isEmpty { lines += [ReplyLine()] + ideaLines(of: trip) }
    return lines
  }

  /// How long it is, what is in it, and when it was made.
  private func countLine(of trip: Trip) -> ReplyLine {
    let made = ((try? library.dayMade(of: trip.id)) ?? nil).map { "made \($0.fullText)" }
    return layout.fitted(facts: [
      Span(lengthText(days: trip.days.count)), Span(counted(trip.stopCount, "stop")),
      Span(trip.bookings.isEmpty ? "" : counted(trip.bookings.count, "booking")),
      Span(trip.ideas.isEmpty ? "" : counted(trip.ideas.count, "idea")), Span(made ?? "", .quiet),
    ])
  }

  private func moneyLines(of trip: Trip) -> [ReplyLine] {
    var line = moneyLine(of: trip)
    let counts = listCounts(of: trip)
    if !counts.isEmpty {
      line = .facts((line.spans.isEmpty ? [] : [Span(line.text)]) + counts)
    }
    return line.spans.isEmpty ? [] : layout.broken(line)
  }

  /// Who travels, with which money.
  func moneyLine(of trip: Trip) -> ReplyLine {
    var facts = [Span(travellers(of: trip) ?? ""), Span(budget(of: trip) ?? "")]
    if let currency = trip.currency { facts.append(Span("in \(currency.code)")) }
    for (pair, rate) in trip.rates.sorted(by: { $0.key < $1.key }) {
      facts.append(Span("\(pair) \(rate)", .quiet))
    }
    return .facts(facts)
  }
}
