internal import Session

/// The words as one name of a canonical line: bare where nothing in them could be taken for
/// something else, else in quotes.
package func spelledName(_ text: String) -> String { isPlainName(text) ? text : quotedText(text) }

/// The text in double quotes, on one line.
package func quotedText(_ text: String) -> String {
  if staysInQuotes(text) { return joined(["\"", text, "\""]) }
  var out = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": out += "\\\""
    case "\\": out += "\\\\"
    case "\n": out += "\\n"
    default: out.unicodeScalars.append(scalar)
    }
  }
  return out + "\""
}

/// Whether nothing of a text has to be written otherwise in quotes; seen where its bytes lie.
private func staysInQuotes(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    for byte in bytes
    where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\n") {
      return false
    }
    return true
  }
}

/// A single word of letters that is neither a word of the language nor the beginning of a date, a
/// time, a length or a number.
private func isPlainName(_ text: String) -> Bool {
  guard let tokens = try? Lexer.tokens(of: text), tokens.count == 1, let token = tokens.first,
    token.kind == .word, token.text == text, !reservedWords.contains(token.folded)
  else { return false }
  let context = DateContext(today: CivilDate(daysSinceEpoch: 0))
  let known = [Vocabulary.of(context.tongue).lookedUp(token)]
  return DateRecogniser(context).spans(in: known, from: 0).isEmpty
    && TimeRecogniser().spans(in: known, from: 0, hint: nil).isEmpty
    && NumberWords.cardinal(in: known, from: 0) == nil
}

/// Every word that begins a command, introduces a slot or is a choice.
let reservedWords: Set<String> = {
  var words: Set = [
    "none", "off", "it", "that", "the", "idea", "ideas", "day", "next", "previous", "first", "last",
    "before", "after", "up", "down", "text", "please", "entry",
    "called", "named", "with", "maybe", "perhaps", "probably", "thanks",
  ]
  for frame in CommandTable.specs.flatMap(\.frames) {
    words.formUnion(frame.leads.joined())
    for slot in frame.slots {
      // Of several words the first: behind a name only all of them together lead to something.
      words.formUnion(slot.introducers.compactMap(\.first))
      if case .oneOf(let choices) = slot.type {
        words.formUnion(choices.words.flatMap { $0.split(separator: " ").map(String.init) })
      }
    }
  }
  // Titles of many days, and names of many trips.
  return words.subtracting(["arrival", "departure", "walk"])
}()

/// A kind of place in a canonical line: words for one need no quotes.
func spelledKind(_ words: String) -> String {
  KindWords.kinds(meantBy: folded(words)).isEmpty ? spelledName(words) : words
}
