internal import Session

extension LineReader {
  /// What a line orders with signs; `nil` where it is none of them, or anything of it is in doubt.
  func signed(_ tokens: [Token], of expanded: ExpandedLine, typed line: String) -> ReadResult? {
    guard let scene, session.cursor.trip != nil,
      tokens.contains(where: { $0.kind == .sign && noting.contains($0.text) }),
      let order = SignedOrder(context(expanded.text, tokens))
    else { return nil }
    for command in order.commands {
      let done = does(command.line, typed: line, orShows: command.verb.isEmpty) { utterance in
        guard utterance.intent.isPlainlySaid else { return false }
        switch Interpreter(scene).decide(utterance.intent) {
        case .commit(let commit):
          return !command.verb.isEmpty
            && commit.canonical.canonicalLine.hasPrefix(command.verb + " ")
            && !commit.canonical.steps.contains { $0.removesDay || $0.addsStops && !command.adds }
        case .reply: return command.verb.isEmpty
        case .ask, .perform, .lookUp, .fail: return false
        }
      }
      if let done { return done }
    }
    return nil
  }
}

extension Intent {
  fileprivate var removesDay: Bool {
    switch self {
    case .removeDay, .deleteTrip, .sweep, .list(.remove): true
    default: false
    }
  }
}

/// One of these stands in each line of which this reads anything.
private let noting: Set = [
  "→", "⇒", "➔", "➜", ">", "↔", "⇄", "⇆", "⇔", "-", "–", "—", ":", "=", "+", "✓", "✔", "✅", "☑",
]
