internal import Session

/// What a line means by the likeliest of its readings.
struct LikelyMeaning {
  let intent: Intent
  /// How likely it is, between 0 and 1: less by each word that it has no reason for.
  let chance: Double
  let likely: LikelyVerbs
}

extension OpenReader {
  /// The likeliest meaning of the whole line by its words, as it may be offered.
  var likeliest: LikelyMeaning? {
    let table = OpenClauses(self, session: reader.session)
    guard !table.onlyAsks else { return nil }
    let likely = LikelyVerbs(SaidFeatures(table.spans, table.whole))
    for parse in table.likeliest(likely).prefix(OpenReader.mostOffered) {
      guard !parse.leansUnsaid, case .offered(let intent)? = offer(parse, table) else { continue }
      let chance = parse.unexplained.reduce(likely.chance(of: parse.signature.verb)) { chance, _ in
        chance * OpenReader.unexplained
      }
      return LikelyMeaning(intent: intent, chance: chance, likely: likely)
    }
    return nil
  }

  /// So much of its likelihood is left for each word that has no reason.
  private static let unexplained = 0.6
}

extension Parse {
  /// Whether it is about what was mentioned before, though no word says so.
  fileprivate var leansUnsaid: Bool {
    spans[.stop] == nil && spans[.stops] == nil
      && intent.canonicalLine.split(separator: " ").contains("it")
  }
}
