extension String {
  /// Whether it has nothing but ASCII in it: then bytes, Unicode scalars and characters are counted alike,
  /// but for a carriage return before a line feed.
  var isPlainASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// Whether it is the same in its bytes: texts that read alike may differ in them.
  func hasBytes(of other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let areSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
    }
    return (areSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}
