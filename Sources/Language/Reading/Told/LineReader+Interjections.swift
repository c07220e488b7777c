internal import Session

/// What people say before they come to the matter: `ughh, wait - dinner at 8`, `so anyway, …`.
extension LineReader {
  /// A line that came to nothing, read without the words at its beginning that tell nothing.
  ///
  /// What it would change is only offered: `no`, `actually` may put something right. Views are shown.
  func behindInterjections(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard case .refused(let diagnostic) = result, diagnostic.mayReadOtherwise, let scene,
      tokens.count < LineReader.mostInSentence, case let rest = matter(of: tokens),
      rest.count < tokens.count, rest.count > 1
    else { return result }
    let read = otherwise(
      whole(rest, of: expanded, typed: line), rest, of: expanded, typed: line)
    switch read {
    case .understood(let utterance):
      guard case let trial = read.trial(in: scene), trial != .fails else { return result }
      return trial == .changes
        ? told(utterance.intent, by: tokens, of: expanded, typed: line).offered : read
    case .incomplete(let question): return question.offered == nil ? result : read
    case .refused, .nothing: return result
    }
  }

  /// A line without `ughh`, `hmmm` at its beginning, which are no names of anything.
  func withoutGroans(_ tokens: [Token]) -> [Token] {
    guard let first = tokens.first, isDrawnOut(first) else { return tokens }
    let rest = tokens.dropFirst().drop { $0.kind == .sign && parting.contains($0.folded) }
    return rest.isEmpty ? tokens : Array(rest)
  }

  /// `write down meet at the bar`: what is noted begins behind the particle of the verb.
  func withoutParticles(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.says("down") }) else { return tokens }
    return tokens.indices.filter { index in
      index == 0 || !tokens[index].says("down") || !writing.contains(tokens[index - 1].folded)
    }.map { tokens[$0] }
  }

  /// What stands behind the interjections and the signs after them.
  private func matter(of tokens: [Token]) -> [Token] {
    var rest = tokens[...]
    while let first = rest.first {
      let signs = rest.dropFirst().prefix { $0.kind == .sign && parting.contains($0.folded) }.count
      // `no, dinner at 8`, but `no dinner at 8`.
      let isSaid =
        interjections.contains(first.folded) || isDrawnOut(first)
        || denials.contains(first.folded) && signs > 0
      guard isSaid else { break }
      rest.removeFirst(signs + 1)
    }
    return Array(rest)
  }

  /// `ughhh`, `hmmm`, `ohhh`.
  private func isDrawnOut(_ token: Token) -> Bool {
    guard token.kind == .word, token.folded.utf8.count < 9 else { return false }
    return ["ugh", "hmm", "ohh", "ahh", "argh", "mmm", "ooh", "aww"].contains {
      token.folded.hasPrefix($0)
    } && Set(token.folded.utf8).count < 4
  }
}

private let interjections: Set = [
  "actually", "wait", "ugh", "argh", "sorry", "sry", "soz", "oh", "hm", "hmm", "and", "so", "ok",
  "okay", "right", "well", "also", "plus", "oops", "whoops", "btw", "fyi", "anyway", "anyways",
  "now",
  "then", "but", "yes", "yeah", "yep", "yup", "hey", "hi", "hello", "lol", "pls", "please", "great",
  "perfect", "cool", "nice", "good", "fine", "guys", "eish", "ha", "haha", "alright", "cheers",
  "ta",
  "thanks",
]
private let denials: Set = ["no", "nope", "nah"]
private let parting: Set = [",", "-", "–", "—", "!", ".", "…", ":"]
private let writing: Set = ["write", "jot", "scribble"]
