internal import World

/// A assistant over a fixed list of words, which completes the last word of the line.
struct ProbeAssistant: LineAssistant {
  func completions(for line: TypedLine) -> CompletionOffer {
    let word = String(line.beforeCursor.reversed().prefix { $0 != " " }.reversed())
    let candidates = ProbeAssistant.words.filter { $0.label.hasPrefix(word) }
    return CompletionOffer(replacing: word.unicodeScalars.count, candidates: candidates)
  }

  private static let words = [
    candidate("albania", "country"), candidate("albany", "city · United States"),
    candidate("porto", "city · Portugal"), candidate("日本", "wide"),
    candidate("evil", "\u{1B}[31mred\u{7}"), candidate("evident", ""),
  ]

  private static func candidate(_ word: String, _ summary: String) -> CompletionCandidate {
    CompletionCandidate(insertion: word + " ", label: word, summary: summary)
  }
}
