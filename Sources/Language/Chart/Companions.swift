/// How people say who travels, before they say where to.
enum Companions {
  /// `me and my wife are`, `my brother and I`, `the two of us want to`.
  static let patterns: [String] = [
    "(me|i) and (my|our|the) \(someone) (are|will be|want to|)",
    "(my|our|the) \(someone) and (i|me|myself) (are|will be|want to|)",
    "(the|) (two|three|four|five|six|whole family|both|all|lot) of us (are|want to|will be|will)",
    "(we|us) (two|three|four|five|six|all|both) (are|want to|)",
  ]

  /// Whom somebody takes along.
  static let taken = WordPattern.texts(of: "(my|our|the|) \(someone)")

  private static let someone =
    "(wife|husband|partner|girlfriend|boyfriend|fiance|fiancee|friend|friends|mate|mates|family"
    + "|mum|mom|mother|dad|father|sister|brother|son|daughter|kids|children|parents|grandparents|grandma|grandpa|granny|baby|boys|girls|dog|colleague"
    + "|colleagues|better half|other half)"
}
