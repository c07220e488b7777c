internal import World

/// An assistant with a fixed list of words, which completes the last word of the line.
///
/// Behind `at ` the words appear while they are typed; `go` is a verb, digits are times, and behind
/// `show` likely comes `trip`; an open `"` has the line go on, and `abbr` stands for more words. About `go until FIFO 12` it thinks until the test opens the FIFO, and
/// therefore lines with `until` are no quick ones.
struct ProbeAssistant: LineAssistant {
  func completions(for line: TypedLine) -> CompletionOffer {
    let word = lastWord(line.beforeCursor)
    let candidates = ProbeAssistant.words.filter { $0.label.hasPrefix(word) }
    return CompletionOffer(replacing: word.unicodeScalars.count, candidates: candidates)
  }

  func advice(on line: TypedLine) -> LineAdvice {
    let words = line.text.split(separator: " ")
    if words.count == 4, words[1] == "until", words[3] == "12" { waitForWriter(String(words[2])) }
    var advice = LineAdvice(styles: styles(line.text), next: next(line.text), list: list(line))
    let rows = line.text.split(separator: "\n", omittingEmptySubsequences: false)
    var quotes = 0
    for (row, text) in rows.enumerated() {
      if quotes % 2 == 1 { advice.rowsGoingOn.insert(row) }
      quotes += text.count { $0 == "\"" }
    }
    advice.isOpen = quotes % 2 == 1
    advice.written = line.text.hasPrefix("abbr ") ? "written out " + line.text.dropFirst(5) : nil
    return advice
  }

  func isQuick(on line: TypedLine) -> Bool { !line.text.contains("until") }

  private func styles(_ text: String) -> [StyledPart] {
    var parts: [StyledPart] = []
    var start = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let end = start + word.unicodeScalars.count
      if word == "go" { parts.append(StyledPart(start..<end, .verb)) }
      if !word.isEmpty, word.allSatisfy(\.isNumber) {
        parts.append(StyledPart(start..<end, .when))
      }
      start = end + 1
    }
    return parts
  }

  private func next(_ text: String) -> Continuation? {
    if text == "show" { return Continuation(insertion: " trip of mine") }
    return text == "go PAL" ? Continuation(replacing: 3, insertion: "Palácio ", shown: "ácio") : nil
  }

  private func list(_ line: TypedLine) -> LiveList? {
    let words = line.beforeCursor.split(separator: " ", omittingEmptySubsequences: false)
    guard !line.holdsRow, words.dropLast().last == "at", let topic = words.last, !topic.isEmpty
    else { return nil }
    let offer = completions(for: line)
    return LiveList(topic: String(topic), offer: offer, note: topic.hasPrefix("s") ? "asking" : nil)
  }

  private func lastWord(_ text: String) -> String {
    String(text.reversed().prefix { $0 != " " }.reversed())
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
