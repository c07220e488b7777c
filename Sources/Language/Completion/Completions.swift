package import Session

/// What Tab offers, and how a line looks while it is typed: an immutable value that is made anew
/// after each command.
package struct Completions: Sendable {
  let session: Session
  let today: CivilDate
  let sources: CompletionSources
  let memory: CompletionMemory
  /// By which the memory tells it from those before.
  let number: Int
  /// Whole lines that are likely to be said next, the likeliest first.
  let likely: [String]
  /// The stops of the open trip, as candidates.
  let stops: OnDemand<[CompletionDraft.Candidate]>
  /// What tells of each of them.
  let details: OnDemand<[CompletionDraft.Candidate]>
  /// Its days.
  let days: OnDemand<[CompletionDraft.Candidate]>
  /// The days of the week that are no one day of it.
  let otherWeekdays: OnDemand<[CompletionDraft.Candidate]>

  package init(
    session: Session, today: CivilDate, sources: CompletionSources, likely: [String] = [],
    memory: CompletionMemory = CompletionMemory()
  ) {
    self.session = session
    self.today = today
    self.sources = sources
    self.likely = likely
    self.memory = memory
    number = memory.joined()
    stops = OnDemand { Completions.stopCandidates(session) }
    details = OnDemand { Completions.detailCandidates(session) }
    days = OnDemand { Completions.dayCandidates(session, today) }
    otherWeekdays = OnDemand { Completions.otherWeekdays(session) }
  }

  /// What could stand at the end of this text; `quickly` only what needs no look at all names.
  package func draft(for text: String, quickly: Bool = false) -> CompletionDraft {
    memory.using { memory in
      let ending = TextEnding(text, &memory.cut)
      var draft = CompletionDraft(replacing: ending.stem.text.unicodeScalars.count)
      draft.isQuoted = ending.isQuoted
      var pool: [Candidate]? = quickly ? nil : []
      for part in parts(of: ending.before, &memory) {
        fill(&draft, &pool, part, ending, quickly: quickly)
      }
      if draft.candidates.isEmpty, let pool { draft.addSimilar(of: pool, stem: ending.stem) }
      draft.putBegunFirst(text, stem: ending.stem)
      return draft
    }
  }

  /// What the word behind a text may belong to; while that word is typed they stay the same.
  private func parts(of text: String, _ memory: inout CompletionMemory.State) -> [CompletionPart] {
    if let last = memory.last, last.owner == number, last.text == text { return last.parts }
    let tokens = (try? Lexer.tokens(of: text)) ?? []
    guard tokens.count < Completions.mostTokens else { return [] }
    let parts = CommandCuts.openParts(of: tokens).map { range in
      let context = ChartContext(
        line: text, tokens: Array(tokens[range]), session: session, today: today,
        names: memory.names)
      var search = CompletionSearch(Chart(context), starts: context.beginnings)
      search.run()
      let isNew = search.wants.contains { $0.verb == .newTrip }
      return CompletionPart(
        context: context, search: search, spoken: SpokenWants(context),
        end: isNew ? context.homeBeingTyped : context.endOfBookingBeingTyped,
        isFirst: range.lowerBound == 0)
    }
    memory.last = (number, text, parts)
    return parts
  }

  /// Where the trip takes place: the city of the selected day, or the destination.
  package var goal: Place? { session.goal }

  /// A line of more tokens is no sentence.
  private static let mostTokens = 60
}

extension Completions {
  private func fill(
    _ draft: inout CompletionDraft, _ pool: inout [Candidate]?, _ part: CompletionPart,
    _ ending: TextEnding, quickly: Bool
  ) {
    let (context, search, spoken) = (part.context, part.search, part.spoken)
    let typed = ending.stem.folded
    // No command has an apostrophe in it.
    let isSpoken =
      ending.stem.text.utf8.contains(UInt8(ascii: "'"))
      || context.tokens.last.map(Lexicon.isPerson) == true
    if !quickly, isSpoken {
      for word in spoken.words(beginning: typed) { draft.add(word, to: &pool, ending.stem) }
    }
    let led = search.wants.filter(\.isLed)
    for want in led { add(want, to: &draft, &pool, context, ending, quickly: quickly) }
    for want in search.begunWants where !quickly || want.type.isWhen {
      goOn(want, in: &draft, context, ending)
    }
    for word in search.words { draft.add(word, to: &pool, ending.stem) }
    if context.tokens.isEmpty, part.isFirst {
      for (name, line) in session.knownAliases.sorted(by: { $0.key < $1.key }) {
        draft.add(.init(name, "= \(line)"), to: &pool, ending.stem)
      }
      // Where no command begins so, it may be a stop.
      pool? += details.value
    }
    // `move`, `remove`: of stops more often than of days.
    let others = search.wants.filter { !$0.isLed }
    for want in others.filter({ $0.type == .stops }) + others.filter({ $0.type != .stops }) {
      add(want, to: &draft, &pool, context, ending, quickly: quickly)
    }
    if let end = part.end.flatMap({ endOfBooking($0, context, ending) }) {
      // `add train to mil`: it may be called so, or else it is a train.
      if draft.place == nil { draft.place = end } else { draft.furtherPlaces.append(end) }
    }
    // What the words of a command lead to is nothing else.
    let isOther = search.leavesOpen && led.isEmpty
    if !search.isBegun || isOther && draft.place == nil && draft.candidates.isEmpty {
      let hadPlace = draft.place != nil
      for want in spoken.wants { add(want, to: &draft, &pool, context, ending, quickly: quickly) }
      draft.prefersPlace = !hadPlace && draft.place != nil
    }
    let isOpen = search.wants.isEmpty && search.begunWants.isEmpty && search.leavesOpen
    guard !quickly, !search.isBegun || isOpen || spoken.isQuestion else { return }
    for word in spoken.words(beginning: typed) { draft.add(word, to: &pool, ending.stem) }
  }

  private func add(
    _ want: CompletionSearch.Want, to draft: inout CompletionDraft, _ pool: inout [Candidate]?,
    _ context: ChartContext, _ ending: TextEnding, quickly: Bool
  ) {
    let end = context.tokens.count
    // In words of one's own what is added may be anything.
    if want.isPlace, draft.place == nil,
      !quickly || !want.isGuess || [.place, .near].contains(want.type)
    {
      draft.place = place(want, context, ending)
      if let place = draft.place {
        draft.furtherPlaces += furtherPlaces(place, from: want.start, context, ending)
      }
    }
    addActivities(want, to: &draft, context, ending)
    if want.type == .file, want.slot == .file {
      draft.file = ending.open(from: end, in: context)
      draft.file?.endings = want.endings
      draft.file?.isWritten = want.writes
    }
    if want.type.isTrip {
      guard !quickly || !want.isGuess else { return }
      let open = ending.open(from: want.start, in: context)
      for var candidate in tripCandidates(open.prefix, quickly: quickly || want.isGuess) {
        candidate.replacing = open.replacing
        if !draft.candidates.contains(where: { $0.insertion == candidate.insertion }) {
          draft.candidates.append(candidate)
        }
      }
      return
    }
    guard want.start == end else { return }
    let last = context.tokens.last.map { $0.folded + " " }
    for var candidate in candidates(for: want, context, ending) {
      // `day` stands there already.
      if let last, candidate.words.insertion.hasPrefix(last) {
        candidate.replacing = ending.open(from: end - 1, in: context).replacing
      }
      draft.add(candidate, to: &pool, ending.stem)
    }
  }

  /// Candidates of which the first words are there already.
  private func goOn(
    _ want: CompletionSearch.Want, in draft: inout CompletionDraft, _ context: ChartContext,
    _ ending: TextEnding
  ) {
    let open = ending.open(from: want.start, in: context)
    let typed = foldedWords(open.prefix) + (ending.stem.text.isEmpty ? " " : "")
    for var candidate in candidates(for: want, context, ending)
    where candidate.words.insertion.hasPrefix(typed) {
      candidate.replacing = open.replacing
      if !draft.candidates.contains(where: { $0.insertion == candidate.insertion }) {
        draft.candidates.append(candidate)
      }
    }
  }
}

extension SlotType {
  /// Whether it is a day, or a few dates that are offered.
  fileprivate var isWhen: Bool {
    switch self {
    case .day, .target, .dates, .date, .phrase: true
    default: false
    }
  }
}
