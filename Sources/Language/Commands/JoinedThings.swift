internal import Session

/// Things with nothing but `and` between them: `earplugs and padlock`; `salt and pepper` is one, and so
/// is `knee and elbow pads`.
struct JoinedThings {
  private let text: String
  private let words: [String]

  init(_ text: String) {
    self.text = text
    words = text.split(separator: " ").map(String.init)
  }

  /// The text alone where any of its joints may stand within the name of one thing.
  var things: [String] {
    let parts = words.split(omittingEmptySubsequences: false) { folded($0) == "and" }
    let isList =
      parts.count > 1 && parts.allSatisfy(isThing)
      && zip(parts, parts.dropFirst()).allSatisfy { !isOne($0, $1) }
    return isList ? parts.map { $0.joined(separator: " ") } : [text]
  }

  /// Few words, none of which says who has it or tells more than a name does.
  private func isThing(_ part: ArraySlice<String>) -> Bool {
    guard let last = part.last, head(part).count < 4 else { return false }
    return part.allSatisfy { word in
      word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        && !telling.contains(folded(word))
    } && last.contains(where: \.isLetter)
  }

  /// What stands before a preposition: `adapter for the car`.
  private func head(_ part: ArraySlice<String>) -> ArraySlice<String> {
    part.prefix { !leading.contains(folded($0)) }
  }

  private func isOne(_ one: ArraySlice<String>, _ other: ArraySlice<String>) -> Bool {
    let (left, right) = (head(one), head(other))
    guard let word = one.last.map({ folded($0) }), let next = right.first.map({ folded($0) }) else {
      return true
    }
    if pairs.contains("\(word) \(next)") { return true }
    let kind = CommonWords.kind(of: word)
    if kind == .describing { return true }
    // `knee and elbow pads`: both may tell of the word behind them, but for what is more than one.
    let isSeveral = word.hasSuffix("s") && kind.contains(.noun)
    return left.count < right.count && left.count == one.count && !isSeveral
      && CommonWords.kind(of: next) != .describing
  }
}

private let leading: Set = ["for", "of", "with", "from", "in", "on", "to", "against", "without"]
private let telling: Set = [
  "not", "no", "is", "are", "be", "i", "we", "you", "he", "she", "they", "it", "them", "go", "call",
  "buy", "book", "check", "then", "also", "when", "if", "that", "this", "leave", "bring", "pack",
]
private let pairs: Set = [
  "salt pepper", "bread butter", "bits bobs", "odds ends", "fish chips", "rock roll", "mac cheese",
  "gin tonic", "pick mix", "black white", "bed breakfast", "oil vinegar", "hook loop", "this that",
  "bells whistles", "half half", "lock key", "ball chain", "dungeons dragons", "snakes ladders",
]
