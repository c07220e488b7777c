extension OpenClauses {
  /// The meanings of the whole line, and those of the commands that its words make likely, the
  /// likeliest first.
  func likeliest(_ likely: LikelyFrames) -> [Parse] {
    (parsesOfWhole + guessed(likely)).map { parse in
      let chance = likely.chance(of: parse.signature.verb)
      return (parse, parse.nearness(in: self) + OpenScore.likelihood(chance))
    }
    .enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
    .map(\.element.0)
  }

  /// The meanings that are commands which the words make likely, though none says so.
  private func guessed(_ likely: LikelyFrames) -> [Parse] {
    likely.verbs.prefix(3).filter { $0.chance > 0.05 }.compactMap(\.verb).flatMap { verb in
      Signatures.all.filter { $0.verb == verb && spans.context.isIn($0.scene) }
        .compactMap { signature in
          var search = OpenSearch(signature, spans, whole, guessed: true)
          return search.best()
        }
    }
  }
}

extension LineReader {
  /// The command that a canonical line is: for learning.
  package func verb(of canonical: String) -> Verb? { reading(of: canonical)?.verb }
}
