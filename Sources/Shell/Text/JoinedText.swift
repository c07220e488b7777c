/// The texts one behind the other.
///
/// Room for all of them is made once; to append one after the other asks each time whether there is any.
func joined(_ texts: [String]) -> String {
  String(unsafeUninitializedCapacity: texts.reduce(0) { $0 + $1.utf8.count }) { buffer in
    var end = 0
    for var text in texts {
      text.withUTF8 { bytes in
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[end...])
        end += rest.initialize(fromContentsOf: bytes)
      }
    }
    return end
  }
}
