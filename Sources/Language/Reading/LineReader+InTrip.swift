internal import Session

extension LineReader {
  /// What a line means that has a meaning only in a trip, where none is open: the answer will say so.
  func meaningInTrip(_ tokens: [Token], of expanded: ExpandedLine) -> Intent? {
    guard session.cursor.trip == nil else { return nil }
    var reader = self
    reader.opensTrip = true
    let open = OpenReader(reader: reader, scene: nil, line: expanded.text, tokens: tokens)
    let best = OpenClauses(open, session: session).parsesOfWhole.first
    guard let best, best.isClean, best.hasAct || best.spans.count > 1, best.signature.scene != .any,
      !best.signature.traits.contains(.asks)
    else { return nil }
    return best.intent
  }
}
