internal import SQLite
internal import Session

extension GazetteerSearch {
  /// Scores what a reading with one typing error may have meant: the whole name one edit away, or
  /// one of its words.
  mutating func collectMisspelt(_ reading: SearchReading) throws(SQLiteFailure) {
    let key = reading.key
    guard (4...longestMisspelt).contains(key.utf8.count), isASCII(key) else { return }
    for near in neighbours(of: key) where try file.knows(key: near) {
      let adding = cost(of: near, for: key) + (reading.scope == nil ? 0 : MatchScore.inScope)
      for spelled in try file.places(spelled: near, limit: 10) where spelled.kind != .code {
        try keep(spelled, in: reading.scope, adding: adding)
      }
    }
    for index in reading.words.indices { try collectMisspelt(reading, word: index) }
  }

  private mutating func collectMisspelt(
    _ reading: SearchReading, word index: Int
  )
    throws(SQLiteFailure)
  {
    let word = String(reading.words[index])
    let shortest = reading.words.count > 1 ? 4 : 5
    guard (shortest...longestMisspelt).contains(word.utf8.count), isASCII(word) else { return }
    for near in neighbours(of: word) where try file.knows(word: near) {
      var corrected = reading
      corrected.words[index] = Substring(near)
      try collect(corrected, adding: cost(of: near, for: word))
    }
  }
}

/// Longer ones are too many to try.
private let longestMisspelt = 48

private func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

private func cost(of near: String, for typed: String) -> Int {
  let isSameStart = near.utf8.first == typed.utf8.first
  return MatchScore.typo + (isSameStart ? 0 : MatchScore.firstLetterChanged)
}

/// Every ASCII text one edit away: a letter left out, put in, replaced, or two neighbours swapped.
func neighbours(of word: String) -> Set<String> {
  let bytes = Array(word.utf8)
  let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
  var all: Set<String> = []
  func take(_ before: ArraySlice<UInt8>, _ middle: [UInt8], _ after: ArraySlice<UInt8>) {
    all.insert(String(decoding: before + middle + after, as: UTF8.self))
  }
  for cut in 0...bytes.count {
    let (before, after) = (bytes[..<cut], bytes[cut...])
    for letter in letters { take(before, [letter], after) }
    guard let first = after.first else { continue }
    take(before, [], after.dropFirst())
    for letter in letters { take(before, [letter], after.dropFirst()) }
    if let second = after.dropFirst().first {
      take(before, [second, first], after.dropFirst(2))
    }
  }
  all.remove(word)
  return all
}
