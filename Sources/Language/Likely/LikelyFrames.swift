private import Glibc
internal import Session

/// How likely each frame of a command is meant, by what stands in a line alone.
///
/// The weights are learned from lines of which the command is known, as a logistic regression
/// (`data/learn_frames.py`). They say nothing of what fills the gaps: that is told by `UnitTagger`.
package struct LikelyFrames {
  /// The likeliest first; all chances together are 1.
  let ranked: [(frame: LikelyFrame, chance: Double)]

  package init(_ units: [SaidUnit]) {
    var sums = [Int](repeating: 0, count: FrameTable.frames.count)
    for feature in LikelyFrames.features(units) + [""] {
      for (number, weight) in LearnedFrames.weights("w " + feature) where number < sums.count {
        sums[number] += weight
      }
    }
    let most = sums.max() ?? 0
    let shares = sums.map { exp(Double($0 - most) / LikelyFrames.scale) }
    let whole = shares.reduce(0, +)
    ranked = zip(FrameTable.frames, shares).map { ($0, $1 / max(whole, 1)) }
      .sorted { ($1.1, $0.0.number) < ($0.1, $1.0.number) }
  }

  /// How likely it is that a command is meant.
  func chance(of verb: Verb) -> Double {
    ranked.reduce(0) { $1.frame.verb == verb ? $0 + $1.chance : $0 }
  }

  /// How likely it is that nothing is to be done, or something rare.
  var nothing: Double {
    ranked.reduce(0) { $1.frame.verb == nil ? $0 + $1.chance : $0 }
  }

  /// The commands by their chances, the likeliest first; `nil` where nothing is to be done.
  package var verbs: [(verb: Verb?, chance: Double)] {
    var chances: [Verb?: Double] = [:]
    for (frame, chance) in ranked { chances[frame.verb, default: 0] += chance }
    return chances.map { ($0.key, $0.value) }
      .sorted { ($1.1, $0.0?.rawValue ?? "") < ($0.1, $1.0?.rawValue ?? "") }
  }

  /// The words of a line, those next to each other and those with one between, how many there are of each kind
  /// of thing, which kinds stand in which order, and each of them with each word.
  static func features(_ units: [SaidUnit]) -> Set<String> {
    let words = units.map(\.sign)
    var all = Set(words)
    if let first = words.first, let last = words.last {
      all.insert("^" + first)
      all.insert("$" + last)
    }
    for (word, next) in zip(words, words.dropFirst()) { all.insert(word + " " + next) }
    let said = words.filter { ![",", ".", "!"].contains($0) }
    for (word, next) in zip(said, said.dropFirst()) { all.insert(word + " " + next) }
    for (word, next) in zip(said, said.dropFirst(2)) { all.insert(word + " _ " + next) }
    for kind in counted { all.insert("\(kind)\(min(words.count { $0 == kind }, 3))") }
    let kinds = words.filter { $0.hasPrefix("<") && $0 != "<" }
    all.insert("K " + kinds.joined(separator: " "))
    all.insert("S " + kinds.sorted().joined(separator: " "))
    for (kind, next) in zip(kinds, kinds.dropFirst()) { all.insert("K \(kind) \(next)") }
    for kind in Set(kinds) {
      for word in words where word != kind { all.insert("P \(kind) \(word)") }
    }
    return all
  }

  private static let counted = [
    "<stop>", "<day>", "<time>", "<booking>", "<task>", "<amount>", "<text>", "<length>",
  ]

  /// What a weight of 1 is in the table.
  private static let scale = 20.0
}
