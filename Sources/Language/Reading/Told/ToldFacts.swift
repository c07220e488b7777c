internal import Session

extension BookingReader {
  /// Whether all that follows are facts of something booked, and how many come is one.
  mutating func readFacts() -> Bool {
    var people: [Range<Int>] = []
    var hasFact = false
    while index < context.tokens.count {
      if context.tokens[index].kind == .sign, factSigns.contains(context.tokens[index].folded) {
        go(to: index + 1)
      } else if let end = endOfPeople(at: index) {
        people.append(index..<end)
        go(to: end)
        hasFact = true
      } else if let end = context.end(ofOneOf: hedges, at: index) {
        go(to: end)
      } else if let end = lengthOrStart() {
        go(to: end)
        hasFact = true
      } else if let end = option() ?? payer() ?? price() ?? board() {
        go(to: end)
        hasFact = true
      } else {
        return false
      }
    }
    guard takeShare(of: people) else { return false }
    let notes = people.map(context.text) + [new.note].compactMap(\.self)
    new.note = notes.isEmpty ? nil : notes.joined(separator: ", ")
    return hasFact
  }

  /// `1200 ISK each, 3 of us`: so many times, and not for each of those who travel.
  private mutating func takeShare(of people: [Range<Int>]) -> Bool {
    guard let cost = new.cost, cost.each == .person, let said = people.first else { return true }
    let count = said.compactMap { index in
      chart.wholeNumber(at: index)
        ?? NumberWords.cardinal(in: context.tokens, from: index).map(\.value)
    }.first
    guard people.count == 1, let count, let all = cost.times(count) else { return false }
    new.cost = all
    return true
  }

  /// `4 hours`, `start at 9`.
  private mutating func lengthOrStart() -> Int? {
    if new.time == nil, let start = context.end(ofOneOf: starting, at: index),
      let (time, end) = clockSpan(at: start)
    {
      new.time = time
      return end
    }
    let start = context.end(ofOneOf: lasting, at: index) ?? index
    guard new.minutes == nil,
      let span = chart.spans(.duration, at: start).max(by: { $0.end < $1.end }),
      case .integer(let minutes) = span.value, minutes < 1440
    else { return nil }
    new.minutes = minutes
    return span.end
  }

  /// `4 people`, `for four`, `party of 6`.
  func endOfPeople(at start: Int) -> Int? {
    var index = start
    let isLed = ["for", "party", "table"].contains(context.tokens[index].folded)
    while let token = context.token(index), peopleLeads.contains(token.folded) { index += 1 }
    guard
      let end = chart.wholeNumber(at: index).map({ _ in index + 1 })
        ?? NumberWords.cardinal(in: context.tokens, from: index)?.tokens.upperBound
    else { return nil }
    let noun = context.end(ofOneOf: peopleNouns, at: end)
    guard noun != nil || isLed && endsFact(end) else { return nil }
    return noun ?? end
  }

  private func endsFact(_ index: Int) -> Bool {
    context.token(index).map { $0.kind == .sign && factSigns.contains($0.folded) } ?? true
  }
}

extension Amount {
  /// So much for so many, as one sum; `nil` where that is too much.
  fileprivate func times(_ count: Int) -> Amount? {
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1].count : 0
    guard parts.count < 3, let units = Int(parts.joined()) else { return nil }
    let (all, tooMuch) = units.multipliedReportingOverflow(by: count)
    guard !tooMuch, all >= 0 else { return nil }
    let text = String(all)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - text.count)) + text
    var copy = self
    copy.digits =
      decimals > 0 ? "\(padded.dropLast(decimals)).\(padded.suffix(decimals))" : padded
    copy.each = nil
    return copy
  }
}

extension Intent {
  /// The same thing with what is known of it; `nil` where it adds none.
  func with(
    _ found: NewBooking, _ count: String?, knows: (String) -> Bool
  ) -> Intent? {
    var facts = found
    let told = [count, found.note].compactMap(\.self)
    facts.note = told.isEmpty ? nil : told.joined(separator: ", ")
    switch self {
    case .several(let parts):
      // What stands last is what is spoken of.
      guard let last = parts.last?.with(facts, nil, knows: knows) else { return nil }
      if case .several(let more) = last { return .several(parts.dropLast() + more) }
      return .several(parts.dropLast() + [last])
    case .add(var stop):
      guard stop.at == nil || facts.time == nil, stop.minutes == nil || facts.minutes == nil else {
        return nil
      }
      (stop.at, stop.minutes) = (stop.at ?? facts.time, stop.minutes ?? facts.minutes)
      if let booking = facts.booked(as: stop, knows: knows) { return .booking(.add(booking)) }
      guard let known = Intent.facts(facts, of: .mentioned) else { return .add(stop) }
      if case .several(let more) = known { return .several([.add(stop)] + more) }
      return .several([.add(stop), known])
    default: return nil
    }
  }

  /// What is known of a stop, written down beside what is; `nil` where that is nothing.
  static func facts(_ facts: NewBooking, of stop: StopReference) -> Intent? {
    var parts: [Intent] = []
    if var cost = facts.cost {
      cost.payer = facts.paidBy.map(Payer.named) ?? cost.payer
      parts.append(.cost(stop, cost))
    }
    let notes =
      [facts.reference.map { "ref \($0)" }, facts.seat.map { "seat \($0)" }, facts.note]
      .compactMap(\.self)
    if !notes.isEmpty { parts.append(.addNote(.stop(stop), notes.joined(separator: ", "))) }
    return parts.count > 1 ? .several(parts) : parts.first
  }
}

extension NewBooking {
  /// The same of something with a reference, a day and an hour; `nil` for what has none.
  fileprivate func booked(as stop: NewStops, knows: (String) -> Bool) -> NewBooking? {
    guard reference != nil, let time = stop.at, case .day(let day)? = stop.to,
      let name = stop.what.name
    else { return nil }
    var booking = self
    booking.name = name
    if case .place(let place) = stop.what, knows(name) { booking.place = place }
    (booking.day, booking.time, booking.minutes) = (day, time, stop.minutes)
    return booking
  }
}

extension NewStopSubject {
  /// What one thing is called.
  fileprivate var name: String? {
    switch self {
    case .text(let text), .place(.named(let text, _)), .place(.words(let text)): text
    default: nil
    }
  }
}

private let starting = BookingWords.ways("start_at starts_at starting_at begins_at from")
private let lasting = BookingWords.ways("takes lasts for about takes_about lasting")
private let hedges = BookingWords.ways("about around roughly approx circa ca the")
private let factSigns: Set = [",", ";", "(", ")", ".", "!", "-", "–", "and"]
private let peopleLeads: Set = ["for", "party", "of", "table", "a", "all", "the", "only", "just"]
private let peopleNouns = BookingWords.ways(
  "people persons person pax ppl guests of_us adults covers seats places tickets ticket")
