/// A number that is put right in the same breath: `cellar tour 10am no wait 10.30`, `22 euros each no
/// 21`, `at 15, ah no, at 16`.
struct DictatedCorrections {
  let tokens: [Token]

  /// What is to be written in place of what was said first; empty where nothing is put right.
  var changes: [(bytes: Range<Int>, text: String)] {
    for start in tokens.indices.dropFirst() {
      guard let (end, isPlain) = endOfCorrection(start), let new = number(at: end),
        let old = numberBefore(start)
      else { continue }
      let said = units(old.upperBound..<start)
      let meant = unit(behind: new)
      // `for ninety no ninety five euros`
      let isBare = said.isEmpty && old.upperBound == start && !meant.isDisjoint(with: money)
      // `pier 3 no 4`, `10:00 no 123`: a number may follow `no` and put nothing right.
      guard isPlain || isBare || (meant.isEmpty ? !said.isDisjoint(with: counted) : said == meant)
      else {
        continue
      }
      if !meant.isEmpty || said.isSubset(of: halves) {
        return [(tokens[old.lowerBound].bytes.lowerBound..<tokens[end].bytes.lowerBound, "")]
      }
      // The number alone: its units stand before it.
      guard new.upperBound == tokens.count, let last = tokens.last else { return [] }
      let text = tokens[new].map(\.text).joined(separator: " ")
      return [
        (bytes(hour(of: old)), text),
        (tokens[start - 1].bytes.upperBound..<last.bytes.upperBound, ""),
      ]
    }
    return []
  }

  /// `ten thirty`: the hour goes with its minutes.
  private func hour(of number: Range<Int>) -> Range<Int> {
    let before = number.lowerBound - 1
    guard before > 0, let hour = NumberWords.cardinal(in: tokens, from: before),
      hour.tokens.upperBound == number.lowerBound, (1..<25).contains(hour.value)
    else { return number }
    return before..<number.upperBound
  }

  private func bytes(_ range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].bytes.lowerBound..<tokens[range.upperBound - 1].bytes.upperBound
  }

  /// Where a number may follow words that take one back, and whether they do nothing else: `no` alone
  /// may stand for a number, `oh` for a nought.
  private func endOfCorrection(_ start: Int) -> (end: Int, isPlain: Bool)? {
    var index = start
    var words: [String] = []
    while index < tokens.count {
      if let phrase = DialogueWords.makingAnew.first(where: { says($0, at: index) }) {
        words.append(phrase.joined(separator: " "))
        index += phrase.count
        continue
      }
      guard taking.contains(tokens[index].folded) || tokens[index].says(",") else { break }
      if !tokens[index].says(",") { words.append(tokens[index].folded) }
      index += 1
    }
    guard (1..<4).contains(words.count), !words.allSatisfy(sighs.contains), words != ["wait"] else {
      return nil
    }
    let isPlain = words != ["no"] && !words.allSatisfy(DialogueWords.groans.contains)
    let lead = index
    while index < tokens.count, leading.contains(tokens[index].spoken) { index += 1 }
    return index < tokens.count ? (index, isPlain || index > lead) : nil
  }

  private func says(_ words: [String], at index: Int) -> Bool {
    tokens[index...].starts(with: words) { $0.says($1) }
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
    guard let found, found.lowerBound > 0, !endsHour(found.lowerBound) else { return nil }
    return found
  }

  /// `past eight`, `ten to nine`, but `up to twenty`.
  private func endsHour(_ index: Int) -> Bool {
    let before = tokens[index - 1].folded
    guard ["to", "till", "til"].contains(before) else { return clockWords.contains(before) }
    return index > 1
      && (clockWords.contains(tokens[index - 2].folded) || number(at: index - 2) != nil)
  }

  private func units(_ range: Range<Int>) -> Set<String> {
    Set(range.map { tokens[$0].folded }.filter { $0 != "," })
  }

  /// What a number counts, or that it is an hour.
  private func unit(behind number: Range<Int>) -> Set<String> {
    if number.count > 1, tokens[number.lowerBound].kind == .number { return ["o'clock"] }
    guard number.upperBound < tokens.count else { return [] }
    return isUnit(number.upperBound) ? [tokens[number.upperBound].folded] : []
  }

  private func isUnit(_ index: Int) -> Bool {
    halves.contains(tokens[index].folded) || counted.contains(tokens[index].folded)
  }
}

/// Groans take nothing back by themselves: the same unit has to be said again.
private let taking = DialogueWords.groans.union(["no", "wait", "sorry", "ah", "oh", "nope", "oops"])
private let sighs: Set = ["ah", "oh"]
private let leading: Set = ["at", "let's", "lets", "say", "make", "it", "that", "rather"]
private let clockWords: Set = ["past", "half", "quarter", "and"]
private let halves: Set = ["am", "pm", "h", "o'clock", "oclock"]
private let money: Set = ["euro", "euros", "eur", "€", "dollars", "pounds"]
private let counted = money.union([
  "each", "hour", "hours", "minute", "minutes",
  "min", "mins", "hrs", "hr", "days", "nights",
])
