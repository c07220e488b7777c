/// How many columns of a terminal a text takes: 0 for marks and joiners, 2 for East Asian wide
/// characters and emoji, 1 for the rest.
package func displayWidth(_ text: some StringProtocol) -> Int {
  if isASCII(text) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// Where the bytes lie together they are gone through there.
private func isASCII(_ text: some StringProtocol) -> Bool {
  text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } }
    ?? text.utf8.allSatisfy { $0 < 0x80 }
}

/// A character is as wide as its widest scalar; one that is shown as an emoji takes two.
func displayWidth(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  if scalars.contains("\u{FE0F}"), scalars.first?.properties.isEmoji == true, scalars.count > 1 {
    return 2
  }
  return scalars.reduce(0) { max($0, displayWidth(of: $1)) }
}

/// The width of one Unicode scalar that stands alone.
func displayWidth(of scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  if scalar.properties.isEmojiPresentation { return 2 }
  return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// East Asian Wide and Fullwidth of Unicode's UAX 11, in blocks.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
  0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
  0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18AFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
]

/// The text in lines of at most so many columns, broken at blanks; a longer word stands alone.
package func wrapped(_ text: String, columns: Int) -> [String] {
  var lines: [String] = []
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    var line = ""
    for word in paragraph.split(separator: " ") {
      if !line.isEmpty, displayWidth(line) + 1 + displayWidth(word) > columns {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
  }
  return lines
}

/// The text with blanks behind it up to this width, and so many more.
func leftAligned(_ text: String, _ columns: Int, gap: Int = 0) -> String {
  text + blanks(columns - displayWidth(text), gap: gap)
}

/// The text with blanks before it up to this width, and so many behind it.
func rightAligned(_ text: String, _ columns: Int, gap: Int = 0) -> String {
  blanks(columns - displayWidth(text)) + text + blanks(gap)
}

/// So many blanks, none where they are fewer than none, and a gap.
func blanks(_ count: Int, gap: Int = 0) -> String {
  let count = max(0, count) + gap
  return String(unsafeUninitializedCapacity: count) { buffer in
    buffer.initialize(repeating: UInt8(ascii: " "))
    return count
  }
}
