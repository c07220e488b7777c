extension JSONValue {
  /// The value on one line, keys in their order; the same value gives the same bytes.
  package var text: String {
    var out = ""
    write(to: &out, indent: nil, depth: 0)
    return out
  }

  /// The value over several lines, two spaces a level.
  package var indentedText: String {
    var out = ""
    write(to: &out, indent: 2, depth: 0)
    return out
  }

  private func write(to out: inout String, indent: Int?, depth: Int) {
    switch self {
    case .null: out += "null"
    case .bool(let flag): out += flag ? "true" : "false"
    case .integer(let number): out += String(number)
    case .number(let number): out += number.isFinite ? "\(number)" : "null"
    case .string(let text): writeQuoted(text, to: &out)
    case .array(let items):
      writeList(items, open: "[", close: "]", to: &out, indent: indent, depth: depth) {
        $0.write(to: &$1, indent: indent, depth: depth + 1)
      }
    case .object(let members):
      writeList(members, open: "{", close: "}", to: &out, indent: indent, depth: depth) {
        writeQuoted($0.key, to: &$1)
        $1 += ": "
        $0.value.write(to: &$1, indent: indent, depth: depth + 1)
      }
    }
  }
}

private func writeList<Element>(
  _ elements: [Element], open: String, close: String, to out: inout String, indent: Int?,
  depth: Int, element: (Element, inout String) -> Void
) {
  out += open
  for (offset, item) in elements.enumerated() {
    if offset > 0 { out += indent == nil ? ", " : "," }
    breakLine(indent, depth + 1, &out)
    element(item, &out)
  }
  if !elements.isEmpty { breakLine(indent, depth, &out) }
  out += close
}

private func breakLine(_ indent: Int?, _ depth: Int, _ out: inout String) {
  guard let indent else { return }
  out += "\n" + String(repeating: " ", count: indent * depth)
}

private func writeQuoted(_ text: String, to out: inout String) {
  out += "\""
  if text.utf8.allSatisfy(isPlain) {
    out += text
    out += "\""
    return
  }
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": out += "\\\""
    case "\\": out += "\\\\"
    case "\n": out += "\\n"
    case "\r": out += "\\r"
    case "\t": out += "\\t"
    case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}"..."\u{202E}",
      "\u{2066}"..."\u{2069}":
      let digits = String(scalar.value, radix: 16)
      out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: out.unicodeScalars.append(scalar)
    }
  }
  out += "\""
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
