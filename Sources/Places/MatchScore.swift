/// What is added to the rank of a place for how well it fits the words asked for.
enum MatchScore {
  /// Every word of a name was typed.
  static let allWords = 200
  /// Several words fit a sight or an airport.
  static let severalWords = 60
  /// It lies in the country or region that was named.
  static let inScope = 250
  /// Words like "the" had to be left out.
  static let fillersLeftOut = -30
  /// A letter had to be changed.
  static let typo = -130
  /// It was the first letter of the word.
  static let firstLetterChanged = -25
  /// Below this the best match may be a misreading, and typing errors are looked for.
  static let sure = 560

  static func whole(_ kind: NameClass, rank: Int) -> Int {
    switch kind {
    case .name: 400
    case .alias, .ownAlias: 330
    case .code: rank < 500 ? 150 : 380
    }
  }

  /// The name, or one of the other names, begins with what was typed.
  static func beginning(isName: Bool) -> Int { isName ? 120 : 80 }

  /// What a name gains as a completion: one that people would not see completed (`Delhi` for `sah`)
  /// only follows after those they would.
  static func completion(_ kind: NameClass, isWhole: Bool) -> Int {
    switch kind {
    case .name: isWhole ? 400 : 120
    case .ownAlias: isWhole ? 330 : 80
    case .alias, .code: isWhole ? 0 : -250
    }
  }
}
