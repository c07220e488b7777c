internal import World

/// What is shown behind the line because it likely goes on so, and what taking it does.
struct Ghost: Equatable {
  let shown: [Unicode.Scalar]
  let whole: TextEdit

  /// The rest of a line that was entered before.
  init?(line: String, goingOnFrom text: [Unicode.Scalar]) {
    let rest = Array(PasteCleaner.cleanLine(line).unicodeScalars.dropFirst(text.count))
    guard !rest.isEmpty, !line.unicodeScalars.contains("\n") else { return nil }
    shown = rest
    whole = TextEdit(deleting: 0, inserting: rest)
  }

  /// What the assistant holds to be likely.
  init?(_ next: Continuation?) {
    guard let next, !next.shown.isEmpty else { return nil }
    shown = Array(PasteCleaner.cleanLine(next.shown).unicodeScalars)
    whole = TextEdit(
      deleting: max(0, next.replacing),
      inserting: Array(PasteCleaner.cleanLine(next.insertion).unicodeScalars))
  }

  /// As far as the end of the next word.
  var word: TextEdit {
    let blanks = shown.prefix { $0 == " " }.count
    let length = blanks + shown.dropFirst(blanks).prefix { $0 != " " }.count
    guard length < shown.count else { return whole }
    return TextEdit(deleting: 0, inserting: Array(shown[..<length]))
  }
}
