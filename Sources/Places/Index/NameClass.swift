/// How a spelling belongs to its place.
enum NameClass: Int, Hashable, Comparable {
  case name = 0
  case alias = 1
  case code = 2
  /// An alias that counts as its own name.
  case ownAlias = 3
  /// What is left of a name without its general words or its article: `schiphol`, `havre`.
  ///
  /// It finds the place in a search, but is no name of it: many are names of other towns.
  case short = 4

  var isOwn: Bool {
    switch self {
    case .name, .ownAlias: true
    case .alias, .code, .short: false
    }
  }

  static func < (left: NameClass, right: NameClass) -> Bool { left.rawValue < right.rawValue }
}
