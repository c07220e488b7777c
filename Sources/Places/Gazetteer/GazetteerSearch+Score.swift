internal import Session

extension GazetteerSearch {
  /// How well a place fits what is looked for.
  struct Score {
    var value: Int
    var isOwnName: Bool
    /// Whether a whole name was typed, not only a part of one.
    var isWhole: Bool
    /// Whether it bears the name as its first and is important.
    var isNotable = false
    /// The rank of the place.
    var rank: Int
    /// Whether all that was typed is one of its other names.
    var isOther = false
    var fit = NameFit.borne
  }
}
