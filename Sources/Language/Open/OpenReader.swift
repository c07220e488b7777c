internal import Session

/// Reads a line by what its words are, wherever they stand: the reading of what no command begins.
struct OpenReader {
  let reader: LineReader
  /// What words and meanings are tried against; without it nothing is.
  let scene: Scene?
  let line: String
  let tokens: [Token]

  /// What came of a line; `nil` where it means nothing that is known.
  var result: OpenResult? {
    let table = OpenClauses(self, session: reader.session)
    guard let parts = table.parts(from: 0, inheriting: nil, depth: 0) else { return offer(table) }
    // Who asks `…?` and requests nothing wants to know, not to change.
    guard !table.onlyAsks || parts.allSatisfy({ $0.signature.traits.contains(.asks) }) else {
      return nil
    }
    return OpenDecision(parts: parts, scene: scene).result
  }

  /// The nearest meaning of the whole line, where not every word has a reason.
  private func offer(_ table: OpenClauses) -> OpenResult? {
    let range = table.whole
    guard !table.onlyAsks else { return nil }
    guard let best = table.parses(range, inheriting: nil).first else { return nil }
    return OpenDecision.offer(best, of: range.count, scene: scene)
  }
}

/// What is to be done with a line that was read openly.
enum OpenResult {
  case understood(Intent, spans: [Slot: Range<Int>], loose: [Range<Int>], titles: [Range<Int>])
  /// Probably meant, but not certainly enough to be done.
  case offered(Intent)
}
