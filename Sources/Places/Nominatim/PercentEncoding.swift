/// The text for a query of an address: all but letters, digits and `-._~` as the bytes of UTF-8.
func percentEncoded(_ text: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
    default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
