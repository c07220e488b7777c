package import World

/// What a terminal answers when it is asked about itself.
package enum TerminalReport: Hashable, Sendable {
  /// Where the cursor is, both from 1.
  case cursor(row: Int, column: Int)
  case background(TerminalBackground)

  /// The answer to `ESC ] 11 ; ?`: `11;rgb:RRRR/GGGG/BBBB` in hexadecimal digits, one to four each.
  init?(controlString bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("11;rgb:") else { return nil }
    let parts = text.dropFirst(7).split(separator: "/").prefix(3).map { TerminalReport.part($0) }
    guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    // The weights of the eye's three colours, as they are usual for television (ITU-R BT.601).
    let brightness = 0.299 * red + 0.587 * green + 0.114 * blue
    self = .background(brightness < 0.5 ? .dark : .light)
  }

  /// A share of one.
  private static func part(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.utf8.count), let value = UInt16(digits, radix: 16) else {
      return nil
    }
    let most = (1 << (4 * digits.utf8.count)) - 1
    return Double(value) / Double(most)
  }
}
