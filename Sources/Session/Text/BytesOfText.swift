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
