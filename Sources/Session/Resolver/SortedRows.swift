/// Rows of text one behind the other, in the order of their bytes, each with a line feed at its end:
/// searched where they stand.
package struct SortedRows {
  package let bytes: UnsafeRawBufferPointer

  package init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// What stands behind these bytes in the row that begins with them.
  package func row(of key: [UInt8]) -> UnsafeRawBufferPointer.SubSequence? {
    var (low, high) = (0, bytes.count)
    while low < high {
      // The row in the middle, from its first byte.
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != newline { start -= 1 }
      var end = start
      while end < high, bytes[end] != newline { end += 1 }
      switch order(of: key, bytes[start..<end]) {
      case 0: return bytes[(start + key.count)..<end]
      case ..<0: high = start
      default: low = end + 1
      }
    }
    return nil
  }

  /// Whether the key stands before a row (less than 0), is its beginning, or stands behind it.
  private func order(of key: [UInt8], _ row: UnsafeRawBufferPointer.SubSequence) -> Int {
    for (byte, other) in zip(key, row) where byte != other { return byte < other ? -1 : 1 }
    return key.count > row.count ? 1 : 0
  }
}

private let newline: UInt8 = 0x0A
