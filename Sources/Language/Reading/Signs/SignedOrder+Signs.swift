/// The signs between what is noted and what becomes of it.
extension SignedOrder {
  enum Sign { case arrow, both, dash, colon, equals }

  /// The sign that begins at a token, and the token behind it.
  func sign(at index: Int) -> (Sign, end: Int)? {
    let tokens = context.tokens
    var end = index
    while end < said.upperBound, tokens[end].kind == .sign, end == index || tokens[end].isGlued {
      end += 1
    }
    guard end > index else { return nil }
    let text = tokens[index..<end].map(\.text).joined()
    let isApart = !tokens[index].isGlued && end < tokens.count && !tokens[end].isGlued
    switch text {
    case "→", "⇒", "➔", "➜", "->", "=>", "-->", "–>": return (.arrow, end)
    case "↔", "⇄", "⇆", "⇔", "<->", "<=>", "<-->": return (.both, end)
    case "-", "–", "—": return isApart ? (.dash, end) : nil
    case ":": return end < tokens.count && !tokens[end].isGlued ? (.colon, end) : nil
    case "=": return isApart ? (.equals, end) : nil
    default: return nil
    }
  }
}
