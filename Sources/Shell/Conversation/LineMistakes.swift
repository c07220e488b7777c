/// Which of the lines that were entered came to nothing, for the history of lines.
///
/// A line that is asked about waits for its answer: once somebody agrees to what was offered, it has
/// come to something.
struct LineMistakes {
  /// What a line was taken for.
  enum Role {
    case command
    case answer
  }

  /// That of the line that is carried out; `nil` where it was none of them.
  var role: Role?
  /// Those that are certain since the last line.
  private(set) var told: [String] = []
  /// The line that an open question doubts.
  private var asked: String?

  /// No question is open any more, and none was answered.
  mutating func leave() {
    told = asked.map { [$0] } ?? []
    asked = nil
  }

  /// What became of a line; `isAsked` where a question is open behind it.
  mutating func settle(_ line: String, _ end: Outcome.End, isAsked: Bool) {
    told = []
    guard let role else { return }
    if let asked, role == .command || end.isFailed && !isAsked { told.append(asked) }
    if role == .command || !isAsked { asked = nil }
    guard end.isOfMistake else { return }
    if end.isFailed { told.append(line) } else if role == .command { asked = line }
  }
}
