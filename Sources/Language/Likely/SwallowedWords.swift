internal import Session

/// Whether a text that was not quoted has taken more than it is: `copy trip as Test so i can play`,
/// `pack nappies to`, `call day 4 Zoo day, no, Market day`.
struct SwallowedWords {
  /// The texts that the line itself quotes.
  private let quoted: Set<String>
  private let typed: [Token]

  init(_ typed: [Token]) {
    self.typed = typed
    quoted = Set(typed.filter { $0.kind == .quoted }.map(\.text))
  }

  /// Whether a name or title in a command goes on where none does, or a text past what it is to be.
  func areIn(_ intent: Intent) -> Bool {
    haveName(intent, where: goesOn) || runOn(in: intent)
  }

  /// Whether a text runs on past what it is to be (`RunOnText`).
  func runOn(in intent: Intent) -> Bool { intent.steps.contains(where: runsOn) }

  private func runsOn(_ step: Intent) -> Bool {
    guard let kind = step.textKind else { return false }
    return texts(of: step).contains { text in
      guard !quoted.contains(text), let words = try? Lexer.tokens(of: text) else { return false }
      return !standsBehindColon(words)
        && RunOnText(words: words.map(Vocabulary.of(.english).lookedUp), kind: kind).runsOn
    }
  }

  /// `note for friday: please be on time`: behind a colon a text stands as it is said.
  private func standsBehindColon(_ words: [Token]) -> Bool {
    typed.indices.dropFirst().contains { start in
      typed[start - 1].says(":") && start + words.count <= typed.count
        && zip(typed[start...], words).allSatisfy { $0.folded == $1.folded }
    }
  }

  /// What it writes down; of what is booked all that its line has in quotes, but for what is noted of it.
  private func texts(of step: Intent) -> [String] {
    if let written = Written(step) { return [written.text] }
    let tokens = try? Lexer.tokens(of: step.canonicalLine)
    return tokens?.prefix { !$0.says("note") }.filter { $0.kind == .quoted }.map(\.text) ?? []
  }

  /// Whether a name goes on with why it is given, or with what it may be instead: `Mia's day, it's her
  /// birthday`, `Porto or maybe Oporto`.
  func takeReason(_ intent: Intent) -> Bool {
    haveName(intent) { text, _ in
      tellsReason(text) || (try? Lexer.tokens(of: text)).map(saysElse) == true
    }
  }

  private func haveName(_ intent: Intent, where holds: (String, _ isThing: Bool) -> Bool) -> Bool {
    intent.steps.contains { step in
      guard step.givesName, let tokens = try? Lexer.tokens(of: step.canonicalLine) else {
        return false
      }
      return tokens.contains { token in
        token.kind == .quoted && !quoted.contains(token.text) && holds(token.text, step.addsThing)
      }
    }
  }

  private func tellsReason(_ text: String) -> Bool {
    guard let words = try? Lexer.tokens(of: text), words.count > 3 else { return false }
    return SpokenReasons(words).endInName != nil
  }

  private func goesOn(_ text: String, isThing: Bool) -> Bool {
    guard let words = try? Lexer.tokens(of: text) else { return false }
    // `rename the beach to`
    guard words.count > 1 else { return words.first.map { leading.contains($0.text) } == true }
    if isThing && (isTorn(words) || tellsWhere(words)) || saysAgain(words) || saysOfWhat(words)
      || tellsReason(text) || saysElse(words)
    {
      return true
    }
    let clauses = SpokenClauses(text, words)
    return clauses.pieces.dropFirst().contains { piece in
      takesBack(words[piece]) || tellsWhy(words[piece])
    }
  }

  /// `pack for the packing list`, `add beach aside among`, but `Gallery A`, `To the Lighthouse`.
  private func isTorn(_ words: [Token]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    // `the playground at, yes in a minute, Parque da Cidade`
    let isBrokenOff = zip(words, words.dropFirst()).contains { word, sign in
      sign.says(",") && word.isLower && tornNames.contains(word.folded)
    }
    return isBrokenOff || first.isLower && !words[1].isGlued && headless.contains(first.folded)
      || last.isLower && !last.isGlued && tornNames.contains(last.folded)
  }

  /// `on tuesday to Praia da Luz`, `the trip to relaxed`, `Mercure for the night`: of what it is the name, or
  /// when.
  private func saysOfWhat(_ words: [Token]) -> Bool {
    let said = words.map(\.folded)
    return said.count > 2
      && (said[0] == "on" && words[0].isLower
        && said.dropFirst(2).contains { ["to", "into", "as"].contains($0) }
        || ["the", "this", "our"].contains(said[0]) && words[0].isLower && said[1] == "trip"
        || said[0] == "trip" && said[1] == "to"
        || said.suffix(3) == ["for", "the", "night"])
  }

  /// `Porto or maybe Oporto`, `Wine day, not Beer day`: a second thought, but `Trick or treat`.
  private func saysElse(_ words: [Token]) -> Bool {
    words.indices.dropFirst().dropLast().contains { index in
      let (word, before) = (words[index], words[index - 1])
      return word.isLower
        && (word.says("maybe") || word.says("perhaps") || word.says("not") && before.says(",")
          || word.says("or") && ["rather", "better", "else"].contains(words[index + 1].folded))
    }
  }

  /// `porto in spring no porto in april`, but `Say Yes to the Sun, No to the Rain`.
  private func saysAgain(_ words: [Token]) -> Bool {
    words.indices.dropFirst().dropLast().contains { index in
      words[index].says("no") && words[index].isLower && words[index + 1].isLower
        && words[..<index].contains { $0.folded == words[index + 1].folded }
    }
  }

  /// `…, no there's no zoo`, `…, uh, …`, but `Rest, no plans`.
  private func takesBack(_ piece: ArraySlice<Token>) -> Bool {
    guard let first = piece.first, first.isLower else { return false }
    if groans.contains(first.folded) { return true }
    guard correcting.contains(first.folded) else { return false }
    return piece.dropFirst().first.map { behindNo.contains($0.spoken) } ?? true
  }

  /// `a shower after the beach to get the sand off`: where it is to be, and what for.
  private func tellsWhere(_ words: [Token]) -> Bool {
    guard
      let place = words.indices.dropFirst().first(where: { index in
        ["after", "before"].contains(words[index].text) && index + 1 < words.count
          && words[index + 1].says("the")
      })
    else { return false }
    return words[place...].dropFirst(3).contains { $0.text == "to" || $0.text == "so" }
  }

  /// Whether a reason begins: `… so we can swim`.
  private func tellsWhy(_ piece: ArraySlice<Token>) -> Bool {
    guard let first = piece.first, first.isLower, reasoning.contains(first.folded),
      let next = piece.dropFirst().first
    else { return false }
    return next.isLower && subjects.contains(next.spoken)
  }
}

extension Token {
  fileprivate var isLower: Bool { text == text.lowercased() }
}

extension Intent {
  /// Whether it names something of the trip; what is noted or is to be done may be whole sentences.
  var givesName: Bool {
    addsThing
      || ["name ", "rename ", "copy ", "new ", "hotel ", "style "].contains {
        canonicalLine.hasPrefix($0)
      }
  }

  /// Whether it puts something on a day or a list.
  fileprivate var addsThing: Bool {
    let line = canonicalLine
    return !line.hasPrefix("add note")
      && ["add ", "activity ", "pack "].contains { line.hasPrefix($0) }
  }
}

/// None of these is a name without quotes.
private let leading: Set = ["to", "as", "of", "into"]
/// No name begins with one of these.
private let headless: Set = ["and", "for", "to", "that", "so", "because", "but"]
/// Nor ends with these.
private let tornNames: Set = [
  "to", "at", "for", "the", "a", "an", "of", "with", "from", "my", "our", "and", "among", "so",
  "because", "between",
]
/// With these something is put right, where one of the others stands behind.
private let correcting: Set = ["no", "wait", "sorry", "actually", "nope"]
private let behindNo: Set = [
  "no", "wait", "sorry", "make", "call", "not", "there's", "it's", "that's", "actually", "i", "we",
]
/// `er` is a word of other languages.
private let groans = DialogueWords.groans.subtracting(["er"])
private let reasoning: Set = ["so", "because", "cos", "cause", "coz", "since"]
private let subjects: Set = ["i", "we", "they", "he", "she", "it", "you", "i'm", "we're", "it's"]
