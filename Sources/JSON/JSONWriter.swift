extension JSONValue {
  /// The value on one line, keys in their order; the same value gives the same bytes.
  package var text: String {
    written(indent: nil)
  }

  /// The value over several lines, two spaces a level.
  package var indentedText: String {
    written(indent: 2)
  }

  private func written(indent: Int?) -> String {
    var out = TextBytes()
    write(to: &out, indent: indent, depth: 0)
    return out.text
  }

  func write(to out: inout TextBytes, indent: Int?, depth: Int) {
    switch self {
    case .null: out.add("null" as StaticString)
    case .bool(true): out.add("true" as StaticString)
    case .bool(false): out.add("false" as StaticString)
    case .integer(let number): out.add(String(number))
    case .number(let number): out.add(number.isFinite ? "\(number)" : "null")
    case .string(let text): out.addQuoted(text)
    case .array(let items):
      out.add(UInt8(ascii: "["))
      for index in items.indices {
        part(index, indent, depth, &out)
        items[index].write(to: &out, indent: indent, depth: depth + 1)
      }
      if !items.isEmpty { breakLine(indent, depth, &out) }
      out.add(UInt8(ascii: "]"))
    case .object(let members):
      out.add(UInt8(ascii: "{"))
      for index in members.indices {
        part(index, indent, depth, &out)
        out.addQuoted(members[index].key)
        out.add(": " as StaticString)
        members[index].value.write(to: &out, indent: indent, depth: depth + 1)
      }
      if !members.isEmpty { breakLine(indent, depth, &out) }
      out.add(UInt8(ascii: "}"))
    }
  }
}

/// What stands between an element and the one before it.
private func part(_ index: Int, _ indent: Int?, _ depth: Int, _ out: inout TextBytes) {
  if index > 0 {
    out.add(UInt8(ascii: ","))
    if indent == nil { out.add(UInt8(ascii: " ")) }
  }
  breakLine(indent, depth + 1, &out)
}

private func breakLine(_ indent: Int?, _ depth: Int, _ out: inout TextBytes) {
  guard let indent else { return }
  out.add(UInt8(ascii: "\n"))
  out.addBlanks(indent * depth)
}

extension TextBytes {
  /// Adds a text in quotes, with escapes for what cannot stand there.
  mutating func addQuoted(_ text: String) {
    var text = text
    add(UInt8(ascii: "\""))
    let isWritten = text.withUTF8 { bytes in
      // A loop over the bytes where they lie: every key and every name comes by here.
      for byte in bytes where !isPlain(byte) { return false }
      add(bytes)
      return true
    }
    if !isWritten { for scalar in text.unicodeScalars { writeEscaped(scalar, to: &self) } }
    add(UInt8(ascii: "\""))
  }
}

private func writeEscaped(_ scalar: Unicode.Scalar, to out: inout TextBytes) {
  switch scalar {
  case "\"": out.add("\\\"" as StaticString)
  case "\\": out.add("\\\\" as StaticString)
  case "\n": out.add("\\n" as StaticString)
  case "\r": out.add("\\r" as StaticString)
  case "\t": out.add("\\t" as StaticString)
  case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}"..."\u{202E}",
    "\u{2066}"..."\u{2069}":
    let digits = String(scalar.value, radix: 16)
    out.add("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  default: for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { out.add(byte) }
  }
}

/// Whether a byte of UTF-8 certainly belongs to a scalar that is written as it is.
///
/// C2 and E2 are the first bytes of scalars that are not, among many that are.
private func isPlain(_ byte: UInt8) -> Bool {
  byte < 0x7F
    ? byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    : byte != 0x7F && byte != 0xC2 && byte != 0xE2
}
