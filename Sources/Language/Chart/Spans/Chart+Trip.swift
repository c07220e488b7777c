internal import Session

extension Chart {
  /// `lunch on tuesday`, `the museum from day 2`: a stop of that day and of no other.
  func stopsOfDays(at index: Int, leaving: Bool) -> [Span] {
    let introducers = leaving ? leavingWords : leavingWords + stayingWords
    return stops(at: index).filter(\.isKnown).flatMap { stop -> [Span] in
      guard case .named(let name) = stop.reference else { return [] }
      return introducers.filter { context.matches($0, at: stop.end) }.flatMap { words in
        spans(.day(bareNumber: false), at: stop.end + words.count).compactMap { day -> Span? in
          guard case .day(let reference) = day.value,
            let meant = context.stop(called: name, on: reference)
          else { return nil }
          let score = stop.score + words.count * Score.known + day.score
          return Span(end: day.end, value: .stops([meant]), score: score)
        }
      }
    }
  }

  /// `tuesday's lunch`, `day 4's fado`, in the one trip that has one such day.
  func stopsBehindTheirDays(at index: Int) -> [StopSpan] {
    guard let (day, end) = owningDay(at: index) else { return [] }
    return stops(at: end).filter(\.isKnown).compactMap { stop in
      guard case .named(let name) = stop.reference, let meant = context.stop(called: name, on: day)
      else { return nil }
      return StopSpan(
        end: stop.end, reference: meant, score: (end - index) * Score.known + stop.score)
    }
  }

  /// `lunch wed`, `tues dinner`: a stop beside the day that has it; behind a word that leads to the day it is
  /// no part of the name.
  func stopsBesideDays(at index: Int) -> [Span] {
    let isLed = index > 0 && leadingToDays.contains(context.tokens[index - 1].folded)
    let before = isLed ? [] : spans(.day(bareNumber: false), at: index)
    let behind = stops(at: index).filter(\.isKnown).flatMap { stop in
      spans(.day(bareNumber: false), at: stop.end).compactMap { day in
        stopOfDay(stop, day.value, end: day.end, score: stop.score + day.score)
      }
    }
    return behind
      + before.flatMap { day in
        stops(at: day.end).filter(\.isKnown).compactMap { stop in
          stopOfDay(stop, day.value, end: stop.end, score: stop.score + day.score)
        }
      }
  }

  /// `the surf lesson idea`: an idea of the trip by its name.
  func ideasByName(at index: Int) -> [Span] {
    stops(at: index).filter(\.isKnown).compactMap { stop in
      guard case .named(let name) = stop.reference, context.matches(["idea"], at: stop.end),
        context.stops.isIdea(folded(name))
      else { return nil }
      return Span(
        end: stop.end + 1, value: .stops([stop.reference]), score: stop.score + Score.known)
    }
  }

  private func stopOfDay(_ stop: StopSpan, _ day: SlotValue, end: Int, score: Int) -> Span? {
    guard case .named(let name) = stop.reference, case .day(let day) = day,
      let meant = context.stop(called: name, on: day)
    else { return nil }
    return Span(end: end, value: .stops([meant]), score: score)
  }

  private func owningDay(at index: Int) -> (DayReference, end: Int)? {
    if let date = context.ownerDate(at: index) { return (.on(date), index + 1) }
    guard context.matches(["day"], at: index),
      let day = spans(.day(bareNumber: false), at: index).first(where: { $0.end == index + 2 }),
      case .day(let reference) = day.value, let end = context.endOfOwner(at: day.end)
    else { return nil }
    return (reference, end)
  }

  /// What a trip is called, or the words at the beginning of that: nothing that no trip has.
  func knownTrips(at index: Int, orOpen: Bool) -> [Span] {
    guard let library = context.library else { return [] }
    return bareText(at: index).compactMap { end, text, quoted in
      // A number alone is a day.
      guard quoted || Int(text) == nil else { return nil }
      let isKnown = spokenTripNames(text).contains { spoken in
        let name = folded(spoken)
        let found = name.isEmpty ? [] : (try? library.summaries(beginning: name, limit: 20)) ?? []
        return found.contains { trip in
          let other = folded(trip.name)
          return (orOpen || trip.id != context.trip?.id)
            && (other == name || other.hasPrefix(name + " "))
        }
      }
      guard isKnown else { return nil }
      let score = quoted ? Score.known : (end - index) * Score.named
      return Span(end: end, value: .trip(.named(text)), score: score)
    }
  }

  /// The name of the trip that is open, all of it.
  func currentTrip(at index: Int) -> [Span] {
    guard let name = context.tripName else { return [] }
    let wanted = folded(name)
    return bareText(at: index).filter { _, text, _ in
      spokenTripNames(text).contains { folded($0) == wanted }
    }
    .map { end, _, quoted in
      let score = quoted ? Score.known : (end - index) * Score.named
      return Span(end: end, value: .trip(.named(name)), score: score)
    }
  }
}

private let leavingWords = WordPattern("(from|off|off of|out of)").spelledOut
private let leadingToDays: Set = [
  "on", "to", "for", "from", "until", "till", "before", "after", "by", "and",
]
private let stayingWords = WordPattern("(on|of|in)").spelledOut

extension ChartContext {
  /// Behind the `'s` that makes an owner of what stands before it.
  fileprivate func endOfOwner(at index: Int) -> Int? {
    guard let token = token(index), token.isGlued else { return nil }
    if token.spoken == "'s" { return index + 1 }
    let isParted = token.text.unicodeScalars.allSatisfy(isApostrophe)
    return isParted && self.token(index + 1).map { $0.isGlued && $0.says("s") } == true
      ? index + 2 : nil
  }

  /// The day of the trip that a word names as an owner: `tuesday's`, `tomorrow's`.
  func ownerDate(at index: Int) -> CivilDate? {
    guard let token = token(index), token.kind == .word, token.folded.hasSuffix("s"),
      token.text.unicodeScalars.dropLast().last.map(isApostrophe) == true
    else { return nil }
    var owner = token
    owner.folded.removeLast()
    (owner.dateWords, owner.openings) = (nil, nil)
    let words = Vocabulary.of(self.dates.tongue).understanding([owner])
    guard let meaning = WhenSpans(words, self.dates).dates(at: 0).first?.value,
      case .day(let dates) = meaning, dates.count == 1
    else { return nil }
    return dates.first
  }

  /// The one stop of a day whose name this is, or is a part of; `nil` where there is none or
  /// several.
  func stop(called name: String, on day: DayReference) -> StopReference? {
    guard let number = self.day(day)?.number, var alone = trip, let day = alone.day(number: number)
    else { return nil }
    (alone.days, alone.ideas) = ([day], [])
    let meant = alone.stops(named: name)
    guard meant.count == 1, let index = day.stops.firstIndex(where: { $0.id == meant[0].id })
    else { return nil }
    return .inDay(day: number, number: index + 1)
  }
}
