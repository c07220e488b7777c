/// What is added to the rank of a place for how well it fits the words asked for.
enum MatchScore {
  /// Every word of a name was typed, or several that it begins with.
  static let allWords = 200
  /// Several words fit a sight or an airport.
  static let severalWords = 60
  /// It lies in the country or region that was named.
  static let inScope = 250
  /// Words like "the" had to be left out.
  static let fillersLeftOut = -30
  /// It lies around another place that was named.
  static let nearby = 150
  /// How far from it.
  static let nearbyKilometres = 100.0
  /// Areas are no circles: what is named with one lies in it, if it lies so much farther at most.
  static let areaBorder = 1.25
  /// A sight of this rank is one that all the world knows.
  static let worldFamous = 950
  /// So far from a town lies what is called after it.
  static let townKilometres = 60.0
  /// The country or region stands before the name: `portugal porto`.
  static let scopeFirst = -60
  /// A code in capitals was meant as one.
  static let capitals = 300
  /// Each word that nothing knows.
  static let wordLeftOut = -200
  /// A letter had to be changed.
  static let typo = -130
  /// Two had to be.
  static let twoTypos = -290
  /// A place that few will mean bears what was typed; what is one letter off may be meant.
  static let typoOfName = -200
  /// What was typed begins a name that is there, if one that few will mean.
  static let typoOfBeginning = -100
  /// It was the first letter of the word.
  static let firstLetterChanged = -25
  /// Below this the best match may be a misreading, and typing errors are looked for.
  static let sure = 560
  /// A name one edit away that scores so is what was meant: two edits are not looked for.
  static let sureTypo = 950
  /// The same, where the best match is only the beginning of a name.
  static let sureBeginning = 800
  /// A place that ranks lower is one that few will mean.
  static let known = 650
  /// A town of this rank is known well enough to be meant before a sight that lost its article.
  static let familiar = 600
  /// Who bears a name as its own and ranks so stands before all that have it beside their own.
  static let notable = 750

  static func whole(_ kind: NameClass, rank: Int) -> Int {
    switch kind {
    case .name: 400
    case .ownAlias: 360
    case .alias: 330
    case .short: 280
    case .code: rank < 500 ? 150 : rank < 750 ? 380 : 540
    }
  }

  /// Only a word inside a name of a country, region or town was typed, or the beginning of a name
  /// that few know.
  static let inside = -120

  /// The name, or one of the other names, begins with what was typed.
  static func beginning(_ kind: NameClass) -> Int {
    switch kind {
    case .name: 120
    case .ownAlias: 80
    case .alias, .code, .short: inside
    }
  }

  /// What a name gains as a completion: one that people would not see completed (`Delhi` for `sah`)
  /// only follows after those they would.
  static func completion(_ kind: NameClass, isWhole: Bool) -> Int {
    switch kind {
    case .name: isWhole ? 400 : 120
    case .ownAlias: isWhole ? 330 : 80
    case .alias, .code, .short: isWhole ? 0 : -250
    }
  }
}
