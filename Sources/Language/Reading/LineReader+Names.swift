internal import Session

extension LineReader {
  /// The name in an answer to the question for one: `it's called Winter`, `Winter please`.
  func nameAlone(in answer: String) -> String {
    guard let tokens = try? Lexer.tokens(of: answer) else { return answer }
    let context = context(answer, tokens)
    let start = beforeNames.first { context.matches($0, at: 0) }?.count ?? 0
    let isPolite = tokens.last.map { behindNames.contains($0.folded) } ?? false
    let end = isPolite ? tokens.count - 1 : tokens.count
    return start < end ? context.raw(start..<end) : answer
  }
}

private let beforeNames: [[String]] = [
  "(it's|it is|it will be|it should be|) (called|named)", "(let's|) (call|name) it", "make it",
].flatMap { WordPattern($0).spelledOut }.filter { !$0.isEmpty }.sorted { $0.count > $1.count }

private let behindNames: Set = ["please", "pls", "thanks", "thx"]
