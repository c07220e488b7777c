package import Session

/// What Tab offers: an immutable value that is made anew after each command.
package struct Completions: Sendable {
  let session: Session
  let today: CivilDate
  /// The names of the trips, newest first.
  let trips: [TripSummary]

  package init(session: Session, today: CivilDate, trips: [TripSummary]) {
    self.session = session
    self.today = today
    self.trips = trips
  }

  /// What could stand at the end of this text.
  package func draft(for text: String) -> CompletionDraft {
    let ending = TextEnding(text)
    var draft = CompletionDraft(replacing: ending.stem.unicodeScalars.count)
    guard let tokens = try? Lexer.tokens(of: ending.before) else { return draft }
    let context = ChartContext(
      line: ending.before, tokens: tokens, session: session, today: today)
    var search = CompletionSearch(Chart(context))
    search.run()
    for word in search.words { draft.add(.init(word.text, word.summary), stem: ending.stem) }
    if tokens.isEmpty { addAliases(to: &draft, stem: ending.stem) }
    for want in search.wants {
      add(want, to: &draft, context: context, ending: ending)
    }
    return draft
  }

  private func addAliases(to draft: inout CompletionDraft, stem: String) {
    for (name, line) in session.aliases.sorted(by: { $0.key < $1.key }) {
      draft.add(.init(name, "= \(line)"), stem: stem)
    }
  }

  private func add(
    _ want: CompletionSearch.Want, to draft: inout CompletionDraft, context: ChartContext,
    ending: TextEnding
  ) {
    if want.type.isPlace, ending.isQuoted || want.start <= context.tokens.count {
      draft.place = draft.place ?? ending.open(from: want.start, in: context)
    }
    if want.type == .file { draft.file = ending.open(from: context.tokens.count, in: context) }
    guard want.start == context.tokens.count else {
      return addNames(want, to: &draft, context: context, ending: ending)
    }
    for candidate in candidates(for: want, context: context) {
      draft.add(candidate, stem: ending.stem)
    }
  }
}

extension Completions {
  /// A trip of whose name several words have been typed.
  private func addNames(
    _ want: CompletionSearch.Want, to draft: inout CompletionDraft, context: ChartContext,
    ending: TextEnding
  ) {
    guard want.type == .trip else { return }
    let open = ending.open(from: want.start, in: context)
    for var candidate in candidates(for: want, context: context)
    where foldedWords(candidate.label).hasPrefix(foldedWords(open.prefix)) {
      candidate.replacing = open.replacing
      draft.candidates.append(candidate)
    }
  }

  /// Where the trip takes place: the city of the selected day, or the destination.
  package var goal: Place? { session.goal }
}

extension SlotType {
  fileprivate var isPlace: Bool {
    switch self {
    case .place, .subject, .near: true
    default: false
    }
  }
}

extension CompletionDraft {
  /// Adds a candidate that goes on from the stem, once.
  mutating func add(_ candidate: Candidate, stem: String) {
    guard candidate.continues(stem),
      !candidates.contains(where: { $0.insertion == candidate.insertion })
    else { return }
    candidates.append(candidate)
  }
}

extension CompletionDraft.Candidate {
  /// Whether the stem is a beginning of it, or of a word of its label.
  fileprivate func continues(_ stem: String) -> Bool {
    if stem.first?.isNumber == true { return insertion.hasPrefix(stem) }
    let typed = foldedWords(stem)
    if typed.isEmpty { return stem.isEmpty || stem == "\"" || stem == "'" }
    let name = foldedWords(label)
    return name.hasPrefix(typed) || name.contains(" " + typed)
      || foldedWords(insertion).hasPrefix(typed)
  }
}
