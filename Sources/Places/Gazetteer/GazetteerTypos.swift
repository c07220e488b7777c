internal import SQLite
internal import Session

extension GazetteerSearch {
  /// Scores what the text may mean with typing errors, unless a match is sure already.
  mutating func collectMisspelt(_ text: String) throws(SQLiteFailure) {
    let words = GazetteerSearch.words(of: text)
    let letters = words.reduce(0) { $0 + $1.unicodeScalars.count }
    guard kinds != .only([]), let adding = misspellingCost,
      letters >= (adding == MatchScore.typoOfName ? shortestWithTwo : 4)
    else { return }
    fit = .misspelt
    for reading in try readings(of: words, in: text) {
      try collectMisspelt(reading, adding: adding)
    }
    if best.isEmpty { try collectCorrected(words, text) }
    fit = .partly
    if best.isEmpty { try collectLeavingOut(words) }
  }

  /// What a misreading costs, given how good the best match is; `nil` where that is sure.
  private var misspellingCost: Int? {
    guard let top = best.values.max(by: { $0.value < $1.value }) else { return 0 }
    if top.value < MatchScore.sure { return 0 }
    if top.isWhole { return top.rank < MatchScore.known ? MatchScore.typoOfName : nil }
    return top.value < MatchScore.sureBeginning ? MatchScore.typoOfBeginning : nil
  }

  private var bestValue: Int { best.values.map(\.value).max() ?? 0 }

  /// Scores what a reading may have meant: the whole name one or two edits away, or one of its
  /// words.
  private mutating func collectMisspelt(
    _ reading: SearchReading, adding: Int
  ) throws(SQLiteFailure) {
    let key = reading.key
    guard (4...longestMisspelt).contains(key.utf8.count), isASCII(key) else { return }
    let inScope = reading.scope == nil ? 0 : MatchScore.inScope
    for near in try file.knownKeys(oneEditFrom: key) {
      try keep(near, in: reading.scope, adding: adding + inScope + cost(of: near, for: key))
    }
    for index in reading.words.indices {
      guard adding != MatchScore.typoOfName else { break }
      try collectMisspelt(reading, word: index, adding: adding)
    }
    guard key.utf8.count >= shortestWithTwo, adding != MatchScore.typoOfName,
      bestValue < MatchScore.sureTypo
    else { return }
    for near in try file.knownKeys(twoEditsFrom: key) {
      try keep(near, in: reading.scope, adding: adding + inScope + costOfTwo(near, for: key))
    }
  }

  private mutating func keep(
    _ key: String, in scope: SearchScope?, adding: Int
  ) throws(SQLiteFailure) {
    for spelled in try file.places(spelled: key, limit: 10) where spelled.kind != .code {
      try keep(spelled, as: key, in: scope, adding: adding)
    }
  }

  private mutating func collectMisspelt(
    _ reading: SearchReading, word index: Int, adding: Int
  )
    throws(SQLiteFailure)
  {
    let word = String(reading.words[index])
    let shortest = reading.words.count > 1 ? 4 : 5
    guard (shortest...longestMisspelt).contains(word.utf8.count) else { return }
    let near = Dictionary(grouping: try corrections(of: word), by: \.cost)
    for (cost, words) in near.sorted(by: { $0.key > $1.key }) {
      try collect(reading, with: words.map(\.word), at: index, adding: adding + cost)
    }
  }

  /// Words the index knows that this one may be, with what they cost; two errors only where one
  /// explains nothing.
  private mutating func corrections(of word: String) throws(SQLiteFailure) -> [Correction] {
    if let known = corrected[word] { return known }
    let found = try lookedUp(word)
    corrected[word] = found
    return found
  }

  private func lookedUp(_ word: String) throws(SQLiteFailure) -> [Correction] {
    guard isASCII(word) else { return [] }
    var found: [Correction] = []
    for near in try file.knownWords(oneEditFrom: word) {
      found.append(Correction(word: near, cost: cost(of: near, for: word)))
    }
    if found.isEmpty, word.utf8.count >= shortestWithTwo {
      for near in try file.knownKeys(twoEditsFrom: word) where try file.knows(word: near) {
        found.append(Correction(word: near, cost: costOfTwo(near, for: word)))
      }
    }
    return found.count > mostOfTwo && found[0].cost <= MatchScore.twoTypos
      ? Array(found.prefix(mostOfTwo)) : found
  }

  /// Every word that the index does not know is taken for the best known one near it.
  private mutating func collectCorrected(
    _ words: [Substring], _ text: String
  ) throws(SQLiteFailure) {
    var (corrected, adding) = (words, 0)
    for (index, word) in words.enumerated() where try !file.knows(word: String(word)) {
      guard let near = try bestCorrection(of: String(word)) else { continue }
      corrected[index] = Substring(near.word)
      adding += near.cost
    }
    guard corrected != words else { return }
    for reading in try readings(of: corrected, in: text) { try collect(reading, adding: adding) }
  }

  /// The one that stands for the most important place.
  private mutating func bestCorrection(of word: String) throws(SQLiteFailure) -> Correction? {
    var best: (place: Int, near: Correction)?
    for near in try corrections(of: word) {
      let expression = "\"\(near.word)\""
      guard let place = try file.places(matching: expression, limit: 1).first else { continue }
      if best.map({ place < $0.place }) ?? true { best = (place, near) }
    }
    return best?.near
  }

  /// What is found without one of the words, where all of them together say nothing.
  private mutating func collectLeavingOut(_ words: [Substring]) throws(SQLiteFailure) {
    guard (2...8).contains(words.count) else { return }
    for index in words.indices.reversed() {
      var rest = words
      rest.remove(at: index)
      for reading in try readings(of: withoutFillers(rest[...]), in: "") {
        try collect(
          reading, adding: MatchScore.wordLeftOut - (index < words.count - 1 ? 100 : 0))
      }
    }
  }
}

/// A word that the index knows, in the place of one that it does not.
struct Correction {
  var word: String
  var cost: Int
}

/// More words than these two edits away say nothing.
private let mostOfTwo = 12
/// Longer ones are too many to try.
private let longestMisspelt = 48
/// In shorter ones two errors could make anything of anything.
private let shortestWithTwo = 7

private func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

private func cost(of near: String, for typed: String) -> Int {
  MatchScore.typo + costOfStart(near, typed)
}

private func costOfTwo(_ near: String, for typed: String) -> Int {
  MatchScore.twoTypos + costOfStart(near, typed)
}

private func costOfStart(_ near: String, _ typed: String) -> Int {
  near.utf8.first == typed.utf8.first ? 0 : MatchScore.firstLetterChanged
}
