private import Glibc

/// A colour of a screen, eight bits for each of its parts.
package struct Colour: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// `0x7C9885`.
  package init(_ code: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: code >> 16), green: UInt8(truncatingIfNeeded: code >> 8),
      blue: UInt8(truncatingIfNeeded: code))
  }

  /// `#7C9885`, in letters of any case.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
      let code = UInt32(text.dropFirst(), radix: 16), !text.dropFirst().hasPrefix("+")
    else { return nil }
    self.init(code)
  }

  package static let white = Colour(0xFFFFFF)
  package static let black = Colour(0x000000)
}

extension Colour {
  /// What xterm shows for one of its 256 colours.
  package init(indexed index: Int) {
    switch index {
    case 232...255:
      let grey = UInt8(8 + (index - 232) * 10)
      self.init(red: grey, green: grey, blue: grey)
    case 16...231:
      let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
      let place = index - 16
      self.init(red: steps[place / 36], green: steps[place / 6 % 6], blue: steps[place % 6])
    default: self.init(Colour.firstSixteen[max(0, min(index, 15))])
    }
  }

  private static let firstSixteen: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// How light it is, from 0 to 1 (WCAG 2).
  private var luminance: Double {
    0.2126 * Colour.linear(red) + 0.7152 * Colour.linear(green) + 0.0722 * Colour.linear(blue)
  }

  private static func linear(_ part: UInt8) -> Double {
    let share = Double(part) / 255
    return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  /// How well one can be read on the other: from 1 to 21; 4.5 is asked of text (WCAG 2).
  package func contrast(to other: Colour) -> Double {
    let (low, high) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  /// The nearest of the 240 colours of xterm that no terminal gives another look.
  package var nearestIndex: Int {
    (16...255).min { distance(to: $0) < distance(to: $1) } ?? 16
  }

  private func distance(to index: Int) -> Int {
    let other = Colour(indexed: index)
    let parts = [(red, other.red), (green, other.green), (blue, other.blue)]
    return parts.reduce(0) { sum, pair in
      let difference = Int(pair.0) - Int(pair.1)
      return sum + difference * difference
    }
  }
}
