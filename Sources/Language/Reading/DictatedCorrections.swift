/// A number that is put right in the same breath: `cellar tour 10am no wait 10.30`, `22 euros each no
/// 21`, `at 15, ah no, at 16`.
struct DictatedCorrections {
  let tokens: [Token]

  /// What is to be written in place of what was said first; empty where nothing is put right.
  var changes: [(bytes: Range<Int>, text: String)] {
    for start in tokens.indices.dropFirst() {
      guard let end = endOfCorrection(start), let new = number(at: end),
        let old = numberBefore(start)
      else { continue }
      let units = old.upperBound..<start
      let isFull =
        new.upperBound < tokens.count
        && (isUnit(new.upperBound) || tokens[new.upperBound].isGlued)
      if isFull || units.allSatisfy({ halves.contains(tokens[$0].folded) }) {
        return [(bytes(old.lowerBound..<end), "")]
      }
      // The number alone: its units stand before it.
      guard new.upperBound == tokens.count else { return [] }
      let text = tokens[new].map(\.text).joined(separator: " ")
      return [(bytes(old), text), (bytes(start..<tokens.count), "")]
    }
    return []
  }

  private func bytes(_ range: Range<Int>) -> Range<Int> {
    let end =
      range.upperBound < tokens.count
      ? tokens[range.upperBound].bytes.lowerBound : tokens[range.upperBound - 1].bytes.upperBound
    return tokens[range.lowerBound].bytes
      .lowerBound..<(range.upperBound < tokens.count && isBlankBefore(range.upperBound)
      ? tokens[range.upperBound - 1].bytes.upperBound
      : end)
  }

  private func isBlankBefore(_ index: Int) -> Bool { !tokens[index].isGlued }

  /// Where a number may follow words that take one back.
  private func endOfCorrection(_ start: Int) -> Int? {
    var index = start
    while index < tokens.count, tokens[index].says(",") { index += 1 }
    let begin = index
    while index < tokens.count, taking.contains(tokens[index].folded) || tokens[index].says(",") {
      index += 1
    }
    guard index > begin, index - begin < 5, taking.contains(tokens[begin].folded),
      !(index - begin == 1 && tokens[begin].says("wait"))
    else { return nil }
    while index < tokens.count, leading.contains(tokens[index].spoken) { index += 1 }
    return index < tokens.count ? index : nil
  }

  /// Digits, with what is glued to them, or a number in words.
  private func number(at index: Int) -> Range<Int>? {
    if tokens[index].kind == .number {
      var end = index + 1
      while end < tokens.count, tokens[end].isGlued, tokens[end].kind != .word { end += 1 }
      return index..<end
    }
    return NumberWords.cardinal(in: tokens, from: index).map { $0.tokens }
  }

  /// The number that ends right before words, units between.
  private func numberBefore(_ start: Int) -> Range<Int>? {
    var end = start
    while end > 0, isUnit(end - 1), start - end < 4 { end -= 1 }
    let found = (max(0, end - 4)..<end).lazy.compactMap { number(at: $0) }.first {
      $0.upperBound == end && ($0.lowerBound == 0 || !tokens[$0.lowerBound].isGlued)
    }
    // `half past eight no make that nine`: a part of an hour is no number of its own.
    guard let found, found.lowerBound > 0,
      !clockWords.contains(tokens[found.lowerBound - 1].folded)
    else { return nil }
    return found
  }

  private func isUnit(_ index: Int) -> Bool {
    halves.contains(tokens[index].folded) || units.contains(tokens[index].folded)
  }
}

private let taking: Set = ["no", "wait", "sorry", "ah", "oh", "nope", "oops"]
private let leading: Set = ["at", "let's", "lets", "say", "make", "it", "that", "rather"]
private let clockWords: Set = ["past", "to", "half", "quarter", "till", "til", "until", "and"]
private let halves: Set = ["am", "pm", "h", "o'clock", "oclock"]
private let units: Set = [
  "euro", "euros", "eur", "€", "dollars", "pounds", "each", "hour", "hours", "minute", "minutes",
  "min", "mins", "hrs", "hr", "days", "nights",
]
