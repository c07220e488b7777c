internal import Session

/// What is written down as it stands.
extension OpenSpans {
  func text(at index: Int, before limit: Int) -> [RoleSpan] {
    guard let first = context.token(index), first.kind != .sign else { return [] }
    if first.kind == .quoted {
      let value = SlotValue.text(first.text, quoted: true)
      return [RoleSpan(end: index + 1, value: value, points: 8)]
    }
    // `that it shuts on mondays`: what it is said of is known.
    if index > 0, ["it", "they"].contains(first.folded), context.tokens[index - 1].says("that") {
      return []
    }
    var end = limit
    while end > index, isEnding(end - 1) { end -= 1 }
    guard end > index else { return [] }
    let value = SlotValue.text(context.text(index..<end), quoted: false)
    return [RoleSpan(end: end, value: value, points: 3 * (end - index))]
  }

  /// `please` and signs that close a sentence are no part of what is noted.
  func isEnding(_ index: Int) -> Bool {
    let token = context.tokens[index]
    return token.kind == .sign && [".", "!", ";", ","].contains(token.folded)
      || ["please", "pls", "plz", "thanks"].contains(token.folded)
  }
}
