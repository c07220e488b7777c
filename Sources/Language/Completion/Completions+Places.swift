internal import Session

extension Completions {
  /// The place that is typed; `nil` where it is an everyday thing, which is not looked up.
  func place(
    _ want: CompletionSearch.Want, _ context: ChartContext, _ ending: TextEnding
  ) -> CompletionDraft.Open? {
    // What stands in quotes is all of a name.
    let quoted = context.tokens[want.start...].lastIndex { $0.kind == .quoted }
    let start = quoted == nil ? want.start : last(of: want.start, context)
    guard let start, start > quoted ?? -1 else { return nil }
    var open = ending.open(from: start, in: context, leaving: want.leaving)
    open.isGoal = want.isGoal
    open.isElsewhere = want.verb == .newTrip
    open.isGuess = want.isGuess
    open.takesPosition = !want.isGuess && want.type.takesPosition
    // Behind a word that leads on something else begins.
    if !open.isPlain, ending.stem.text.isEmpty, want.isLeft(at: context) { return nil }
    guard want.type == .subject, !ending.isQuoted else { return open }
    guard !PlainActivities.isJust(open.prefix) else { return nil }
    if PlainActivities.begin(open.prefix) { open.isPlain = false }
    return open
  }

  /// Where the last of several places begins: behind a comma, or a word between the things of a list.
  func furtherPlaces(
    _ whole: CompletionDraft.Open, from start: Int, _ context: ChartContext, _ ending: TextEnding
  ) -> [CompletionDraft.Open] {
    guard let last = last(of: start, context), !ending.isClosed else { return [] }
    var open = ending.open(from: last, in: context)
    guard open.replacing < whole.replacing else { return [] }
    (open.isGoal, open.isElsewhere) = (whole.isGoal, whole.isElsewhere)
    open.isEndOfWay = whole.isEndOfWay
    (open.isGuess, open.takesPosition) = (whole.isGuess, whole.takesPosition)
    return [open]
  }

  /// The token with which the last of several places begins; the first begins at `start`.
  private func last(of start: Int, _ context: ChartContext) -> Int? {
    context.tokens.indices.last { index in
      index > start && partingPlaces.contains(context.tokens[index].folded)
    }.map { $0 + 1 }
  }

  /// The end of a way, or the town of a house, that is typed; `nil` where a date is.
  func endOfBooking(
    _ end: ChartContext.EndOfBooking, _ context: ChartContext, _ ending: TextEnding
  ) -> CompletionDraft.Open? {
    guard !ending.isClosed, !end.isHome || !context.isDate(at: end.start, ending.stem) else {
      return nil
    }
    var open = ending.open(from: end.start, in: context)
    open.isEndOfWay = end.isWay
    open.isElsewhere = end.isHome
    open.takesPosition = true
    return open
  }

  /// Everyday things that begin as what is added does.
  func addActivities(
    _ want: CompletionSearch.Want, to draft: inout CompletionDraft, _ context: ChartContext,
    _ ending: TextEnding
  ) {
    let typed = ending.stem.folded
    // Behind other words than an article the word goes on with something else: `lunch on fr`.
    let start = last(of: want.start, context) ?? want.start
    guard want.verb == .add, want.type == .subject, !ending.isQuoted, typed.utf8.count > 1,
      context.tokens[start...].allSatisfy({ wordsBeforeThings.contains($0.folded) })
    else { return }
    for activity in PlainActivities.beginning(with: typed)
    where !draft.candidates.contains(where: { $0.insertion == activity }) {
      draft.candidates.append(Candidate(activity, "in your own words"))
    }
  }
}

private let wordsBeforeThings: Set = ["a", "an", "the", "some", "my", "our"]

private let partingPlaces = PlaceWords.parting.subtracting(["-", "–", "n", "/", "to"]).union(["or"])

extension CompletionSearch.Want {
  /// Whether a trip or a day goes there.
  fileprivate var isGoal: Bool {
    leadsToGoal || type == .place && [.newTrip, .destination, .city, .set].contains(verb)
  }

  /// Whether the last words lead to another part of the command.
  fileprivate func isLeft(at context: ChartContext) -> Bool {
    leaving.contains { words in
      context.tokens.count - words.count > start
        && context.matches(words, at: context.tokens.count - words.count)
    }
  }

  /// Whether a place may stand there; what is searched for is one mostly.
  var isPlace: Bool {
    switch type {
    case .place, .subject, .near: true
    case .name: slot == .words && verb == .search
    default: false
    }
  }
}

extension SlotType {
  /// Whether a place with its position may stand there, and not only words that are looked for.
  fileprivate var takesPosition: Bool { [.place, .subject, .near].contains(self) }
}
