internal import Session

/// How long a trip takes that is told of for the first time: `3 nights`, `a week`, `five-day`.
struct FirstLengths {
  struct Length {
    var count: Int
    var isNights: Bool
    var tokens: Range<Int>

    /// In days, the first and the last of them counted.
    var days: Int { isNights ? count + 1 : count }
  }

  let chart: Chart
  let all: [Length]

  init(_ chart: Chart) {
    self.chart = chart
    var found: [Length] = []
    var index = 0
    while index < chart.context.tokens.count {
      if let length = FirstLengths.length(at: index, chart) {
        found.append(length)
        index = length.tokens.upperBound
      } else {
        index += 1
      }
    }
    all = found
  }

  /// Of the whole trip; `nil` where none is told, or one for each of several towns.
  ///
  /// Of `6 nights 7 days` the days are meant.
  func whole(besides dates: [FirstDates.Told]) -> Length? {
    let all = all.filter { length in !dates.contains { $0.tokens.overlaps(length.tokens) } }
    let days = all.filter { !$0.isNights }
    if all.count == 1 { return all[0] }
    return days.count == 1 && all.count == 2 ? days[0] : nil
  }

  private static func length(at start: Int, _ chart: Chart) -> Length? {
    let context = chart.context
    if context.matches(["fortnight"], at: start) {
      return context.beginsNow(start + 1)
        ? nil : Length(count: 14, isNights: false, tokens: start..<start + 1)
    }
    guard let (count, end) = context.count(at: start, chart), (1...366).contains(count) else {
      return nil
    }
    var unit = end
    while let token = context.token(unit),
      ["-", "full", "whole", "long", "more", "short"].contains(token.folded)
    {
      unit += 1
    }
    guard let word = context.token(unit), !context.beginsNow(unit + 1),
      // `120 euros a night`
      end > start + 1 || !["a", "an"].contains(context.tokens[start].folded)
        || !chart.isPriced(start)
    else { return nil }
    let tokens = start..<unit + 1
    if nights.contains(word.folded) { return Length(count: count, isNights: true, tokens: tokens) }
    if days.contains(word.folded) { return Length(count: count, isNights: false, tokens: tokens) }
    guard weeks.contains(word.folded) else { return nil }
    return Length(count: count * 7, isNights: false, tokens: tokens)
  }

  private static let nights: Set = ["night", "nights", "nts", "nt", "nite", "nites"]
  private static let days: Set = ["day", "days"]
  private static let weeks: Set = ["week", "weeks", "wk", "wks"]
}

extension Chart {
  /// Whether an amount ends where a token stands.
  fileprivate func isPriced(_ end: Int) -> Bool {
    (max(0, end - 4)..<end).contains { start in
      spans(.amount, at: start).contains { $0.end == end }
    }
  }
}

extension ChartContext {
  /// `from today`, `from now`, `before`: of which a length is no trip's.
  fileprivate func beginsNow(_ index: Int) -> Bool {
    ["from", "after", "before"].contains(token(index)?.folded)
      && (token(index)?.says("from") != true
        || ["today", "now", "tomorrow"].contains(token(index + 1)?.folded))
      || matches(["later"], at: index) || matches(["ago"], at: index)
  }

  /// Whether a number ends before a token: no noun stands there that it counts, nor a currency.
  func countsNothing(at index: Int) -> Bool {
    guard let token = token(index) else { return true }
    if token.kind == .sign { return endingCounts.contains(token.folded) }
    return token.kind == .word
      && Lexicon.shared.classes(of: token.spoken).meets(
        ClassSet([.preposition, .joining, .function, .pronoun, .go]))
  }

  /// A whole number in digits or words; `a` is one.
  func count(at start: Int, _ chart: Chart) -> (Int, end: Int)? {
    if matches(["a", "couple", "of"], at: start) { return (2, start + 3) }
    if let number = chart.wholeNumber(at: start) { return (number, start + 1) }
    if let word = NumberWords.cardinal(in: tokens, from: start) {
      return (word.value, word.tokens.upperBound)
    }
    guard let token = token(start) else { return nil }
    if ["a", "an"].contains(token.folded) { return (1, start + 1) }
    // `4days`, `2kids`: the digits are a token of their own, whatever is glued to them.
    guard token.kind == .number, let number = Int(token.text) else { return nil }
    return (number, start + 1)
  }
}

private let endingCounts: Set = [",", ".", ";", "!", "(", ")", ":", "-", "–", "?"]
