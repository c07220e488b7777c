internal import Session

/// Finds the ways in which the tokens of a line fill a frame, so that every token is used: as a
/// word that introduces a slot, as part of a slot's value, or as filler.
final class Chart {
  let context: ChartContext
  /// By token; of most only a few types are asked.
  private var found: [[(type: SlotType, spans: [Span])]]

  init(_ context: ChartContext) {
    self.context = context
    found = Array(repeating: [], count: context.tokens.count)
  }

  /// What of this type begins at a token, each length once.
  func spans(_ type: SlotType, at index: Int) -> [Span] {
    guard context.tokens.indices.contains(index) else { return [] }
    // To look these up would take longer than to find them.
    if case .oneOf(let words) = type { return choices(words, at: index) }
    if let known = found[index].first(where: { $0.type == type }) { return known.spans }
    let spans = recognise(type, at: index)
    found[index].append((type, spans))
    return spans
  }

  private func recognise(_ type: SlotType, at index: Int) -> [Span] {
    switch type {
    case .trip: trips(at: index)
    case .knownTrip(let orOpen): knownTrips(at: index, orOpen: orOpen)
    case .day(let bareNumber): daysNamingTrip(at: index, bareNumber: bareNumber)
    case .stop: stops(at: index).map { $0.asStops }
    case .knownStop: stops(at: index).filter(\.isKnown).map(\.asStops)
    case .stops: stopLists(at: index)
    case .knownStops: stopLists(at: index, known: true)
    case .stopOfDay(let leaving): stopsOfDays(at: index, leaving: leaving)
    case .currentTrip: currentTrip(at: index)
    case .eachDay: eachDay(at: index)
    case .kind: kinds(at: index)
    case .name: names(at: index)
    case .text(let orNone): text(at: index, orNone: orNone)
    case .line: rawLine(at: index)
    case .place: placesOrResults(at: index)
    case .subject: subjects(at: index)
    case .result: oneResult(at: index)
    case .near: near(at: index)
    case .target: targets(at: index)
    case .position(let steps): positions(at: index, steps: steps)
    case .dates(let trip): dates(of: trip, at: index)
    case .date(let trip): oneDate(of: trip, at: index)
    case .phrase: phrases(at: index)
    case .time: times(at: index)
    case .clock: clockTimes(at: index)
    case .timeAfterDay: timesAfterDay(at: index)
    case .clearTime: clearTimes(at: index)
    case .hours: hours(at: index)
    case .duration: durations(at: index)
    case .bookable(let kind): newBookings(of: kind, at: index)
    case .booking(let bareNumber): bookings(at: index, bareNumber: bareNumber)
    case .openingHours: openingHours(at: index)
    case .moreTime: moreTimes(at: index)
    case .dayCount: dayCounts(at: index)
    case .amount: amounts(at: index)
    case .price: prices(at: index)
    case .party: parties(at: index)
    case .daysBefore: daysBefore(at: index)
    case .currency: currencies(at: index)
    case .distance: distances(at: index)
    case .decimal: decimals(at: index)
    case .integer: integers(at: index)
    case .entry: entryNumbers(at: index)
    case .entryList: entryLists(at: index)
    case .entries(let bareNumber): entryRanges(at: index, bareNumber: bareNumber)
    case .moment: moments(at: index)
    case .oneOf(let words): choices(words, at: index)
    case .word: words(at: index)
    case .kindName: kindNames(at: index)
    case .setting: settings(at: index)
    case .rule: rules(at: index)
    case .value: values(at: index)
    case .file: files(at: index)
    case .values: assignments(at: index)
    case .cleared: cleared(at: index)
    }
  }
}
