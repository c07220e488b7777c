internal import Session

extension Completions {
  /// The place that is typed; `nil` where it is an everyday thing, which is not looked up.
  func place(
    _ want: CompletionSearch.Want, _ context: ChartContext, _ ending: TextEnding
  ) -> CompletionDraft.Open? {
    var open = ending.open(from: want.start, in: context, leaving: want.leaving)
    open.isGoal = want.isGoal
    open.isElsewhere = want.verb == .newTrip
    guard want.type == .subject, !ending.isQuoted else { return open }
    guard !PlainActivities.isJust(open.prefix) else { return nil }
    if PlainActivities.begin(open.prefix) { open.isPlain = false }
    return open
  }

  /// Everyday things that begin as what is added does.
  func addActivities(
    _ want: CompletionSearch.Want, to draft: inout CompletionDraft, _ ending: TextEnding
  ) {
    let typed = ending.stem.folded
    guard want.verb == .add, want.type == .subject, !ending.isQuoted, typed.utf8.count > 1 else {
      return
    }
    for activity in PlainActivities.beginning(with: typed)
    where !draft.candidates.contains(where: { $0.insertion == activity }) {
      draft.candidates.append(Candidate(activity, "in your own words"))
    }
  }
}

extension CompletionSearch.Want {
  /// Whether a trip or a day goes there.
  fileprivate var isGoal: Bool {
    leadsToGoal || type == .place && [.newTrip, .destination, .city, .set].contains(verb)
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
