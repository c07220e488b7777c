/// How a spelling belongs to its place.
enum NameClass: Int, Hashable, Comparable {
  case name = 0
  case alias = 1
  case code = 2
  /// An alias that counts as its own name.
  case ownAlias = 3

  var isOwn: Bool {
    switch self {
    case .name, .ownAlias: true
    case .alias, .code: false
    }
  }

  static func < (left: NameClass, right: NameClass) -> Bool { left.rawValue < right.rawValue }
}
