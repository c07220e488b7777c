internal import Session

extension LineReader {
  /// `also note on it: parking is free`: what is noted also keeps what is noted there.
  func besideNotes(_ read: ReadResult, _ line: String) -> ReadResult {
    guard case .understood(var utterance) = read, !utterance.isCanonical,
      utterance.intent.notesAnew, let tokens = try? Lexer.tokens(of: line),
      tokens.prefix(2).contains(where: { $0.says("also") })
    else { return read }
    utterance.intent = utterance.intent.addingNote
    return .understood(utterance)
  }
}

extension Intent {
  /// Whether one note is written, in place of another that may be there.
  fileprivate var notesAnew: Bool {
    switch self {
    case .note(_, .some), .booking(.note(_, .some)): true
    default: false
    }
  }

  fileprivate var addingNote: Intent {
    switch self {
    case .note(let target, let text?): .addNote(target, text)
    case .booking(.note(let booking, let text?)): .booking(.addNote(booking, text))
    default: self
    }
  }
}
