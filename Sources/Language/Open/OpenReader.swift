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
    guard let parts = table.parts(from: 0, inheriting: nil, depth: 0) else {
      return question(table) ?? offer(table)
    }
    // Who asks `…?` and requests nothing wants to know, not to change.
    guard !table.onlyAsks || parts.allSatisfy({ $0.signature.traits.contains(.asks) }) else {
      return nil
    }
    return OpenDecision(parts: parts, scene: scene).result
  }

  /// What a question asks of which not every word is known: to show something changes nothing.
  private func question(_ table: OpenClauses) -> OpenResult? {
    guard table.onlyAsks || table.asksAtBeginning else { return nil }
    let found = table.parsesOfWhole.first {
      $0.signature.traits.contains(.asks) && $0.blocking.isEmpty && $0.hasAct
        && $0.unexplained.count <= max(1, table.whole.count / 4)
        && $0.unexplained.allSatisfy(table.saysNothing)
    }
    return found.flatMap { OpenDecision(parts: [$0], scene: scene).result }
  }

  /// So many meanings are tried; what the first of them names may not be there.
  private static let mostOffered = 4

  /// The nearest meaning of the whole line, where not every word has a reason.
  private func offer(_ table: OpenClauses) -> OpenResult? {
    guard !table.onlyAsks else { return nil }
    let found = table.parsesOfWhole
    guard let best = found.first else { return nil }
    for parse in found.prefix(OpenReader.mostOffered)
    where parse.points > best.points + OpenScore.unexplained {
      if let offer = OpenDecision.offer(parse, of: table.whole.count, scene: scene) {
        return offer
      }
    }
    return nil
  }
}

/// What is to be done with a line that was read openly.
enum OpenResult {
  case understood(Intent, spans: [Slot: Range<Int>], loose: [Range<Int>], titles: [Range<Int>])
  /// Probably meant, but not certainly enough to be done.
  case offered(Intent)
}
