internal import Session

/// Where one line says several commands: behind `;`, and behind `and` and `then` where a command
/// begins.
enum CommandCuts {
  /// The runs of tokens that are a command each, without what parts them; none of them is empty.
  ///
  /// - `isOpen`: whether a word of which nothing is known follows.
  static func parts(of tokens: [Token], isOpen: Bool = false) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for index in tokens.indices where index >= start {
      guard let next = end(ofCutAt: index, in: tokens, isOpen) else { continue }
      if start < index { parts.append(start..<index) }
      start = next
    }
    if start < tokens.count { parts.append(start..<tokens.count) }
    return parts
  }

  /// The runs of tokens that the word behind them may belong to, the likelier first.
  static func openParts(of tokens: [Token]) -> [Range<Int>] {
    let none = tokens.count..<tokens.count
    guard let last = parts(of: tokens, isOpen: true).last, last.upperBound == tokens.count else {
      return [none]
    }
    let isLinked = last.dropFirst().contains { endOfLink($0, in: tokens) == tokens.count }
    return isLinked ? [none, last] : [last]
  }

  /// The token behind what parts two commands, where it stands here.
  private static func end(ofCutAt index: Int, in tokens: [Token], _ isOpen: Bool) -> Int? {
    if tokens[index].says(";") { return index + 1 }
    guard index > 0, let end = endOfLink(index, in: tokens),
      end + (isOpen ? 0 : 1) < tokens.count
    else { return nil }
    // Behind `and` a day may be another day of the same command.
    let isOrdered = tokens[end - 1].says("then") && tokens[end].kind == .word
    let begins =
      isOrdered ? CommandTable.leads[tokens[end].folded] != nil : beginsCommand(tokens[end])
    return begins ? end : nil
  }

  /// The token behind `and`, `then` or `and then`, a comma before it or not.
  static func endOfLink(_ index: Int, in tokens: [Token]) -> Int? {
    var end = index
    if tokens[end].says(",") { end += 1 }
    for link in ["and", "then"] where end < tokens.count && tokens[end].says(link) { end += 1 }
    return end > index && !tokens[end - 1].says(",") ? end : nil
  }

  /// Whether an order begins with this word: one that names nothing as well.
  static func beginsCommand(_ token: Token) -> Bool {
    guard token.kind == .word, CommandTable.leads[token.folded] != nil else { return false }
    let classes = Lexicon.shared.classes(of: token.folded)
    return classes.meets(.acts) && !classes.meets(ClassSet([.day, .trip, .days, .trips]))
  }
}
