/// Where a trip goes is never told by a word that hardly anybody says of the place that bears it.
extension Resolver {
  /// Whether who says these words of where a trip or a day goes means this place without doubt.
  ///
  /// The words of a kind never do, nor do things with an article or written small unless everybody
  /// knows the place by them; what is hardly known has to bear them as its own name.
  func isPlainGoal(
    _ match: GazetteerMatch, called text: String, _ comparison: PlaceComparison
  ) -> Bool {
    if match.isCalledByCode, text.unicodeScalars.count == AirportCode.length {
      return AirportCode.isWritten(text)
    }
    if comparison.isNear(match) { return true }
    let bare = spokenNames(text).last ?? text
    // Who says where it lies (`cape may new jersey`) means it.
    if scene.gazetteer.named(text).isEmpty, scene.gazetteer.named(bare).isEmpty { return true }
    if scene.gazetteer.isKind(folded(bare)) {
      return match.kind == .country && match.isKnownToAll && match.isTownOrLand(called: bare)
    }
    if bare != text || bare == bare.lowercased(), CommonWords.nameThing(bare) {
      return match.isKnownToAll && (bare.contains(" ") || match.isTownOrLand(called: bare))
    }
    return match.isOwnName || match.rank >= GazetteerMatch.known
  }
}

/// The three letters of an airport.
package enum AirportCode {
  static let length = 3

  /// Whether they are written as such: in capitals.
  package static func isWritten(_ text: String) -> Bool {
    text.utf8.count == length && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }
}

extension GazetteerMatch {
  /// A place that ranks lower is one that few will mean by a name that is not its own.
  fileprivate static let known = 650

  /// Whether it is no sight, and a word of its name begins as this one does or is a letter off: the
  /// states, not the island that Iceland is in its own language.
  fileprivate func isTownOrLand(called word: String) -> Bool {
    guard kind == .city || kind == .country || kind == .region else { return false }
    let wanted = folded(word)
    return folded(place.name).split(separator: " ").contains {
      $0.hasPrefix(wanted.prefix(4))
        || Spelling.edits(from: wanted, to: String($0), atMost: 1) != nil
    }
  }
}
