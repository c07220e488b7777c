/// What a person does with words in a conversation besides saying what is to be done.
///
/// The words of each are in `DialogueWords` and nowhere else.
package enum DialogueAct: Hashable, Sendable {
  /// Yes.
  case affirm
  /// No.
  case decline
  /// None of what was offered: `neither of them`.
  case declineAll
  /// One of what was shown, counted from 1; the last is -1.
  case choose(Int)
  /// What was asked for is left out, or not known: `skip`, `not sure`.
  case pass
  /// That is all there is to say: `done`.
  case enough
  /// A thought is left: `never mind`, `forget about it`.
  ///
  /// It takes nothing away.
  case retract
  /// What was said before is put right: `no, …`, `I mean …`.
  case correct
  case thank
  /// The person goes: `good night`.
  case leave
  /// `hello`, `looks great`, `that was a mistake`.
  case greet, praise, regret
}

extension DialogueAct {
  /// What a whole line does; `nil` where it says anything else.
  package static func of(_ tokens: [Token]) -> DialogueAct? {
    guard tokens.count <= mostTokens, var words = plainWords(tokens) else { return nil }
    // `no, do it` agrees to nothing.
    let denies = words.count > 1 && words.first == "no"
    while !words.isEmpty {
      if let act = plain(words) { return denies && act == .affirm ? nil : act }
      if let ending = DialogueWords.endings.first(where: {
        words.count > $0.count && words.suffix($0.count).elementsEqual($0)
      }) {
        words.removeLast(ending.count)
      } else if let last = words.last, words.count > 1, DialogueWords.polite.contains(last) {
        words.removeLast()
      } else if let first = words.first, DialogueWords.hesitating.contains(first) {
        words.removeFirst()
      } else {
        return nil
      }
    }
    return nil
  }

  /// The same of a text.
  package static func of(_ text: String) -> DialogueAct? {
    (try? Lexer.tokens(of: text)).flatMap(of)
  }

  /// The act with which a line begins, and the token behind its words and their comma.
  ///
  /// Of several the longest words count; what a line is as a whole is told by `of`.
  package static func opening(_ tokens: [Token]) -> (act: DialogueAct, end: Int)? {
    let found = DialogueWords.openings.compactMap { opening in
      opening.phrases.first { stand($0, in: tokens) }.map { (act: opening.act, words: $0) }
    }
    // Of equally long ones the first counts.
    let longest = found.map(\.words.count).max()
    if let (act, words) = found.first(where: { $0.words.count == longest }) {
      let isSign = tokens.count > words.count && tokens[words.count].kind == .sign
      let hasSign = isSign && DialogueWords.signs.contains(tokens[words.count].text)
      return (act, words.count + (hasSign ? 1 : 0))
    }
    return nil
  }

  /// The words without the signs behind them; `nil` where signs stand within words, or quotes.
  private static func plainWords(_ tokens: [Token]) -> [String]? {
    var words: [String] = []
    var isBehindSign = true
    for token in tokens {
      switch token.kind {
      case .quoted, .link: return nil
      case .sign where DialogueWords.signs.contains(token.text): isBehindSign = true
      case .sign: return nil
      case .word, .number:
        if token.isGlued, isBehindSign { return nil }
        if token.isGlued, let last = words.popLast() {
          words.append(last + token.folded)
        } else {
          words.append(token.folded)
        }
        isBehindSign = false
      }
    }
    return words
  }

  /// Longer lines say something.
  private static let mostTokens = 12

  private static func plain(_ words: [String]) -> DialogueAct? {
    let said = words.joined(separator: " ")
    return DialogueWords.acts[said] ?? choice(words).map { .choose($0) }
  }

  private static func stand(_ words: [String], in tokens: [Token]) -> Bool {
    tokens.count > words.count && zip(words, tokens).allSatisfy { $1.says($0) }
  }
}

extension DialogueAct {
  /// The row that words count: `2`, `the second one`, `number 2`, `the last`.
  static func choice(
    _ words: [String], isNoun: (String) -> Bool = DialogueWords.nouns.contains
  ) -> Int? {
    var words = words
    if words.first == "the" { words.removeFirst() }
    if let first = words.first, DialogueWords.counting.contains(first), words.count > 1 {
      words.removeFirst()
    }
    if let last = words.last, isNoun(last), words.count > 1 { words.removeLast() }
    if words == ["last"] { return -1 }
    if words.count == 1, let number = words.first.flatMap({ Int($0) }), number > 0 {
      return number
    }
    guard words.count < 3, let tokens = try? Lexer.tokens(of: words.joined(separator: " ")) else {
      return nil
    }
    let said =
      NumberWords.ordinal(in: tokens, from: 0) ?? NumberWords.cardinal(in: tokens, from: 0)
    return said.flatMap { $0.tokens.upperBound == tokens.count ? $0.value : nil }
  }
}
