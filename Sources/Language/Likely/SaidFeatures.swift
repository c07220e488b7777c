/// A line by what stands in it, for a guess of what is meant: its words and those next to each other,
/// with a sign in the place of each stop, day, time, length and amount, and how many of them there are.
struct SaidFeatures {
  let all: Set<String>

  init(_ spans: OpenSpans, _ range: Range<Int>) {
    var (words, index): ([String], Int) = ([], range.lowerBound)
    while index < range.upperBound {
      let (word, end) = SaidFeatures.word(at: index, spans, range.upperBound)
      words.append(word)
      index = end
    }
    var all = Set(words)
    if let first = words.first { all.insert("^" + first) }
    for (word, next) in zip(words, words.dropFirst()) { all.insert(word + " " + next) }
    for sign in ["<stop>", "<day>"] {
      let count = words.count { $0 == sign }
      all.insert("\(sign)\(min(count, 3))")
    }
    self.all = all
  }

  /// The word that stands for what begins at a token, and the token behind it.
  private static func word(
    at index: Int, _ spans: OpenSpans, _ limit: Int
  ) -> (word: String, end: Int) {
    let token = spans.lattice.tokens[index]
    if token.kind == .quoted { return ("<text>", index + 1) }
    var (best, end) = ("", index)
    for (type, sign) in signs {
      let longest = spans.spans(type, at: index, before: limit).map(\.end).max() ?? index
      if longest > end { (best, end) = (sign, longest) }
    }
    if end <= index + 1 {
      let isNumber =
        token.kind == .number || NumberWords.cardinal(in: spans.lattice.tokens, from: index) != nil
      if isNumber { return ("<number>", index + 1) }
    }
    return end > index ? (best, end) : (token.folded, index + 1)
  }

  private static let signs: [(RoleType, String)] = [
    (.oneStop, "<stop>"), (.day, "<day>"), (.slot(.duration), "<length>"),
    (.slot(.amount), "<amount>"), (.time, "<time>"), (.slot(.dates(of: .moved)), "<dates>"),
  ]
}
