/// The text cut to so many columns, with a sign where something is missing.
///
/// A number, a time or a date is never cut in two: where there is no room for it, it is gone whole.
package func cut(_ text: String, columns: Int, omission: String = "…") -> String {
  guard displayWidth(text) > columns else { return text }
  let room = columns - displayWidth(omission)
  guard room >= 0 else { return "" }
  var width = 0
  let kept = text.prefix { character in
    width += displayWidth(of: character)
    return width <= room
  }
  return withoutBrokenNumber(kept, before: text[kept.endIndex...]) + omission
}

/// The beginning of a text without the number at its end, where that goes on behind it.
private func withoutBrokenNumber(_ text: Substring, before rest: Substring) -> Substring {
  guard let next = rest.first, next.isDigit || next.joinsDigits && rest.dropFirst().startsWithDigit,
    let last = text.last, last.isDigit || last.joinsDigits
  else { return text }
  let whole = text.lastIndex { !$0.isDigit && !$0.joinsDigits }.map(text.index(after:))
  return text[..<(whole ?? text.startIndex)]
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }

  /// Whether it stands between the digits of a number, a time or a date.
  fileprivate var joinsDigits: Bool { ".,:-/".contains(self) }
}

extension Substring {
  fileprivate var startsWithDigit: Bool { first?.isDigit == true }
}
