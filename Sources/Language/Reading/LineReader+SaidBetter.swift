internal import Session

extension LineReader {
  /// What a line says behind words that take back what was said: `sorry, i wanted to say friday`.
  func saidBetter(_ line: String) -> String? {
    guard var tokens = try? Lexer.tokens(of: line) else { return nil }
    while let last = tokens.last, last.kind == .sign { tokens.removeLast() }
    // `saturday, I meant`
    let isMeant =
      tokens.count > 2 && ["mean", "meant"].contains(tokens[tokens.count - 1].folded)
      && tokens[tokens.count - 2].says("i")
    if isMeant { tokens.removeLast(2) }
    while isMeant, let last = tokens.last, last.kind == .sign { tokens.removeLast() }
    let end = WordLattice(tokens).endOfRepair ?? (isMeant ? 0 : nil)
    guard let end, end < tokens.count, let last = tokens.last else { return nil }
    let bytes = tokens[end].bytes.lowerBound..<last.bytes.upperBound
    return String(decoding: Array(line.utf8)[bytes], as: UTF8.self)
  }
}

extension ReadResult {
  /// Whether it may be meant to put right what was done: it was not understood, or adds words that
  /// are no place.
  var mayPutRight: Bool {
    switch self {
    case .refused, .incomplete: true
    case .understood(let utterance):
      utterance.intent.addsStops && utterance.looseNames?.isEmpty != true
    case .nothing: false
    }
  }

  /// Whether it puts right what was done.
  var isPutRight: Bool {
    switch self {
    case .understood(let utterance): !utterance.intent.addsStops || utterance.intent.replaces
    case .refused, .incomplete, .nothing: false
    }
  }

  /// `and the castle in the afternoon`: on the day that was spoken of.
  func goingOn(_ line: String, _ session: Session) -> ReadResult {
    guard case .understood(var utterance) = self, case .add(var new) = utterance.intent,
      new.to == nil, new.position == nil, session.cursor.day == nil,
      case .stops? = session.cursor.mentioned,
      let first = line.split(separator: " ").first,
      ["and", "then", "also"].contains(folded(String(first)))
    else { return self }
    new.to = .day(.mentioned)
    utterance.intent = .add(new)
    return .understood(utterance)
  }

  func said(as line: String) -> ReadResult {
    guard case .understood(var utterance) = self else { return self }
    utterance.line = line
    utterance.spans = [:]
    utterance.whole = 0..<line.utf8.count
    return .understood(utterance)
  }
}

extension Intent {
  /// Whether it takes away what it puts something else in place of.
  fileprivate var replaces: Bool {
    guard case .several(let parts) = self, case .removeStops? = parts.first else { return false }
    return true
  }
}
