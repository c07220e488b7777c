/// `at 16.30 h`, `dinner 20.00 h`, `at 13 h`: hours of the day as much of Europe writes them.
extension TimeGrammar {
  /// Such a time, the letter with it.
  static let withLetter = Rule<SaidTime>(.any(.number)) { tokens, start in
    guard isHourWithLetter(tokens, at: start), let hour = Int(tokens[start].text) else {
      // `at 13 h`
      guard start > 0, start + 1 < tokens.count, leading.contains(tokens[start - 1].folded),
        tokens[start].kind == .number, tokens[start].text.utf8.count < 3,
        let hour = Int(tokens[start].text), hour < 24, tokens[start + 1].says("h")
      else { return [] }
      return [Rule<SaidTime>.Reading(value: .clock(hour: hour, minute: 0), end: start + 2)]
    }
    let minute = Int(tokens[start + 2].text) ?? 0
    return [Rule<SaidTime>.Reading(value: .clock(hour: hour, minute: minute), end: start + 4)]
  }

  /// Whether `16.30 h` begins here, and is no length: `for 7.50 h`, `takes 13.15 h` are.
  static func isHourWithLetter(_ tokens: RuleInput, at start: Int) -> Bool {
    guard start > 0, start + 3 < tokens.count, ["h", "hr"].contains(tokens[start + 3].folded),
      tokens[start].kind == .number, tokens[start + 1].says("."), tokens[start + 1].isGlued,
      tokens[start + 2].kind == .number, tokens[start + 2].isGlued,
      tokens[start + 2].text.utf8.count == 2, let hour = Int(tokens[start].text), hour < 24,
      let minute = Int(tokens[start + 2].text), minute < 60
    else { return false }
    if leading.contains(tokens[start - 1].folded) { return true }
    return hour > 12 && minute % 15 == 0 && !tokens[0].says("stay")
      && !beforeLengths.contains(tokens[start - 1].folded)
  }

  private static let leading: Set = ["at", "until", "till", "til", "by", "from", "um", "@"]
  private static let beforeLengths: Set = [
    "for", "stay", "takes", "take", "lasts", "last", "about", "of", "ride", "drive", "walk", "hike",
    "is", "around", "in", "another",
  ]
}
