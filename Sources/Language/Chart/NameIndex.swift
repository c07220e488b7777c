internal import Session

/// Folded names, found by any of their words and what follows it.
struct NameIndex {
  /// The names one after the other.
  private var bytes: [UInt8] = []
  /// Where a word of a name begins, in the order of what stands from there to the name's end; of
  /// equal texts those that are a whole name come first.
  private var starts: [Start] = []

  private struct Start {
    var offset: Int
    var end: Int
    var name: Int
    var isWhole: Bool
  }

  init(_ names: [String]) {
    for (number, name) in names.enumerated() {
      for spelling in nameSpellings(name) { add(spelling, of: number) }
    }
    sort()
  }

  private mutating func add(_ text: String, of number: Int) {
    let start = bytes.count
    bytes += text.utf8
    for offset in start..<bytes.count
    where offset == start || bytes[offset - 1] == UInt8(ascii: " ") {
      starts.append(
        Start(
          offset: offset, end: bytes.count, name: number, isWhole: offset == start))
    }
  }

  private mutating func sort() {
    let bytes = bytes
    starts.sort { left, right in
      let (a, b) = (bytes[left.offset..<left.end], bytes[right.offset..<right.end])
      if a.lexicographicallyPrecedes(b) { return true }
      if b.lexicographicallyPrecedes(a) { return false }
      return left.isWhole && !right.isWhole
    }
  }

  /// How many names, up to two, are these words; and how many have a part that begins with a word
  /// and reads so.
  func count(_ words: String) -> (whole: Int, parts: Int) {
    let wanted = Array(words.utf8)
    var (whole, names) = (0, Set<Int>())
    for start in starts[firstStart(notBefore: wanted)...] {
      let text = bytes[start.offset..<start.end]
      guard text.starts(with: wanted) else { break }
      let isWhole = start.isWhole && text.count == wanted.count
      // Whole names come first: behind them, or behind the second part, nothing counts any more.
      if !isWhole, whole > 0 || names.count > 1 { break }
      whole += isWhole ? 1 : 0
      names.insert(start.name)
      if whole > 1 { break }
    }
    return (whole, names.count)
  }

  private func firstStart(notBefore wanted: [UInt8]) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      let start = starts[middle]
      if bytes[start.offset..<start.end].lexicographicallyPrecedes(wanted) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
