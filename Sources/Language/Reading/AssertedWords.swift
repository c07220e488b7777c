internal import Session

/// Reads what is asserted: loosely in its small words, and in dates, days, times and numbers as
/// every command does.
struct AssertedWords {
  let chart: Chart
  /// The tokens that say something, behind the word that asserts.
  private let at: [Int]

  init(_ chart: Chart) {
    self.chart = chart
    let tokens = chart.context.tokens
    var kept: [Int] = []
    for index in tokens.indices.dropFirst() {
      let token = tokens[index]
      // `a9.trip` begins with no article.
      let isApart = index + 1 == tokens.count || !tokens[index + 1].isGlued
      let isSpare = token.kind != .quoted && isApart && spare.contains(token.folded)
      // A small word inside of a name belongs to it.
      if !isSpare { kept.append(index) }
    }
    while let last = kept.last, tokens[last].kind != .quoted,
      [".", "!", "?"].contains(tokens[last].folded)
    {
      kept.removeLast()
    }
    at = kept
  }

  var fact: Condition.Fact? {
    guard !at.isEmpty else { return nil }
    return ofTrip ?? counted ?? none ?? ofDay ?? named ?? stop
  }

  var count: Int { at.count }

  private func word(_ index: Int) -> String {
    guard index >= 0, index < count, token(index).kind != .quoted else { return "" }
    return token(index).folded
  }

  private func token(_ index: Int) -> Token { chart.context.tokens[at[index]] }

  func says(_ index: Int, _ words: Set<String>) -> Bool { words.contains(word(index)) }

  /// The words of a name, small ones between them too.
  func name(_ range: Range<Int>) -> String? {
    guard let first = range.first, let last = range.last else { return nil }
    return oneLine(chart.context.text(at[first]..<at[last] + 1))
  }

  /// What stands there and ends there.
  func value(_ type: SlotType, _ range: Range<Int>) -> SlotValue? {
    guard let first = range.first, let last = range.last else { return nil }
    return chart.spans(type, at: at[first]).first { $0.end == at[last] + 1 }?.value
  }

  private func number(_ index: Int) -> Int? {
    if says(index, ["no", "zero"]) { return 0 }
    guard index < count, case .integer(let number)? = value(.integer, index..<index + 1) else {
      return nil
    }
    return number
  }

  func day(_ range: Range<Int>) -> DayReference? {
    guard case .day(let day)? = value(.day(bareNumber: false), range) else { return nil }
    return day
  }

  private func noun(_ index: Int) -> Condition.Counted? {
    Condition.Counted.allCases.first {
      [$0.rawValue, String($0.rawValue.dropLast())].contains(word(index))
    }
  }

  // MARK: the trip

  private var ofTrip: Condition.Fact? {
    if says(0, ["destination"]), count > 1 { return name(1..<count).map { .goesTo($0) } }
    guard says(0, ["trip"]), count > 2 else { return nil }
    // `the trip is 3 days long`, `the trip lasts 3 days`
    let start = says(1, ["lasts", "takes", "is"]) ? 2 : 1
    let end = says(count - 1, ["long"]) ? count - 1 : count
    if start < end - 1, let noun = noun(end - 1), let number = howMany(start..<end - 1) {
      return .counts(noun, number)
    }
    if says(1, ["starts", "begins", "start", "begin", "ends", "end"]) {
      let from = says(2, ["on", "at"]) ? 3 : 2
      guard case .date(let date)? = value(.date(of: .open), from..<count) else { return nil }
      return word(1).hasPrefix("e") ? .ends(date) : .starts(date)
    }
    if says(1, ["goes", "go", "leads"]), says(2, ["to"]), count > 3 {
      return name(3..<count).map { .goesTo($0) }
    }
    if says(1, ["called", "named"]) { return name(2..<count).map { .called($0) } }
    if says(1, ["has", "have"]), let noun = noun(count - 1), let number = howMany(2..<count - 1) {
      return .counts(noun, number)
    }
    return nil
  }

  /// `5 days`, `at least 3 stops on day 2`, `no ideas`, `3 trips`.
  private var counted: Condition.Fact? {
    if count == 2, let number = number(0),
      says(1, ["trips"]) || number == 1 && says(1, ["trip"])
    {
      return .trips(number)
    }
    guard let place = (1..<max(count, 1)).prefix(4).first(where: { noun($0) != nil }),
      let noun = noun(place), let number = howMany(0..<place)
    else { return nil }
    if place == count - 1 { return .counts(noun, number) }
    guard noun == .stops, says(place + 1, ["on", "in", "for"]), let day = day(place + 2..<count)
    else { return nil }
    return .stopsOfDay(day, number)
  }

  /// `3`, `no`, `at least 3`; nothing but a small word, as in `has a stop`, is any.
  private func howMany(_ range: Range<Int>) -> HowMany? {
    guard !range.isEmpty else { return .atLeast(1) }
    return HowMany(range.map(word)) { last in
      range.last.flatMap { word($0) == last ? number($0) : nil }
    }
  }

  private var none: Condition.Fact? {
    // `nothing on day 3`
    if says(0, ["nothing"]), count > 1 {
      let start = says(1, ["on", "for", "in"]) ? 2 : 1
      return day(start..<count).map { .stopsOfDay($0, .exactly(0)) }
    }
    guard says(0, ["no", "not"]), count > 1 else { return nil }
    if count == 2, says(1, ["findings", "finding", "warnings"]) {
      return .noFindings(errorsOnly: false)
    }
    if count == 2, says(1, ["errors", "error"]) { return .noFindings(errorsOnly: true) }
    if says(1, ["alias"]), count == 3 { return name(2..<3).map { .noAlias($0) } }
    if says(1, ["trip"]), count > 2 {
      return name((says(2, ["called", "named"]) ? 3 : 2)..<count).map { .noTrip($0) }
    }
    let (end, day, time) = tail(from: 2)
    // What is not understood must not look as if it were so.
    guard says(0, ["no"]), !(1..<end).contains(where: { Condition.saysMore(word($0)) }) else {
      return nil
    }
    return name(1..<end).map { .noStop($0, day: day, at: time) }
  }

  // MARK: days

  /// `day 2 has 3 stops`, `friday is empty`, `day 2 selected`.
  private var ofDay: Condition.Fact? {
    if says(count - 1, ["selected", "open"]), let day = day(0..<count - 1) {
      return .daySelected(day)
    }
    if says(count - 1, ["empty", "free"]), let day = day(0..<count - 1) {
      return .stopsOfDay(day, .exactly(0))
    }
    if let verb = (1..<max(count, 1)).first(where: { says($0, ["called", "named"]) }),
      verb < count - 1, let day = day(0..<verb)
    {
      return name(verb + 1..<count).map { .dayCalled(day, $0) }
    }
    guard let verb = (1..<max(count, 1)).first(where: { says($0, ["has", "have"]) }),
      let day = day(0..<verb)
    else { return nil }
    if verb == count - 2, says(count - 1, ["nothing"]) { return .stopsOfDay(day, .exactly(0)) }
    guard verb < count - 1, noun(count - 1) == .stops, let number = howMany(verb + 1..<count - 1)
    else { return nil }
    return .stopsOfDay(day, number)
  }
}

private let spare: Set = [
  "the", "a", "an", "that", "there", "is", "are", "exactly", "please", "now", "planned", "still",
]
