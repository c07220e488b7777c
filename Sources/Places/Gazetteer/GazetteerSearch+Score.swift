internal import Session

extension GazetteerSearch {
  /// How well a place fits what is looked for.
  struct Score {
    private(set) var value: Int
    /// The words by which it was found, as one key.
    private(set) var key: String
    private(set) var isOwnName: Bool
    /// Whether a whole name was typed, not only a part of one.
    private(set) var isWhole: Bool
    /// Whether it bears the name as its first.
    private var isExact: Bool
    /// Whether all that was typed is one of its other names.
    private(set) var isOther: Bool
    /// Whether what was typed is what is left of a longer name.
    private var isShort: Bool
    /// The rank of the place.
    let rank: Int
    private let kind: PlaceKind
    private let isSpot: Bool
    /// Its first name, folded.
    private let name: FoldedName?
    private let position: Coordinates
    var fit = NameFit.borne

    init(
      value: Int, key: String, _ candidate: GazetteerCandidate, isOwnName: Bool, isWhole: Bool,
      isExact: Bool = false, isOther: Bool = false, isShort: Bool = false
    ) {
      self.value = value
      self.key = key
      self.isOwnName = isOwnName
      self.isWhole = isWhole
      self.isExact = isExact
      self.isOther = isOther
      self.isShort = isShort
      rank = candidate.rank
      kind = candidate.kind
      isSpot = candidate.isSpot
      name = candidate.names.first
      position = candidate.position
    }

    /// Takes what another reading gives it; `fit` stays: it was found earlier, guesses come last.
    mutating func take(_ other: Score) {
      if other.value >= value { (isOther, isShort) = (other.isOther, other.isShort) }
      if isWhole == other.isWhole ? other.value > value : other.isWhole { key = other.key }
      value = max(value, other.value)
      isOwnName = isOwnName || other.isOwnName
      isWhole = isWhole || other.isWhole
      isExact = isExact || other.isExact
    }

    /// Whether it bears the name as its first and is important.
    var isNotable: Bool { isExact && rank >= MatchScore.notable }

    /// Whether it is a town of this name that many know.
    var isFamiliar: Bool { isExact && !isSpot && rank >= MatchScore.familiar }

    var isShortTown: Bool { kind == .city && isShort && isWhole }

    var isShortSight: Bool { kind == .sight && isShort }

    /// Whether it is a town or more, and what was typed is one of its own names.
    var isTown: Bool { !isSpot && isOwnName && isWhole }

    /// Whether it is a spot with more words in its name than were typed, perhaps called after a town.
    ///
    /// What all the world knows is so only if its name begins with that of the town: `orsay` is the
    /// museum.
    var isAfterTown: Bool {
      isSpot && !isWhole && (rank < MatchScore.worldFamous || name?.begins(with: key) == true)
    }

    func isAround(_ other: Score) -> Bool {
      position.kilometres(to: other.position) <= MatchScore.townKilometres
    }
  }
}
