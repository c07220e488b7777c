internal import Session

extension LineReader {
  /// What a line says behind words that take back what was said: `sorry, i wanted to say friday`,
  /// `saturday, i meant`, `not sunday, monday`.
  func saidBetter(_ line: String) -> String? {
    guard var tokens = try? Lexer.tokens(of: line) else { return nil }
    let isMeant = tokens.dropClosingCorrection()
    let start = WordLattice(tokens).endOfRepair
    // `finally not thursday but saturday`
    let talk = start == nil ? WordLattice(tokens).behindTalk : 0
    guard let end = tokens.endOfRuledOut(from: start ?? talk) ?? start ?? (isMeant ? 0 : nil),
      end < tokens.count, let last = tokens.last
    else { return nil }
    let bytes = tokens[end].bytes.lowerBound..<last.bytes.upperBound
    return String(decoding: Array(line.utf8)[bytes], as: UTF8.self)
  }
}

extension [Token] {
  /// Without the signs at the end, and the words there that tell that something is put right: whether
  /// there were any.
  fileprivate mutating func dropClosingCorrection() -> Bool {
    dropClosingSigns()
    let words = map(\.folded)
    let closing = DialogueWords.closingCorrections.first { phrase in
      words.count > phrase.count && words.suffix(phrase.count).elementsEqual(phrase)
    }
    guard let closing else { return false }
    removeLast(closing.count)
    dropClosingSigns()
    return true
  }

  private mutating func dropClosingSigns() {
    while let last, last.kind == .sign { removeLast() }
  }

  /// The token behind what is ruled out at a token: `not lunch, i meant brunch`, `not 5 but 6`.
  fileprivate func endOfRuledOut(from start: Int) -> Int? {
    guard start + 1 < count, self[start].says("not"), !self[start + 1].says("not"),
      let cut = (start + 2..<Swift.max(start + 2, count)).first(where: {
        self[$0].says("but") || self[$0].kind == .sign && !self[$0].isGlued
          || self[$0].says(",")
      }), cut - start - 1 <= mostRuledOut
    else { return nil }
    let rest = WordLattice(Array(self[(cut + 1)...]))
    let begin = rest.endOfRepair ?? 0
    // `not lunch, remove the louvre` is an order of its own.
    guard begin < rest.tokens.count,
      !rest.edges[begin].contains(where: { $0.classes.meets(.orders) })
    else { return nil }
    return cut + 1 + begin
  }
}

/// So many words are ruled out at most.
private let mostRuledOut = 4

extension ReadResult {
  /// Whether it may be meant to put right what was done: it was not understood, or adds words that
  /// are no place.
  var mayPutRight: Bool {
    switch self {
    case .refused, .incomplete: true
    case .understood(let utterance):
      !utterance.saysAnew && utterance.intent.addsStops && utterance.looseNames?.isEmpty != true
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
    guard !isReadExactly, case .understood(var utterance) = self,
      case .add(var new) = utterance.intent,
      new.to == nil, new.position == nil, session.cursor.day == nil,
      session.cursor.mentionedStops > 0,
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

extension Collection<Token> {
  /// `oh dear, the Alexandra is full, make it the Imperial`: what is told is no name.
  var tellSomething: Bool {
    contains { $0.says(",") } && contains { Lexicon.shared.classes(of: $0.folded).has(.be) }
  }
}
