import FuzzDriver
import Glibc
import Session

/// Whether a terminal would do something else than show it.
func isDangerous(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x00..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}

// A clean text has nothing in it that moves a cursor, and cleaning it again changes nothing.
exit(
  fuzz { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    for lineEnds in [LineEnds.blanks, .kept] {
      let clean = cleaned(text, lineEnds: lineEnds)
      precondition(cleaned(clean, lineEnds: lineEnds) == clean, "cleaned twice it is another")
      for scalar in clean.unicodeScalars where isDangerous(scalar.value) {
        precondition(scalar == "\n" && lineEnds == .kept, "U+\(String(scalar.value, radix: 16))")
      }
    }
    precondition(folded(folded(text)) == folded(text), "folded twice it is another")
  })
