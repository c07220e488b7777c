internal import Session

/// Lines with options as programs take them: `hotel -n "Dormy Inn" --in oct2 --out oct5 --price 41400jpy`.
extension LineReader {
  /// What was not understood, read with the words that its options stand for.
  func withOptions(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard result.mayHaveOptions, let scene, tokens.count < LineReader.mostInSentence else {
      return result
    }
    let context = context(expanded.text, tokens)
    var words: [String] = []
    var (index, hasOption) = (0, false)
    while index < tokens.count {
      if let (said, end) = option(at: index, context) {
        words.append(said)
        (index, hasOption) = (end, true)
        continue
      }
      let end = endOfWord(from: index, tokens)
      words.append(quotedAgain(context.text(index..<end), tokens[index]))
      index = end
    }
    guard hasOption else { return result }
    let plain = words.filter { !$0.isEmpty }.joined(separator: " ")
    guard let again = try? ExpandedLine(plain, aliases: [:]),
      let said = try? Lexer.tokens(of: plain), !said.isEmpty,
      case .understood(let utterance) = whole(
        withoutDatesInNames(said), of: again, typed: plain),
      case .commit = Interpreter(scene).decide(utterance.intent)
    else { return result }
    let read = told(utterance.intent, by: tokens, of: expanded, typed: line)
    return utterance.intent.isJotted ? .understood(read) : read.offered
  }

  /// `--price`, `-n`, `--from=`: the words that it stands for.
  private func option(at index: Int, _ context: ChartContext) -> (String, end: Int)? {
    let isFree = index == 0 || !context.tokens[index].isGlued
    guard isFree, context.matches(["-"], at: index) || context.matches(["--"], at: index) else {
      return nil
    }
    var start = index + 1
    if context.matches(["-"], at: start), context.tokens[start].isGlued { start += 1 }
    guard let name = context.token(start), name.isGlued, name.kind == .word,
      let words = options[name.folded]
    else { return nil }
    let hasSign = context.matches(["="], at: start + 1) && context.tokens[start + 1].isGlued
    return (words, hasSign ? start + 2 : start + 1)
  }

  private func endOfWord(from start: Int, _ tokens: [Token]) -> Int {
    var end = start + 1
    while end < tokens.count, tokens[end].isGlued { end += 1 }
    return end
  }

  private func quotedAgain(_ text: String, _ token: Token) -> String {
    token.kind == .quoted && !text.hasPrefix("\"") ? "\"\(text)\"" : text
  }
}

extension ReadResult {
  /// Whether it came to nothing, or to what is only offered or asked about.
  fileprivate var mayHaveOptions: Bool {
    switch self {
    case .refused, .incomplete: true
    case .understood, .nothing: false
    }
  }
}

private let options: [String: String] = [
  "n": "", "name": "", "title": "", "d": "on day", "day": "on day", "on": "on", "date": "on",
  "t": "at", "time": "at", "at": "at", "in": "from", "checkin": "from", "from": "from",
  "start": "from", "s": "from", "to": "to", "out": "to", "checkout": "to", "until": "to",
  "end": "to", "e": "to", "price": "cost", "cost": "cost", "c": "cost", "p": "cost", "ref": "ref",
  "pnr": "ref", "seat": "seat", "note": "note", "m": "note", "for": "for", "dur": "for",
  "duration": "for", "by": "by", "kind": "kind", "dep": "leaves", "arr": "arrives",
  "people": "people", "due": "by",
]
