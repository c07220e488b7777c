internal import Session

/// What a line says of dates, with a part of it and without.
struct SaidDates {
  private let tokens: [Token]
  private let context: DateContext

  init(_ tokens: [Token], _ context: DateContext) {
    (self.tokens, self.context) = (tokens, context)
  }

  /// Whether the dates are whole without a name: they stand before it, or begin behind it.
  func standsAlone(without name: Range<Int>) -> Bool {
    let read = Vocabulary.of(context.tongue).understanding(tokens)
    let before = name.lowerBound - 1
    for start in 0..<max(0, before) {
      let ends = ends(of: read, from: start)
      // `from monday to sat 5 june`
      if ends.contains(where: { $0 > name.lowerBound }) { return false }
      if ends.contains(where: { $0 <= before && isWhole(start..<$0) }) { return true }
    }
    var start = name.upperBound
    while start < tokens.count, start < name.upperBound + 2,
      leading.contains(tokens[start].folded)
    {
      start += 1
    }
    return !lacksMonth(start, behind: name)
      && (isDay(ofTrip: start) || ends(of: read, from: start).contains { isWhole(start..<$0) })
  }

  /// `march 3 - june 5`: the first day is that of the month before it.
  private func lacksMonth(_ start: Int, behind name: Range<Int>) -> Bool {
    start == name.upperBound && start + 2 < tokens.count && saysMonth(at: start - 1)
      && tokens[start].kind == .number && tokens[start + 1].kind != .number
      && !saysMonth(at: start + 1) && saysMonth(at: start + 2)
  }

  private func saysMonth(at index: Int) -> Bool { tokens[index].mayBeMonth }

  /// Whether a weekday stands here, not misspelt, that is the one of the date behind it.
  func isDay(at index: Int) -> Bool {
    guard Vocabulary.of(context.tongue).has(tokens[index]),
      tokens[index].dateWords?.contains(where: { word in
        switch word {
        case .weekday, .weekdayMark: true
        default: false
        }
      }) == true
    else { return false }
    let read = Vocabulary.of(context.tongue).understanding(tokens)
    let longest = DateRecogniser(context).spans(in: read, from: index).first
    if case .fault? = longest?.value { return false }
    return longest.map { $0.tokens.upperBound > index + 1 } ?? false
  }

  private func ends(of read: [Token], from start: Int) -> [Int] {
    guard start < tokens.count else { return [] }
    return DateRecogniser(context).spansOfPhrase(in: read, from: start).compactMap { span in
      if case .days = span.value { nil } else { span.tokens.upperBound }
    }
  }

  /// Whether a month, a day or a whole date in digits is said, and not only days of a month.
  private func isWhole(_ date: Range<Int>) -> Bool {
    date.contains { tokens[$0].dateWords?.contains { $0.isOfCalendar || $0.isUnit } == true }
      || date.count(where: { tokens[$0].kind == .number }) > 2
  }

  /// `day 2`.
  private func isDay(ofTrip index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].says("day")
      && (tokens[index + 1].kind == .number || tokens[index + 1].dateWords?.isEmpty == false)
  }
}

extension [Token] {
  /// Whether a word says a day, a month or a number, or digits are counted: `21st`.
  func saysDate(at index: Int) -> Bool {
    self[index].dateWords?.contains { !$0.isUnit } == true || countsDays(at: index)
  }

  /// `21st`.
  func countsDays(at index: Int) -> Bool {
    index >= 0 && index + 1 < count && self[index].kind == .number && self[index + 1].isGlued
      && ["st", "nd", "rd", "th"].contains(self[index + 1].folded)
  }
}

extension DateWord {
  /// Whether it says a day or a month by itself, and does not only count, or is what is counted.
  var isOfCalendar: Bool {
    switch self {
    case .month, .weekday, .weekdayMark, .offset, .weekend, .holiday: true
    case .cardinal, .ordinal, .unit: false
    }
  }

  fileprivate var isUnit: Bool { if case .unit = self { true } else { false } }
}

/// Words between a name and the dates behind it.
private let leading: Set = ["on", "from", "in", "for", "to", ",", "between", "starting"]
