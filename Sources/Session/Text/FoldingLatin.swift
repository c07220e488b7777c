/// The folding of texts with no letters but those of Europe's west and middle (up to U+017F), looked
/// up instead of worked out: most names with an accent are such, and they are folded at each key.
enum LatinFolding {
  /// What a character becomes in a text.
  private enum Piece: Sendable {
    case nothing, blank
    case letters([UInt8])
    /// More than one word.
    case words
  }

  /// `nil` where the text has other characters.
  static func folded(_ text: String, _ apostrophes: ApostropheReading) -> String? {
    var out: [UInt8] = []
    out.reserveCapacity(text.utf8.count + 8)
    var owesBlank = false
    let pieces = apostrophes == .dropped ? dropping : splitting
    for scalar in text.unicodeScalars {
      guard scalar.value < pieces.count else { return nil }
      switch pieces[Int(scalar.value)] {
      case .nothing: continue
      case .blank: owesBlank = !out.isEmpty
      case .letters(let letters):
        if owesBlank { out.append(UInt8(ascii: " ")) }
        owesBlank = false
        out += letters
      case .words: return nil
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static let dropping = pieces(.dropped)
  private static let splitting = pieces(.split)

  /// What the rule makes of each between two letters.
  private static func pieces(_ apostrophes: ApostropheReading) -> [Piece] {
    (0..<0x180).map { value in
      guard let scalar = Unicode.Scalar(value) else { return .words }
      let text = "x" + String(Character(scalar)) + "x"
      let found = foldedByRule(text, apostrophes: apostrophes).utf8.dropFirst().dropLast()
      if found.isEmpty { return .nothing }
      if found.elementsEqual([UInt8(ascii: " ")]) { return .blank }
      return found.contains(UInt8(ascii: " ")) ? .words : .letters(Array(found))
    }
  }
}
