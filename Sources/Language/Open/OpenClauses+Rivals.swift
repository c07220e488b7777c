internal import Session

/// What else a line may mean that no other row says as well.
extension OpenClauses {
  /// A town with a day is visited then, or the day takes place there; a trip within the one that is
  /// open is a part of it, or one of its own.
  func otherMeanings(of parse: Parse) -> [Intent] {
    switch parse.intent {
    case .add(let new):
      guard !parse.hasAct, case .place(.named(let name, quoted: false)) = new.what,
        case .day(let day)? = new.to
      else { return [] }
      // `thursday lunch at 1`, of which that day has one: its hour, or another lunch.
      if let time = new.at, let there = stop(called: name, on: day) { return [.time(there, time)] }
      guard new.at == nil, isTown(name), PlainActivities.withoutArticle(name) == nil,
        !PlainActivities.isJust(name)
      else { return [] }
      return [.cityOfDay(day, .named(name, quoted: false))]
    case .cityOfDay(let day, .some(let place)):
      guard
        parse.said.meets(ClassSet([.go, .visit]))
          || parse.range.contains(where: { lattice.tokens[$0].says("going") }),
        !parse.said.meets(ClassSet([.spend, .city, .set]))
      else { return [] }
      return [.add(NewStops(.place(place), to: .day(day)))]
    case .newTrip(let trip):
      guard let place = trip.destination else { return [] }
      if let day = dayOfTrip(parse) {
        return [.add(NewStops(.place(place), to: .day(day))), .cityOfDay(day, place)]
      }
      guard case .range(let range)? = trip.dates,
        !parse.range.contains(where: { lattice.tokens[$0].says("new") }),
        let days = spans.context.trip?.days, days.first?.date.map({ $0 <= range.first }) == true,
        days.last?.date.map({ range.last <= $0 }) == true
      else { return [] }
      let within = days.indices.filter { days[$0].date.map(range.contains) == true }
      let cities = within.map { Intent.cityOfDay(.number($0 + 1), place) }
      return cities.count == 1
        ? [.add(NewStops(.place(place), to: .day(.number(within[0] + 1))))] + cities
        : [.several(cities)]
    case .shiftTrip(.to(let date)):
      // `move everything to friday`: the trip, or all that is on the day.
      let saysTrip = parse.range.contains {
        lattice.classes(at: $0).meets(ClassSet([.trip, .dates]))
      }
      guard !saysTrip, spans.context.trip?.days.contains(where: { $0.date == date }) == true else {
        return []
      }
      return [.moveStops(StopsMove([.set(StopSet(.here))], to: .day(.on(date))))]
    case .moveStops(let move):
      guard move.stops == [.set(StopSet(.here))], case .day(.on(let date))? = move.to else {
        return []
      }
      return [.shiftTrip(.to(date))]
    case .swapDays(.number(let one), .number(let other)):
      // `swap 1 and 2`: days, or stops of the day that is selected.
      guard session.cursor.day != nil, !parse.hasNoun,
        !parse.range.contains(where: { lattice.classes(at: $0).has(.day) })
      else { return [] }
      return [.arrange(.swap(.number(one), .number(other)))]
    default: return besideDay(parse).map { [$0] } ?? []
    }
  }

  /// `tower from 10 to 12`, where another day is selected than that of the tower: it may go there.
  private func besideDay(_ parse: Parse) -> Intent? {
    guard parse.signature.verb == .at, !parse.hasAct, !parse.fills.has(.policy),
      // `tower half an hour earlier` is said of the one that is there.
      !parse.said.meets(ClassSet([.later, .earlier])), let day = session.cursor.day,
      case .named(let name)? = parse.fills.stop(), parse.fills.minutes != nil,
      let number = spans.context.trip?.days.firstIndex(where: { $0.id == day }),
      case .reply(let look)? = decision(on: .show(.dayOf(.named(name)))),
      case .show(.day(.number(let other))) = look.canonical, other != number + 1
    else { return nil }
    let what = NewStopSubject.place(.named(name, quoted: false))
    return .add(NewStops(what, at: parse.fills.time, minutes: parse.fills.minutes))
  }

  /// The one day that a new trip is told with, where that is one of the trip that is open:
  /// `a trip to versailles on wednesday`.
  func dayOfTrip(_ parse: Parse) -> DayReference? {
    guard parse.intent.newTrip.map({ $0.days.count == 1 }) ?? false,
      !parse.range.contains(where: { lattice.tokens[$0].says("new") })
    else { return nil }
    let starts = [Slot.dates, .day].compactMap { parse.spans[$0] }
    return starts.lazy.flatMap { range in
      self.spans.spans(.day, at: range.lowerBound, before: range.upperBound)
        + self.spans.spans(.day, at: range.upperBound - 1, before: range.upperBound)
    }.compactMap { span in
      guard case .day(let day) = span.value, case .on(let date) = day,
        self.spans.context.trip?.days.contains(where: { $0.date == date }) == true
      else { return nil }
      return day
    }.first
  }

  /// `the last two days in Verona`, within a trip: those that it has.
  func isOnItsDays(_ parse: Parse) -> Bool {
    guard let dates = parse.spans[.dates] else { return false }
    // `from 17 to 19 august we stay in Oxford`
    if case .range(let range)? = parse.fills.dates, let days = spans.context.trip?.days,
      [range.first, range.last].allSatisfy({ date in days.contains { $0.date == date } })
    {
      return true
    }
    return spans.spans(.stay, at: dates.lowerBound, before: parse.range.upperBound)
      .contains { $0.end >= dates.upperBound }
  }

  /// `day 2 in Naples`: where that day is, and no stop.
  func addsWhereDayIs(_ parse: Parse) -> Bool {
    guard case .add(let new) = parse.intent, !parse.hasAct, case .day? = new.to,
      case .place(.named(let name, quoted: false)) = new.what, parse.spans.count == 2,
      let start = parse.spans[.place]?.lowerBound, start > parse.range.lowerBound
    else { return false }
    return lattice.tokens[start - 1].says("in") && isTown(name)
  }

  /// `the trip goes to Vigo now`, within one: no other trip is made.
  func isOfOpenTrip(_ parse: Parse) -> Bool {
    parse.isNewTrip && spans.context.trip != nil
      && parse.range.dropFirst().contains { index in
        lattice.classes(at: index).has(.trip)
          && ["the", "this", "that"].contains(lattice.tokens[index - 1].folded)
          && !(index > 1 && lattice.classes(at: index - 2).has(.create)
            && !(index + 1 < parse.range.upperBound && lattice.classes(at: index + 1).has(.go)))
      }
  }

  private func stop(called name: String, on day: DayReference) -> StopReference? {
    guard let number = spans.context.day(day)?.number, let trip = spans.context.trip else {
      return nil
    }
    let stops = trip.days[number - 1].stops
    return stops.firstIndex { folded($0.name) == folded(name) }
      .map { .inDay(day: number, number: $0 + 1) }
  }

  private func isTown(_ name: String) -> Bool {
    let kinds = spans.knows(name)
    return kinds.first.map { $0 != .sight && $0 != .airport } == true
  }

  /// `the tower on tuesday too`, on which it is: something else is meant than once more.
  private func copiesToItsDay(_ parse: Parse) -> Bool {
    guard case .copyStops(let copied) = parse.intent, case .day = copied.to,
      !parse.said.meets(ClassSet([.copy, .again, .add]))
    else { return false }
    switch decision(on: .moveStops(StopsMove(copied.stops, to: copied.to))) {
    case .commit(let commit)?: return commit.events.isEmpty
    case .reply?: return true
    case .ask?, .lookUp?, .perform?, .fail?, nil: return false
    }
  }

  /// `do the louvre again on thursday`: once more what is there, and nothing new.
  func isOtherThanOnceMore(_ parse: Parse) -> Bool {
    let again = parse.range.contains { lattice.classes(at: $0).has(.again) }
    switch parse.signature.verb {
    case .add: return again && parse.looseNames.contains(where: isNameOfStop)
    case .copy:
      let isIdea = parse.fills.stops()?.contains { stop in
        if case .named(let name) = stop { stops.isIdea(folded(name)) } else { false }
      }
      // What waits for its day is put there, and not there twice.
      let once = ClassSet([.copy, .same, .too, .again] + (isIdea == true ? [] : [.add]))
      if copiesToItsDay(parse) { return true }
      return !again && !parse.said.meets(once) && !parse.hasNoun
    default: return false
    }
  }
}
