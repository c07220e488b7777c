internal import Session

/// What a recogniser found to begin at a token.
struct Span: Hashable {
  /// The token after its last.
  var end: Int
  var value: SlotValue
  /// How well it is explained: `Score` points for each of its tokens.
  var score: Int
}

/// What a token is worth, by what it is taken for.
///
/// The reading with the most points wins, so words that mean something are not taken for a part of
/// a name.
enum Score {
  /// A word of the language, a number, a date, a quoted text.
  static let known = 10
  /// Part of a name that the session knows.
  static let named = 8
  /// Part of a name that fits several things.
  static let shared = 6
  /// Part of a name that nothing is known of.
  static let bare = 4
  /// Part of a text that goes on to the end of the line.
  static let rest = 3
  /// Politeness.
  static let polite = 5
  /// A word or a sign that says nothing.
  static let filler = 2
  /// Taken for a name only because nothing else fits.
  static let guess = 1
}
