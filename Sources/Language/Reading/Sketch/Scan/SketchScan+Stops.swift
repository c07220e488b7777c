internal import Session

/// The stops of the trip that a line names.
extension SketchScan {
  /// `the 09:35 from Waverley`, `the 8.15 to Wien Hbf`: what goes by its hour, a train.
  var tellsWay: Bool {
    pieces.contains { piece in
      guard case .hour(_, exact: true) = piece.fact,
        let link = context.token(piece.tokens.upperBound)
      else { return false }
      return ["from", "to"].contains(link.folded)
        && context.matches(["the"], at: piece.tokens.lowerBound - 1)
        && context.tokens[piece.tokens.lowerBound].kind == .number
    }
  }

  /// Those named in a part of the line, each by the longest words that mean just one.
  func stops(_ range: Range<Int>) -> [StopReference] { namedStops(range).map(\.stop) }

  /// `Blair Castle` is not the castle of Edinburgh.
  private func isBehindName(_ index: Int) -> Bool {
    guard index > 1, let token = context.token(index), let before = context.token(index - 1) else {
      return false
    }
    return [token, before].allSatisfy { $0.text.first?.isUppercase == true }
      && !words.lattice.isKnown(index - 1) && context.token(index - 2)?.kind != .sign
  }

  func namedStops(_ range: Range<Int>) -> [(stop: StopReference, tokens: Range<Int>)] {
    var found: [(stop: StopReference, tokens: Range<Int>)] = []
    for piece in pieces where piece.isWord && range.contains(piece.tokens.lowerBound) {
      let start = piece.tokens.lowerBound
      guard found.last.map({ $0.tokens.upperBound <= start }) ?? true,
        context.tokens[start].kind != .number, !isBehindName(start)
      else { continue }
      let spans = chart.spans(.knownStop, at: start).filter { $0.end <= range.upperBound }
      guard let span = spans.max(by: { $0.end < $1.end }), case .stops(let stops) = span.value,
        stops.count == 1, let stop = stops.first, case .named = stop
      else { continue }
      found.append((stop, start..<span.end))
    }
    return found
  }
}
