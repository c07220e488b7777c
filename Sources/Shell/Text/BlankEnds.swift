/// The text without blanks at its beginning and end.
func withoutBlankEnds(_ text: some StringProtocol) -> String {
  let start = text.drop(while: \.isWhitespace)
  let end = start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) }
  return String(start[..<(end ?? start.startIndex)])
}
