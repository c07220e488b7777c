private import Glibc
internal import Session

/// How likely each command is meant, by the words of a line alone.
///
/// The weights are learned from lines of which the command is known (`LikelyVerbTests`), as a logistic
/// regression. They say nothing of what the command is to do: what is guessed is only ever offered.
package struct LikelyVerbs {
  /// The likeliest first; `nil` is a line that commands nothing.
  package let ranked: [(verb: Verb?, chance: Double)]

  init(_ features: SaidFeatures) { self.init(said: features.all) }

  /// By the features of a line, as `LineReader.features` tells them.
  package init(said features: Set<String>) {
    var sums = LearnedWords.weights(of: "") ?? [:]
    for feature in features {
      for (name, weight) in LearnedWords.weights(of: feature) ?? [:] {
        sums[name, default: 0] += weight
      }
    }
    let most = sums.values.max() ?? 0
    let shares = sums.mapValues { exp(Double($0 - most) / LikelyVerbs.scale) }
    let whole = shares.values.reduce(0, +)
    ranked = shares.map { (Verb(rawValue: $0.key), $0.value / max(whole, 1)) }
      .sorted { ($1.1, $0.0?.rawValue ?? "") < ($0.1, $1.0?.rawValue ?? "") }
  }

  func chance(of verb: Verb) -> Double { ranked.first { $0.verb == verb }?.chance ?? 0 }

  /// What a weight of 1 is in the table.
  package static let scale = 20.0
}
