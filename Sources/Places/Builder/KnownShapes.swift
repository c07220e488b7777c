internal import SQLite

/// The names in which two typing errors are found: those of the better known places, and the words
/// of these names.
struct KnownShapes {
  /// A place of this rank or more is known well enough.
  private static let lowestRank = 600
  static let lengths = 6...26

  private var byLength: [Int: Set<String>] = [:]

  /// - `ranks`: the rank of each place, by row id less one.
  init(_ index: GazetteerIndex, ranks: [Int]) {
    for spelling in index.spellings
    where spelling.kind != .code && ranks[spelling.place - 1] >= KnownShapes.lowestRank {
      note(spelling.key)
    }
    for (words, rank) in zip(index.words, ranks) where rank >= KnownShapes.lowestRank {
      for word in words { note(word) }
    }
  }

  private mutating func note(_ key: String) {
    guard KnownShapes.lengths.contains(key.utf8.count), key.utf8.allSatisfy({ $0 < 0x80 }) else {
      return
    }
    byLength[key.utf8.count, default: []].insert(key)
  }

  var rows: [[SQLiteValue]] {
    byLength.sorted { $0.key < $1.key }.map { length, keys in
      let sorted = keys.sorted()
      let marks = sorted.flatMap { key in
        let set = LetterSet.of(key.utf8)
        return (0..<4).map { UInt8(truncatingIfNeeded: set >> (8 * UInt32($0))) }
      }
      return [.integer(length), .blob(sorted.flatMap { Array($0.utf8) }), .blob(marks)]
    }
  }
}
