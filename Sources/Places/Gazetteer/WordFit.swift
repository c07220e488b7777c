internal import Session

/// The words of a name that is looked for, one of them perhaps a choice of several, and how well
/// names of places fit them.
struct WordFit {
  private struct Choice {
    let word: Substring
    /// All words with this one.
    let key: String
    let isLong: Bool
  }

  private let choices: [Choice]
  /// All words but the one of the choice.
  private let others: Set<Substring>

  /// - `readings`: the same but for the word at a place.
  init(_ readings: [SearchReading], at index: Int) {
    var others = readings.first?.words ?? []
    if others.indices.contains(index) { others.remove(at: index) }
    let common = Set(others)
    self.others = common
    choices = readings.map { reading in
      let word = reading.words.indices.contains(index) ? reading.words[index] : ""
      return Choice(
        word: word, key: reading.key, isLong: common.count > (common.contains(word) ? 1 : 0))
    }
  }

  /// What a place gains by the word of the choice that it fits best, and the key of all words with it.
  func gain(of candidate: GazetteerCandidate) -> (gain: Int, key: String) {
    var best: (gain: Int, key: String)?
    let made = others.isEmpty ? nil : madeWords(of: candidate)
    for choice in choices {
      let gain = gain(of: candidate, choice, isMade: made?(choice.word) == true)
      if best.map({ $0.gain < gain }) ?? true { best = (gain, choice.key) }
    }
    return best ?? (0, "")
  }

  private func gain(of candidate: GazetteerCandidate, _ choice: Choice, isMade: Bool) -> Int {
    guard let name = candidate.names.first else { return 0 }
    var gain = 0
    if name.begins(with: choice.key) {
      gain = MatchScore.beginning(.name)
    } else if let index = candidate.names.firstIndex(where: { $0.begins(with: choice.key) }) {
      // The other names of spots are what people say.
      let isOwn = index < candidate.ownNames || candidate.isSpot
      gain = MatchScore.beginning(isOwn ? .ownAlias : .alias)
    }
    guard choice.isLong else {
      return gain == 0 && !candidate.isSpot ? MatchScore.inside : gain
    }
    if gain > 0 || isMade { gain = max(gain, MatchScore.allWords) }
    return gain + (candidate.isSpot ? MatchScore.severalWords : 0)
  }

  /// With which words of the choice all words of a name are among those looked for.
  private func madeWords(of candidate: GazetteerCandidate) -> (Substring) -> Bool {
    var (isMadeOfAny, made): (Bool, Set<Substring>) = (false, [])
    for name in candidate.names {
      switch name.missing(in: others) {
      case .nothing: isMadeOfAny = true
      case .word(let word): made.insert(word)
      case .more: break
      }
    }
    return { isMadeOfAny || made.contains($0) }
  }
}
