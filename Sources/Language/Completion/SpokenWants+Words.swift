internal import Session

/// The next word of a line in words of one's own.
extension SpokenWants {
  /// The words that may come next and begin so, the likelier first, at most a handful.
  func words(beginning typed: String) -> [CompletionDraft.Candidate] {
    guard !tokens.isEmpty else { return typed.isEmpty ? [] : firstWords(beginning: typed) }
    let going = goingOn(beginning: typed)
    let mayBegin = context.beginnings.contains(tokens.count)
    return going + (mayBegin && !typed.isEmpty ? orders(beginning: typed) : [])
      + (isBehindDay ? additions(beginning: typed) : [])
  }

  /// Whether a day or a time with the word that leads to it is all there is: `on friday`.
  private var isBehindDay: Bool {
    guard tokens.count > 1, leadingToDays.contains(tokens[0].folded) else { return false }
    let chart = Chart(context)
    return [SlotType.day(bareNumber: false), .time].contains { type in
      chart.spans(type, at: 1).contains { $0.end == tokens.count }
    }
  }

  /// The words with which a stop is added.
  private func additions(beginning typed: String) -> [CompletionDraft.Candidate] {
    let words = Verb.add.spec.frames.flatMap(\.leads).filter { $0.count == 1 }.compactMap(\.first)
    return words.filter { $0.hasPrefix(typed) }
      .map { .init($0, "as in \(Verb.add.words)") }
  }

  private func firstWords(beginning typed: String) -> [CompletionDraft.Candidate] {
    let questions = Lexicon.words(
      beginning: typed, of: ClassSet(.question), most: SpokenWants.mostListed)
    let persons = Lexicon.firstPersons.filter { foldedWords($0).hasPrefix(typed) }
      .filter { $0.contains("'") }.sorted().map(spelledPerson)
    let leading = leadingToDays.filter { $0.hasPrefix(typed) }
    return questions.map { .init($0.word, "asks") }
      + persons.map { .init($0, "says what you are up to") }
      + leading.map { .init($0, "a day or a time first") }
      + orders(beginning: typed)
  }

  /// Words for what can be done, as people say it.
  private func orders(beginning typed: String) -> [CompletionDraft.Candidate] {
    let rows = Signatures.all.filter { context.isIn($0.scene) }
    let acts = rows.reduce(ClassSet()) { $0.union($1.acts) }.intersection(.acts)
      .subtracting(ClassSet([.be]))
    let words = Lexicon.words(beginning: typed, of: acts, most: SpokenWants.mostListed)
    return words.filter { $0.word.utf8.count > 2 }.prefix(8).compactMap { word, classes in
      telling(classes, rows).map { .init(word, "as in \($0.words)") }
    }
  }

  /// What stands farther behind in a list is seldom said.
  private static let mostListed = 16

  /// The command that words of these classes tell most of.
  private func telling(_ classes: ClassSet, _ rows: [Signature]) -> Verb? {
    var best: (verb: Verb, points: Int)?
    for row in rows where row.acts.meets(classes) {
      for (one, points) in row.speaks where classes.has(one) && points > best?.points ?? 0 {
        best = (row.verb, points)
      }
    }
    return best?.verb
  }

  /// The words that lead to a day or a time in rows that need no act.
  private var leadingToDays: [String] {
    var found: Set<String> = []
    for row in Signatures.all where row.traits.contains(.actless) && context.isIn(row.scene) {
      for role in row.roles where [.day, .target, .time].contains(role.type) {
        found.formUnion(role.markers)
      }
    }
    return ["on", "at", "in"].filter(found.contains)
  }

  /// The words with which an entry goes on, and what may be asked behind a word of asking.
  private func goingOn(beginning typed: String) -> [CompletionDraft.Candidate] {
    guard let last = tokens.last else { return [] }
    var words: [String] = []
    if isQuestion, !last.spoken.contains("'") { words += ["is", "are"] }
    if asksHowMany { words += askedNouns(many: true) }
    words += Fillers.leading.words(after: tokens.map(\.folded))
    // `I'm`, `we're`
    if Lexicon.isPerson(last), ["m", "e"].contains(last.spoken.last), last.spoken.contains("'") {
      words += Fillers.leading.beginnings(endingIn: "ing")
    }
    for start in max(0, tokens.count - 3)..<tokens.count {
      words += Lexicon.shared.words(after: tokens[start...].map(\.spoken))
    }
    if isQuestion { words += askedNouns(many: false) }
    var found: [CompletionDraft.Candidate] = []
    for word in words where foldedWords(word).hasPrefix(typed) && word.utf8.count > 1 {
      let next = CompletionDraft.Candidate(word, "")
      if !found.contains(next) { found.append(next) }
    }
    return Array(found.prefix(14))
  }

  private var asksHowMany: Bool {
    tokens.count > 1 && tokens[tokens.count - 2].says("how") && tokens.last?.says("many") == true
  }

  /// What is asked after in rows of questions.
  private func askedNouns(many: Bool) -> [String] {
    var found: [String] = []
    for row in Signatures.all
    where row.speaks[.question] != nil && (!many || row.takes.has(.quantity))
      && context.isIn(row.scene)
    {
      let nouns = row.speaks.filter { ClassSet.nouns.has($0.key) && (many || $0.value >= 8) }
      for (one, _) in nouns.sorted(by: { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      ) {
        if let word = Lexicon.noun(for: one, many: many), !found.contains(word) {
          found.append(word)
        }
      }
    }
    return found
  }
}

/// `I'm` as it is written.
private func spelledPerson(_ word: String) -> String {
  word.hasPrefix("i'") ? "I" + word.dropFirst() : word
}
