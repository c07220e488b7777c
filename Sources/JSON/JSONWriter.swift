extension JSONValue {
  /// The value on one line, keys in their order; the same value gives the same bytes.
  package var text: String {
    written(indent: nil)
  }

  /// The value over several lines, two spaces a level.
  package var indentedText: String {
    written(indent: 2)
  }

  /// Bytes are gathered, as to append to a text takes several times as long.
  private func written(indent: Int?) -> String {
    var out: [UInt8] = []
    write(to: &out, indent: indent, depth: 0)
    return String(decoding: out, as: UTF8.self)
  }

  private func write(to out: inout [UInt8], indent: Int?, depth: Int) {
    switch self {
    case .null: out += "null".utf8
    case .bool(let flag): out += (flag ? "true" : "false").utf8
    case .integer(let number): out += String(number).utf8
    case .number(let number): out += (number.isFinite ? "\(number)" : "null").utf8
    case .string(let text): writeQuoted(text, to: &out)
    case .array(let items):
      writeList(items, open: "[", close: "]", to: &out, indent: indent, depth: depth) {
        $0.write(to: &$1, indent: indent, depth: depth + 1)
      }
    case .object(let members):
      writeList(members, open: "{", close: "}", to: &out, indent: indent, depth: depth) {
        writeQuoted($0.key, to: &$1)
        $1 += ": ".utf8
        $0.value.write(to: &$1, indent: indent, depth: depth + 1)
      }
    }
  }
}

private func writeList<Element>(
  _ elements: [Element], open: Unicode.Scalar, close: Unicode.Scalar, to out: inout [UInt8],
  indent: Int?, depth: Int, element: (Element, inout [UInt8]) -> Void
) {
  out.append(UInt8(ascii: open))
  for (offset, item) in elements.enumerated() {
    if offset > 0 { out += (indent == nil ? ", " : ",").utf8 }
    breakLine(indent, depth + 1, &out)
    element(item, &out)
  }
  if !elements.isEmpty { breakLine(indent, depth, &out) }
  out.append(UInt8(ascii: close))
}

private func breakLine(_ indent: Int?, _ depth: Int, _ out: inout [UInt8]) {
  guard let indent else { return }
  out.append(UInt8(ascii: "\n"))
  out += repeatElement(UInt8(ascii: " "), count: indent * depth)
}

private func writeQuoted(_ text: String, to out: inout [UInt8]) {
  out.append(UInt8(ascii: "\""))
  if text.utf8.allSatisfy(isPlain) {
    out += text.utf8
    out.append(UInt8(ascii: "\""))
    return
  }
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": out += "\\\"".utf8
    case "\\": out += "\\\\".utf8
    case "\n": out += "\\n".utf8
    case "\r": out += "\\r".utf8
    case "\t": out += "\\t".utf8
    case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}"..."\u{202E}",
      "\u{2066}"..."\u{2069}":
      let digits = String(scalar.value, radix: 16)
      out += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
    default: out += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }
  out.append(UInt8(ascii: "\""))
}

/// Whether a byte of UTF-8 certainly belongs to a scalar that is written as it is.
///
/// C2 and E2 are the first bytes of scalars that are not, among many that are.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x20...0x21, 0x23...0x5B, 0x5D...0x7E, 0x80...0xC1, 0xC3...0xE1, 0xE3...0xFF: true
  default: false
  }
}
