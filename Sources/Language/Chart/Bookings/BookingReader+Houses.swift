internal import Session

/// What a stay is called, and where it is.
extension BookingReader {
  /// Whether a word for where people sleep stands in its name or beside it.
  var hasLodging: Bool {
    context.tokens.indices.contains { context.isLodging($0) }
  }

  mutating func settleStay() -> Bool {
    guard nameStay(), !runs.contains(where: isEvent), !runs.contains(where: isOther),
      !isCalledByDate
    else { return false }
    chooseDay()
    takeNightsOfTown()
    if new.day == nil, new.nights != nil, goesOn {
      new.day = context.trip?.bookings.last { $0.kind == .hotel }?.times.end?.reference
    }
    // `3 nights` of a trip that has no more.
    if new.day == nil, let nights = new.nights, nights > 1, nights == context.dayCount - 1,
      context.trip?.bookings.contains(where: { $0.kind == .hotel }) == false
    {
      new.day = .first
    }
    if new.day == nil, new.nights != nil, case .named(let town, _)? = new.place {
      new.day = context.trip?.days(in: town).map { .number($0.lowerBound) }
    }
    let isTold =
      hasLodging || new.cost != nil || sleeps
      || runs.contains { $0.lead == "at" && isLarge($0) }
    return isWhole && isTold && new.day != nil
  }

  /// `vienna we're in wombats`, `prague hostel for the whole stay`: the nights that the trip is in that
  /// town.
  private mutating func takeNightsOfTown() {
    countNightsThere()
    let isWholeTime =
      new.day == .first && new.nights == context.dayCount - 1 && saysWholeTime
    guard new.lastDay == nil, isWholeTime || new.day == nil && new.nights == nil,
      case .named(let town, _)? = new.place, let trip = context.trip
    else { return }
    guard let there = trip.days(in: town), there.count < trip.days.count,
      there.count > 1 || there.upperBound < trip.days.count
    else { return }
    new.day = .number(there.lowerBound)
    new.nights = there.upperBound < trip.days.count ? there.count : there.count - 1
    infersNights = true
  }

  /// `tue 31`, a day that the trip does not have, is what no house is called.
  private var isCalledByDate: Bool {
    runs.contains { run in
      let words = context.tokens[run.range]
      return text(run.range) == new.name && words.contains { $0.mayBeWeekday || $0.mayBeMonth }
        && words.allSatisfy { $0.mayBeWeekday || $0.mayBeMonth || $0.kind == .number }
    }
  }

  private var saysWholeTime: Bool {
    context.tokens.indices.contains { context.end(ofOneOf: BookingWords.wholeTimes, at: $0) != nil }
  }

  /// Of two saturdays the one on which the trip is in that town.
  private mutating func chooseDay() {
    guard case .either(let dates)? = new.day, let trip = context.trip,
      case .named(let town, _)? = new.place
    else { return }
    let days = dates.compactMap { date in trip.days.first { $0.date == date } }
    let name = folded(town)
    let there = days.filter { $0.isIn(name) }
    if there.count == 1, let date = there[0].date { new.day = .on(date) }
  }

  /// `wedding at Villa Rosa`: what takes place at a house.
  private func isEvent(_ run: NameRun) -> Bool {
    guard run.lead.isEmpty, let at = run.range.first(where: { context.tokens[$0].says("at") })
    else { return false }
    return !(run.range.lowerBound..<at).contains { context.isLodging($0) }
  }

  /// `dinner`, `hotel bar`: nowhere to sleep.
  private func isOther(_ run: NameRun) -> Bool {
    let words = context.tokens[run.range]
    guard let first = words.first, let last = words.last, let text = text(run.range) else {
      return true
    }
    // `Bar Harbor Inn`, `in Bar Harbor`
    let isCalled =
      isLarge(run)
      && (run.range.contains(where: context.isLodging) || self.words?.isPlace(text) == true)
    return PlainActivities.begin(text) || BookingWords.facilities.contains(last.folded)
      || !isCalled && BookingWords.facilities.contains(first.folded)
      || self.words?.turns(run.range) == true
  }

  /// What it is called, and where it is.
  private mutating func nameStay() -> Bool {
    let tokens = context.tokens
    runs = runs.flatMap(withoutColon)
    runs.removeAll { run in run.range.allSatisfy { noNames.contains(tokens[$0].folded) } }
    if callByItsKind() { return true }
    guard
      var name = runs.first(where: { $0.lead == "called" }) ?? onlyHouse
        ?? runs.last(where: { $0.lead == "at" })
        ?? runs.last(where: { $0.lead.isEmpty && !isPlace($0) }) ?? runs.last
    else { return false }
    // `staying in Rome` tells of no house.
    guard !["in", "near"].contains(name.lead) || isHouseCalled(name) else { return false }
    var left = runs.filter { $0.range != name.range }
    // `the wedding venue, Villa Cetinale`
    if name.lead == "at", !isLarge(name), let better = left.last, better.lead.isEmpty,
      better.range.lowerBound > name.range.lowerBound, isLarge(better)
    {
      left = left.map { $0.range == better.range ? name : $0 }
      name = better
    }
    for run in left where !isHouse(run) {
      // `hanoi hotel = …`, `Hotel SG: …`
      let town = withoutLodging(run.range)
      if new.place == nil, town != run.range, !town.isEmpty, let name = text(town),
        words?.isTown(name) == true || name == context.country
      {
        new.place = townPlace(town)
      } else if new.place == nil, isPlace(run) || ["in", "near"].contains(run.lead) {
        new.place = place(run.range)
      } else if new.note == nil, run.lead == "at" {
        new.note = text(run.range)
      } else {
        unexplained.append(run.range)
      }
    }
    name.range = withoutCommand(behindDoing(name.range))
    new.name = text(withoutTown(name))
    // `airbnb in bairro alto both nights 612 eur`
    let isNameless = isHouse(name) && !(new.place != nil && new.cost != nil && isOpen)
    return new.name != nil && !isNameless
  }

  private func withoutLodging(_ range: Range<Int>) -> Range<Int> {
    if context.isLodging(range.upperBound - 1) { return range.lowerBound..<range.upperBound - 1 }
    return context.isLodging(range.lowerBound) ? range.lowerBound + 1..<range.upperBound : range
  }

  /// `SG` in a trip to Singapore is where that goes.
  private func townPlace(_ range: Range<Int>) -> PlaceReference? {
    let destination = context.trip?.destination
    return text(range) == context.country ? destination?.reference : place(range)
  }

  private func isHouseCalled(_ run: NameRun) -> Bool {
    run.range.contains { context.isLodging($0) }
      || !isPlace(run) && isLarge(run) && context.matches(["the"], at: run.range.lowerBound - 1)
  }

  /// The word for a house alone: `airbnb in valencia called La Nube`.
  private func isHouse(_ run: NameRun) -> Bool {
    run.range.count == 1 && context.isLodging(run.range.lowerBound)
  }

  private func isPlace(_ run: NameRun) -> Bool {
    text(run.range).map { words?.isTown($0) == true } ?? false
  }

  /// `generator hostel berlin`: the town behind the word for a house is where it is.
  private mutating func withoutTown(_ run: NameRun) -> Range<Int> {
    let range = run.range
    guard new.place == nil, range.count > 1, range.allSatisfy({ context.tokens[$0].kind == .word })
    else { return range }
    for start in (range.lowerBound + 1)..<range.upperBound {
      let town = start..<range.upperBound
      let isBare =
        start == range.lowerBound + 1
        && BookingWords.lodgings.union(BookingWords.plainHouses)
          .contains(context.tokens[range.lowerBound].folded)
      guard !isBare, !linking.contains(context.tokens[start - 1].folded), let text = text(town),
        let place = place(town),
        words?.isTown(text, behind: context.isLodging(start - 1)) == true
      else { continue }
      new.place = place
      return range.lowerBound..<start
    }
    return range
  }
}

/// `Sun in, Wed out`: words that are no name by themselves.
private let noNames: Set = [
  "in", "out", "per", "chk", "there", "here", "this", "that", "both", "together", "booked", "to",
  "from", "is", "at", "night", "nights", "me", "we", "back", "total", "so", "then", "after",
  "before", "ok", "st",
  "sorted", "a", "bed", "stay", "whole", "the", "paid",
  "already", "all", "now", "accommodation", "lodging", "accomodation", "entire", "party",
]
/// Words that no name ends with.
private let linking: Set = [
  "de", "of", "di", "da", "du", "des", "del", "la", "le", "the", "at", "in", "am", "zu", "von",
  "near", "do",
]
