/// What people call where they live, and where they are: at home, or where the trip goes.
package enum SpokenHome {
  /// The most words that say it.
  package static let longest = 3

  /// Whether it is either of the two.
  package static func meets(_ text: String) -> Bool {
    isHere(text) || homeWords.contains(folded(text))
  }

  /// Whether it is where they are: `near me`.
  package static func isHere(_ text: String) -> Bool { hereWords.contains(folded(text)) }
}

private let hereWords: Set = ["me", "us"]

private let homeWords: Set = [
  "home", "my home", "our home", "my place", "our place", "my house", "our house",
  "where i live", "where we live",
]
