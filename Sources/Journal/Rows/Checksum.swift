/// FNV-1a with 64 bits over fields, each ended by a byte that no UTF-8 text contains.
///
/// It finds what a failing disk or a stray writer did to a row; it is no protection against intent.
struct Checksum {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The sum as SQLite keeps it.
  var value: Int64 { Int64(bitPattern: state) }

  mutating func add(_ text: String) {
    // Byte by byte through the view of a text takes ten times as long.
    var text = text
    text.withUTF8 { for byte in $0 { mix(byte) } }
    mix(0xFF)
  }

  mutating func add(_ number: Int64) { add(String(number)) }

  mutating func add(_ number: Int) { add(String(number)) }

  /// A field without a value differs from an empty one.
  mutating func add(_ text: String?) {
    if let text { add(text) } else { mix(0xFE) }
  }

  private mutating func mix(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
