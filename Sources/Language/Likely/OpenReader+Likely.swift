internal import Session

/// What a line means by the likeliest of its readings.
struct LikelyMeaning {
  let intent: Intent
  /// How likely it is, between 0 and 1: less by each word that it has no reason for.
  let chance: Double
  /// Whether it only looks, so that nothing is lost where it was not meant.
  var isLook = false
  /// Whether it is what the line says behind words that put something right.
  var isPutRight = false

  /// Whether it says what was put right, in as few commands.
  func isBetterSaid(than other: Intent) -> Bool {
    isPutRight && intent.steps.count <= other.steps.count
  }
}

extension OpenReader {
  /// The likeliest meaning of the whole line by its words, as it may be offered or shown.
  func likeliest(_ table: OpenClauses, _ likely: LikelyFrames) -> LikelyMeaning? {
    let swallowed = SwallowedWords(tokens)
    for parse in table.likeliest(likely).prefix(OpenReader.mostOffered) where !parse.leansUnsaid {
      let chance = likely.chance(of: parse.signature.verb)
      if let look = look(parse, table, chance) { return look }
      guard !table.onlyAsks, case .offered(let intent)? = offer(parse, table),
        !swallowed.areIn(intent)
      else { continue }
      let left = parse.unexplained.reduce(chance) { chance, _ in chance * OpenReader.unexplained }
      return LikelyMeaning(intent: intent, chance: left)
    }
    return nil
  }

  /// A meaning that only looks.
  private func look(_ parse: Parse, _ table: OpenClauses, _ chance: Double) -> LikelyMeaning? {
    guard parse.signature.traits.contains(.asks), parse.blocking.isEmpty, !parse.leansOnShown,
      // `is it possible to delete day 2?`
      !table.lattice.tokens.indices.contains(where: table.orders),
      case .reply? = table.decision(on: parse.intent)
    else { return nil }
    // `what's the weather`, `lunch is on thursday?`: what it does not understand it does not show.
    guard parse.unexplained.isEmpty, !table.onlyAsks || table.asksAtBeginning else { return nil }
    return LikelyMeaning(intent: parse.intent, chance: chance, isLook: true)
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
