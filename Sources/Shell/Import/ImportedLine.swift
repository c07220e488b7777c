internal import Session

/// Text of a file in one line, cleaned for terminals; `nil` where nothing of it is left.
func importedLine(_ text: String?) -> String? {
  guard let text else { return nil }
  let words = cleaned(text, lineEnds: .kept).split(whereSeparator: \.isWhitespace)
  return words.isEmpty ? nil : words.joined(separator: " ")
}

/// Text of a file with its lines, cleaned for terminals; `nil` where nothing of it is left.
func importedNote(_ text: String?) -> String? {
  guard let text else { return nil }
  let note = cleaned(text, lineEnds: .kept)
  return note.contains { !$0.isWhitespace } ? note : nil
}
