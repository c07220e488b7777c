internal import Session

/// The words of a part of a line, cut into tokens once.
struct PartWords {
  let text: String
  /// None where the text is none that can be read.
  let tokens: [Token]

  init(_ text: String) {
    self.text = text
    tokens = (try? Lexer.tokens(of: text)) ?? []
  }

  /// The same behind other words: `move` before `the Orsay to day 4`.
  func behind(_ words: String) -> PartWords { PartWords("\(words) \(text)") }

  /// Whether they begin as what is said of something does.
  var stateSomething: Bool { tokens.first.map { stating.contains($0.folded) } ?? false }

  /// Whether they speak of something by what was said before.
  var leanOnMention: Bool {
    tokens.contains { $0.kind == .word && mentioning.contains($0.folded) }
  }

  /// Whether they say what is to be with what was spoken of, and do not put that right: `put it on day
  /// 4`, not `no, make it day 4`.
  var speakOfIt: Bool {
    guard let first = tokens.first else { return false }
    return !TakingBack.mayBegin(first) && leanOnMention
  }

  /// Whether they speak of many stops at once, or hold a number that may be a stop's.
  var nameManyOrNumbers: Bool {
    tokens.indices.contains { index in
      if manyAtOnce.contains(tokens[index].folded) { return true }
      let isOther = index > 0 && beforeOtherNumbers.contains(tokens[index - 1].folded)
      return tokens[index].kind == .number && !isOther && !tokens[index].isGlued
    }
  }

  /// Those that tell something, folded: no small ones, and none with which commands begin.
  var telling: [String] {
    tokens.filter { $0.kind == .word || $0.kind == .quoted }
      .flatMap { folded($0.text).split(separator: " ").map(String.init) }
      .filter {
        $0.utf8.count > 2 && CommandTable.leads[$0] == nil && !["the", "day"].contains($0)
      }
  }
}

private let stating: Set = [
  "is", "takes", "lasts", "costs", "starts", "begins", "ends", "finishes", "opens", "needs",
]
private let mentioning: Set = ["it", "them", "that", "those", "these", "both", "there", "one"]
private let manyAtOnce: Set = ["everything", "all", "every", "them", "both", "those", "these"]
private let beforeOtherNumbers: Set = ["day", "at", "to", "for", "around", "until", "by"]
