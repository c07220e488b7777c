/// The text in one line, without blanks around it: what a name may be.
func oneLine(_ text: String) -> String {
  // Most are so already, which their bytes tell.
  if let first = text.utf8.first, let last = text.utf8.last, first > 0x20, last > 0x20,
    text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) })
  {
    return text
  }
  let line = String(text.map { $0.isNewline ? " " : $0 })
  let blanksEnd = line.drop { $0.isWhitespace }
  guard let last = blanksEnd.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(blanksEnd[...last])
}

/// The words in one line without blanks around them, `nil` where there are none.
func words(_ text: String?) -> String? {
  let line = oneLine(text ?? "")
  return line.isEmpty ? nil : line
}

/// The text without blanks around it, lines and all; `nil` where there is nothing else.
func paragraphs(_ text: String?) -> String? {
  guard let text, let first = text.firstIndex(where: { !$0.isWhitespace }),
    let last = text.lastIndex(where: { !$0.isWhitespace })
  else { return nil }
  return String(text[first...last])
}

func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

extension Unicode.Scalar {
  /// Whether it is white space; of ASCII that is told without a look into the tables of Unicode.
  package var isBlank: Bool {
    isASCII ? self == " " || (9...13).contains(value) : properties.isWhitespace
  }
}
