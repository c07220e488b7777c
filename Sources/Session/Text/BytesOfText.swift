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
}
