internal import Session

extension BookingReader {
  /// What may stand behind a booking in any order, each behind its own word.
  mutating func option() -> Int? {
    guard let (option, start) = optionWord(at: index), start < context.tokens.count else {
      return nil
    }
    switch option {
    case .reference: return written(start, \.reference)
    case .seat: return written(start, \.seat)
    case .paidBy: return written(start, \.paidBy)
    case .note:
      guard new.note == nil else { return nil }
      let isQuoted = context.tokens[start].kind == .quoted
      let end = isQuoted ? start + 1 : context.tokens.count
      new.note = context.text(start..<end)
      return end
    case .cost:
      guard new.cost == nil, let longest = amount(at: start) else { return nil }
      switch longest.value {
      case .amount(let amount): new.cost = amount
      case .fault(let found): fault = fault ?? found
      default: return nil
      }
      return longest.end
    case .checkIn: return stayTime(start, \.time)
    case .checkOut: return stayTime(start, \.checkOut)
    }
  }

  /// The longest amount; a word behind it that is no currency may go on with the booking.
  private func amount(at start: Int) -> Span? {
    let spans = chart.spans(.price, at: start).filter { span in
      // Who paid is told apart.
      if case .amount(let amount) = span.value { amount.payer == nil } else { true }
    }.sorted { $0.end < $1.end }
    let plain = spans.last { if case .amount = $0.value { true } else { false } }
    guard let plain else { return spans.last }
    let goesOn = optionWord(at: plain.end) != nil || context.matches([","], at: plain.end)
    return goesOn ? plain : spans.last
  }

  private enum Option {
    case reference, seat, note, cost, paidBy, checkIn, checkOut
  }

  private func optionWord(at index: Int) -> (Option, Int)? {
    for (option, ways) in BookingReader.options {
      for words in ways where context.matches(words, at: index) {
        return (option, index + words.count)
      }
    }
    return nil
  }

  /// Text in quotes, or words up to what is something else.
  private mutating func written(
    _ start: Int, _ path: WritableKeyPath<NewBooking, String?>
  ) -> Int? {
    guard new[keyPath: path] == nil, !endsText(start) else { return nil }
    var end = start + 1
    if context.tokens[start].kind != .quoted {
      while end < context.tokens.count, optionWord(at: end) == nil, !endsText(end) { end += 1 }
    }
    new[keyPath: path] = text(start..<end)
    return new[keyPath: path] == nil ? nil : end
  }

  private func endsText(_ index: Int) -> Bool {
    let token = context.tokens[index]
    return token.kind != .quoted && !token.isGlued && textEnds.contains(token.folded)
      && (token.folded == "," || context.endOfGlued(from: index) == index + 1)
  }

  /// `The Reference`: written large, and nothing that it might lead to stands behind it.
  private func isOfName(_ index: Int) -> Bool {
    guard !kind.isJourney, context.tokens[index].text.first?.isUppercase == true,
      let (option, start) = optionWord(at: index), start < context.tokens.count
    else { return false }
    return [.reference, .seat, .paidBy].contains(option) && endsText(start)
  }

  private mutating func stayTime(
    _ start: Int, _ path: WritableKeyPath<NewBooking, ClockTime?>
  ) -> Int? {
    let at = ["at", "from", "by"].contains { context.matches([$0], at: start) } ? start + 1 : start
    guard kind == .hotel, new[keyPath: path] == nil, at < context.tokens.count else { return nil }
    let longest = chart.spans(.time, at: at).max { $0.end < $1.end }
    guard let longest, let time = longest.value.time else { return nil }
    new[keyPath: path] = time
    return longest.end
  }

  // MARK: - Names

  /// Where the words end that are a name: before what is something else, and where a name in quotes
  /// or a pin ends.
  func endOfName(from start: Int, isHead: Bool = false) -> Int {
    var end = start
    if !isHead, context.token(start)?.kind == .quoted {
      guard context.matches(["@"], at: start + 1),
        let (last, _) = chart.coordinates(at: start + 2)
      else { return start + 1 }
      return last
    }
    while end < context.tokens.count, end == start || !endsName(end, from: start) {
      if context.matches(["@"], at: end), let (last, _) = chart.coordinates(at: end + 1) {
        end = last
      } else if end == start || isHead && endsNumber(end),
        let (last, _) = chart.coordinates(at: end)
      {
        end = last
      } else {
        end += 1
      }
    }
    return min(end, context.tokens.count)
  }

  /// Whether the number of a journey may end before this token.
  private func endsNumber(_ index: Int) -> Bool {
    [.quoted, .number].contains(context.tokens[index - 1].kind)
  }

  private func endsName(_ index: Int, from start: Int) -> Bool {
    let token = context.tokens[index]
    guard token.kind != .quoted else { return false }
    if [",", "+", "→"].contains(token.folded) { return true }
    if optionWord(at: index) != nil, !isOfName(index) { return true }
    if token.isGlued { return false }
    if nameEnds.contains(token.folded) || journeyEnds.contains(token.folded), kind.isJourney {
      return true
    }
    if ["to", "from", "on", "at", "in", "for"].contains(token.folded), !kind.isJourney {
      return !isInside(token.folded, index)
    }
    if token.kind == .sign, ["-", "–", "—"].contains(token.folded) { return true }
    let isDay = chart.spans(.day(bareNumber: false), at: index).contains { $0.score > 0 }
    let isRange = kind == .hotel && !chart.spans(.dates(of: .open), at: index).isEmpty
    let isTime = chart.spans(.clearTime, at: index).contains { $0.end > index + 1 }
    return isDay || isRange || isTime
  }

  /// `Inn at the Park`: words that lead to nothing else here.
  private func isInside(_ word: String, _ index: Int) -> Bool {
    switch word {
    case "at":
      return clockSpan(at: index + 1) == nil && (new.name != nil || new.nights == nil)
    case "for":
      return chart.spans(.duration, at: index + 1).isEmpty
        && chart.wholeNumber(at: index + 1) == nil
        && NumberWords.cardinal(in: context.tokens, from: index + 1) == nil
    default: return false
    }
  }

  /// A place that these tokens are; `nil` where they are none.
  func place(_ range: Range<Int>) -> PlaceReference? {
    guard !range.isEmpty else { return nil }
    for span in chart.spans(.place, at: range.lowerBound) where span.end == range.upperBound {
      if case .place(let place) = span.value { return place }
    }
    return nil
  }

  func text(_ range: Range<Int>) -> String? {
    let text = oneLine(context.text(range))
    return text.isEmpty ? nil : text
  }

  private static let options: [(Option, [[String]])] = [
    (
      .reference,
      [
        ["ref"], ["reference"], ["booking", "reference"], ["confirmation"], ["pnr"],
        ["confirmation", "number"], ["booking", "code"],
      ]
    ),
    (.seat, [["seat"], ["seats"]]),
    (.note, [["note"]]),
    (.cost, [["cost"], ["costs"], ["costing"]]),
    (.paidBy, [["paid", "by"]]),
    (
      .checkIn,
      [["check", "-", "in"], ["check", "in"], ["checkin"], ["checking", "in"]]
    ),
    (
      .checkOut,
      [["check", "-", "out"], ["check", "out"], ["checkout"], ["checking", "out"]]
    ),
  ]
}

private let textEnds: Set = ["on", "at", "from", "to", "for", "in", ","]
private let nameEnds: Set = ["to", "from", "on", "at", "until", "till"]
private let journeyEnds: Set = [
  "leaving", "departing", "leaves", "departs", "arriving", "arrives", "landing", "lands",
]
