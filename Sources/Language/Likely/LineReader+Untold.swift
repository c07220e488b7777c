internal import Session

extension LineReader {
  /// Offers what writes down more than it is to, or less than the line tells, however the line was read.
  func unlessMoreIsTold(_ read: ReadResult, _ line: String) -> ReadResult {
    guard case .understood(let utterance) = read, let tokens = try? Lexer.tokens(of: line),
      (4..<LineReader.mostInSentence).contains(tokens.count),
      textRunsOn(utterance, tokens) || leavesFacts(utterance, line)
        || isCutShort(utterance, tokens) || namesKnownStop(utterance, tokens)
        || isOfElse(utterance, tokens) || concludesSecond(utterance, tokens)
        || utterance.intent.addsTwice
        || utterance.intent.growsTwice || addsIdea(utterance, tokens)
    else { return read }
    return utterance.offered
  }

  /// `we'll need a proper rest on tuesday, so a nap at 6pm`: one thing is meant, told twice.
  private func concludesSecond(_ utterance: Utterance, _ tokens: [Token]) -> Bool {
    guard utterance.intent.steps.filter({ $0.addition != nil }).count > 1,
      let so = tokens.indices.dropFirst().first(where: { index in
        tokens[index].says("so") && tokens[index - 1].says(",")
      })
    else { return false }
    let needs = tokens[..<so].contains { ["need", "want", "deserve"].contains($0.folded) }
    return needs && tokens[0].kind == .word
      && Lexicon.firstPersons.union(Lexicon.subjects).contains(tokens[0].spoken)
  }

  /// Whether a text runs on, in a line that does not begin as the command does that writes it.
  func textRunsOn(_ utterance: Utterance, _ tokens: [Token]) -> Bool {
    let verb = tokens[0].folded + " "
    return utterance.intent.writesText
      && !utterance.intent.steps.allSatisfy { $0.canonicalLine.hasPrefix(verb) }
      && SwallowedWords(tokens).runOn(in: utterance.intent)
  }

  /// `call it Our Porto Adventure instead`: whether a capitalised word right behind a name is no part of it.
  private func isCutShort(_ utterance: Utterance, _ tokens: [Token]) -> Bool {
    guard !utterance.isCanonical else { return false }
    return utterance.intent.steps.contains { step in
      let name: String
      switch step {
      case .renameTrip(let text), .nameDay(_, let text?), .renameStop(_, let text): name = text
      default: return false
      }
      guard let words = try? Lexer.tokens(of: name), words.count > 1,
        let end = tokens.indices.first(where: { start in
          tokens[start...].prefix(words.count).map(\.folded) == words.map(\.folded)
        }).map({ $0 + words.count }), end < tokens.count
      else { return false }
      let next = Vocabulary.of(.english).lookedUp(tokens[end])
      return next.isCapitalised && next.kind == .word && !next.mayBeWeekday && !next.mayBeMonth
        && tokens[end - 1].isCapitalised
    }
  }

  /// `swithc the market to tuesday`, `throw the surf lesson onto thursday`: whether what would be new is some
  /// word and a stop that is there.
  private func namesKnownStop(_ utterance: Utterance, _ tokens: [Token]) -> Bool {
    guard !utterance.isCanonical, let trip = session.currentTrip,
      CommandTable.verbs[tokens[0].folded] == nil
    else { return false }
    return utterance.intent.steps.contains { step in
      guard let name = step.addition?.what.spokenName, let words = try? Lexer.tokens(of: name),
        words.count > 2, ["the", "our", "my"].contains(words[1].folded),
        words[0].text == words[0].folded, tokens[0].folded == words[0].folded,
        throwing.contains(words[0].folded) || isNoWord(words[0].folded)
      else { return false }
      return trip.stops(named: words.dropFirst(2).map(\.text).joined(separator: " ")).count == 1
    }
  }

  /// `the gardens would fit right after Lello, so put them there`: whether what would be new is an idea.
  private func addsIdea(_ utterance: Utterance, _ tokens: [Token]) -> Bool {
    guard !utterance.isCanonical, !tokens.contains(where: { $0.says("add") }),
      let trip = session.currentTrip, !trip.ideas.isEmpty
    else { return false }
    return utterance.intent.steps.contains { step in
      guard let name = step.addition?.what.spokenName else { return false }
      let bare = behindTry(name)
      return trip.ideas.contains { folded($0.name) == folded(bare) }
    }
  }

  /// `try the surf lesson`: what is tried.
  private func behindTry(_ name: String) -> String {
    for lead in ["try the ", "do the ", "have the ", "the "] where folded(name).hasPrefix(lead) {
      return String(name.dropFirst(lead.count))
    }
    return name
  }

  /// `we still needed a bed for Thursday, so I booked the Dom Vilas for 85 euros`: whether something is added
  /// and a day or a sum of money is told that has no part in it.
  private func leavesFacts(_ utterance: Utterance, _ line: String) -> Bool {
    // Of several commands each tells what it does.
    guard let scene, !utterance.isCanonical, utterance.intent.addsOnly, !line.contains(";"),
      case .commit(let commit) = Interpreter(scene).decide(utterance.intent),
      let said = table(of: line), let written = table(of: commit.canonical.canonicalLine)
    else { return false }
    // What is put right is told twice.
    let turning = ClassSet([.repair, .not, .instead, .either])
    guard !said.lattice.edges.contains(where: { $0.contains { $0.classes.meets(turning) } }) else {
      return false
    }
    let done = SaidFacts(written)
    let tellsWhy = said.lattice.tokens.dropLast().contains { reasoning.contains($0.folded) }
    let isOfDay = utterance.intent.isNamedByDay
    return SaidFacts(said).facts.contains { fact in
      switch fact.kind {
      case .day:
        !tellsWhy && !isOfDay && !fact.values.isEmpty
          && fact.values.isDisjoint(with: done.values(.day))
      case .amount: fact.isMoney && fact.values.isDisjoint(with: done.values(.amount))
      default: false
      }
    }
  }
}

/// Where a line tells why, the day may be that of the reason.
private let reasoning: Set = ["since", "as", "because", "cos", "so", "."]
/// With these something that is there is put elsewhere.
private let throwing: Set = [
  "throw", "chuck", "stick", "pop", "bung", "shove", "fling", "toss", "lob", "dump", "whack",
  "slap",
]

/// What people do at what is there, and may plan as a thing of its own.
private let doing: Set = [
  "climb", "watch", "see", "explore", "feed", "attend", "catch", "find", "hear", "enjoy", "cross",
]

/// Whether a word is none that people use, as one that is misspelt.
private func isNoWord(_ word: String) -> Bool {
  Lexicon.shared.classes(of: word).isEmpty && CommonWords.kind(of: word).isEmpty
    && !Inflection.isPast(word) && !PlainActivities.begin(word) && !doing.contains(word)
}

extension Intent {
  /// Whether what is added somewhere is added once more, and nothing said of it.
  fileprivate var addsTwice: Bool {
    let added = steps.compactMap(\.addition)
    guard added.count > 1 else { return false }
    return added.contains { new in
      new.to == nil && new.at == nil && new.position == nil
        && added.count { $0.what.spokenName == new.what.spokenName } > 1
    }
  }

  /// `we can stay on saturday as well, add one day at the end`: one day is meant, told twice.
  fileprivate var growsTwice: Bool {
    steps.contains { step in
      switch step {
      case .dates, .changeDates: true
      default: false
      }
    } && steps.contains { if case .addDay = $0 { true } else { false } }
  }

  /// `Sunday roast`, `Black Friday shopping`: whether what is added has a day in its name.
  fileprivate var isNamedByDay: Bool {
    steps.contains { step in
      guard let name = Written(step)?.text, let words = try? Lexer.tokens(of: name)
      else {
        return false
      }
      return words.map(Vocabulary.of(.english).lookedUp).contains {
        $0.mayBeWeekday || $0.mayBeMonth
      }
    }
  }

  /// Whether stops are added, and nothing is done but what is said of them.
  fileprivate var addsOnly: Bool {
    addsStops
      && steps.allSatisfy { step in
        switch step {
        case .add, .time, .stay, .cost: true
        default: false
        }
      }
  }
}
