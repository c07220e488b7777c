internal import Session

func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.isBlank }

/// Whether a quote or a comment may begin behind this character.
func opensWord(_ scalar: Unicode.Scalar) -> Bool {
  isBlank(scalar) || scalar == "(" || scalar == "=" || scalar == ","
}

/// Whether a word ends before this character, or at the end.
package func endsWord(_ next: Unicode.Scalar?) -> Bool {
  next.map { !isLetter($0) && !("0"..."9").contains($0) && !isMark($0) } ?? true
}

/// Whether a `'` at the beginning of a word quotes what follows: another closes it at the end of a
/// word of the same line.
///
/// Else it is an apostrophe: `the '50s diner`.
package func closesApostrophe(in rest: some Sequence<Unicode.Scalar>) -> Bool {
  var (isEscaped, mayClose) = (false, false)
  for scalar in rest {
    if mayClose, endsWord(scalar) { return true }
    mayClose = scalar == "'" && !isEscaped
    isEscaped = scalar == "\\" && !isEscaped
    if scalar == "\n" { return false }
  }
  return mayClose
}

func isMark(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return false }
  return switch scalar.properties.generalCategory {
  case .nonspacingMark, .spacingMark, .enclosingMark: true
  default: scalar == "\u{200D}"
  }
}

func isLetter(_ scalar: Unicode.Scalar) -> Bool {
  guard scalar.isASCII else { return scalar.properties.isAlphabetic }
  return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
}
