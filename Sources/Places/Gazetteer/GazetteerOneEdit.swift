internal import SQLite

extension GazetteerFile {
  /// The known keys of names one edit from this one.
  func knownKeys(oneEditFrom key: String) throws(SQLiteFailure) -> [String] {
    try known(oneEditFrom: key) { (start, limit) throws(SQLiteFailure) in
      try keys(beginning: start, limit: limit)
    } isKnown: { (near) throws(SQLiteFailure) in
      try knows(key: near)
    }
  }

  /// The words of the index one edit from this one.
  func knownWords(oneEditFrom word: String) throws(SQLiteFailure) -> [String] {
    try known(oneEditFrom: word) { (start, limit) throws(SQLiteFailure) in
      try words(beginning: start, limit: limit)
    } isKnown: { (near) throws(SQLiteFailure) in
      try knows(word: near)
    }
  }

  /// Texts that begin as this one are looked through, as soon as there are few of these; for errors
  /// in the letters they begin with every text with such an error is asked for.
  private func known(
    oneEditFrom text: String,
    beginning: (String, Int) throws(SQLiteFailure) -> [String],
    isKnown: (String) throws(SQLiteFailure) -> Bool
  ) throws(SQLiteFailure) -> [String] {
    let typed = Array(text.utf8)
    var length = min(shortestStart, typed.count)
    var alike: [String] = []
    while true {
      alike = try beginning(String(decoding: typed[..<length], as: UTF8.self), mostOfStart)
      if alike.count < mostOfStart || length == typed.count { break }
      length += 1
    }
    var found: [String] = []
    for near in neighbours(of: text, changing: 0..<length) where try isKnown(near) {
      found.append(near)
    }
    let start = typed[..<length]
    found.removeAll { $0.utf8.starts(with: start) }
    for near in alike where abs(near.utf8.count - typed.count) <= 1 {
      if edits(from: typed, to: Array(near.utf8)[...], limit: 1) == 1 { found.append(near) }
    }
    // A text of which all is a crowded beginning: what is longer by a letter is asked for too.
    if alike.count >= mostOfStart {
      let seen = Set(found)
      for near in neighbours(of: text, changing: length..<length + 1)
      where !seen.contains(near) && near.utf8.starts(with: start) {
        if try isKnown(near) { found.append(near) }
      }
    }
    return found.sorted()
  }
}

/// Fewer letters begin too many texts.
private let shortestStart = 3
/// So many texts of one beginning are looked through.
private let mostOfStart = 256

/// Every ASCII text one edit away: a letter left out, put in, replaced, or two neighbours swapped,
/// where the edit begins at one of these letters.
func neighbours(of word: String, changing places: Range<Int>) -> Set<String> {
  let bytes = Array(word.utf8)
  let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
  var all: Set<String> = []
  func take(_ before: ArraySlice<UInt8>, _ middle: [UInt8], _ after: ArraySlice<UInt8>) {
    all.insert(String(decoding: before + middle + after, as: UTF8.self))
  }
  for cut in places where cut <= bytes.count {
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
