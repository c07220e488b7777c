extension Substring {
  /// Whether a byte is so often among those of the text, or more often.
  func hasBytes(_ byte: Unicode.Scalar, _ times: Int) -> Bool {
    let wanted = UInt8(ascii: byte)
    func count(_ bytes: some Sequence<UInt8>) -> Int { bytes.count { $0 == wanted } }
    return (utf8.withContiguousStorageIfAvailable(count) ?? count(utf8)) >= times
  }
}

extension String {
  /// Whether a byte is among those of the text.
  ///
  /// They are looked at where they lie: the view of a text takes many times as long to be walked
  /// through, and such questions are asked a dozen times for each line.
  package func hasByte(_ byte: Unicode.Scalar) -> Bool {
    let wanted = UInt8(ascii: byte)
    return utf8.withContiguousStorageIfAvailable { $0.contains(wanted) } ?? utf8.contains(wanted)
  }

  /// Whether it holds these bytes of ASCII.
  ///
  /// The standard library looks for texts that mean the same in other characters, which takes a hundred
  /// times as long.
  package func holds(_ ascii: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: ascii.utf8Start, count: ascii.utf8CodeUnitCount)
    func isHeld(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      guard bytes.count >= wanted.count else { return false }
      return (0...bytes.count - wanted.count).contains { start in
        wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
      }
    }
    return utf8.withContiguousStorageIfAvailable(isHeld)
      ?? Array(utf8).withUnsafeBufferPointer(isHeld)
  }
}
