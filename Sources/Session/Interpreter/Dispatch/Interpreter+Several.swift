extension Interpreter {
  /// Each in the session that those before it leave; nothing comes of it where one fails, and a
  /// question about one offers the whole.
  ///
  /// What a part leaves is left with all that stands before it.
  func decideOnSeveral(_ intents: [Intent]) throws(Interruption) -> Decision {
    try offeringWhatWorks(.several(intents)) { (whole) throws(Interruption) in
      guard case .several(let parts) = whole else { return Interpreter(scene).decide(whole) }
      if let end = parts.lastIndex(of: .talk(.retracted)) {
        let rest = parts[(end + 1)...]
        return try decision(onParts: rest.isEmpty ? [.talk(.neverMind)] : Array(rest))
      }
      if let steps = try stepsBackAndForth(parts) { return steps }
      return try decision(onParts: parts)
    }
  }

  private func decision(onParts intents: [Intent]) throws(Interruption) -> Decision {
    var parts = Parts(scene: scene)
    for (index, intent) in intents.enumerated() {
      switch Interpreter(parts.scene).decide(intent) {
      case .commit(let commit): try parts.take(commit)
      case .reply(let look): parts.take(look)
      case .lookUp(let query): throw .lookUp(query)
      case .ask(let question):
        if let problem = question.topic.standsAlone { throw .problem(problem, at: .value) }
        throw .ask(
          parts.whole(question, about: intents[index], rest: Array(intents[(index + 1)...])))
      case .fail(let failure): throw .fail(failure)
      case .perform: throw .problem(.commandStandsAlone)
      }
    }
    return parts.decision
  }
}

extension Topic {
  /// What is wrong where it is asked about a part of a line: nobody agrees to anything in passing.
  fileprivate var standsAlone: Problem? {
    switch self {
    case .agreement(let agreement): .guest(host: agreement.host, .agreement)
    case .whichServer: .guest(host: "public", .agreement)
    case .whichPlace, .thisPlace, .searchFailed, .noPlace, .whichStop, .placesOfStops, .whichDay,
      .whichReading, .afterNothing,
      .undecided,
      .whichTrip, .forWhichTrip, .sweep,
      .plansOutside, .offer, .whichStep, .fileIsThere, .daysInCity, .shorterDay,
      .numberInWhichDay, .numberOfChangedDay, .changedSince:
      nil
    }
  }
}

/// What the parts so far come to.
private struct Parts {
  var scene: Scene
  var events: [Event] = []
  var commands: [Intent] = []
  var notices: [Notice] = []
  var view: View?
  /// The trip of which the parts have shown more than one day.
  private var severalDays: TripID?
  var kind = Entry.Kind.change
  var of: [Int] = []
  /// The stops that the parts have mentioned.
  private var mentioned: [StopID] = []

  /// Before the first part.
  private let first: Scene

  init(scene: Scene) { (self.scene, first) = (scene, scene) }

  /// An undo or redo is an entry of its own: no other part may change anything.
  mutating func take(_ commit: Commit) throws(Interruption) {
    guard !events.changeSomething || (kind == .change && commit.kind == .change) else {
      throw .problem(.undoStandsAlone)
    }
    (kind, of) = (commit.kind, commit.of)
    let spoken = scene.session.cursor.mentioned
    try scene.session.touch(commit.events, loading: Resolver(scene).trip)
    do {
      try scene.session.take(commit)
    } catch {
      throw .fail(Failure(.inconsistent("the parts of the line do not fit together")))
    }
    events += commit.events
    mention(commit.cursor.mentioned, after: spoken)
    note(commit.canonical, commit.notices, commit.view)
  }

  mutating func take(_ look: Look) {
    let before = scene.session.cursor.position
    if look.cursor.position != before {
      events.append(.cursorMoved(Change(before: before, after: look.cursor.position)))
    }
    let spoken = scene.session.cursor.mentioned
    scene.session.cursor = look.cursor
    mention(look.cursor.mentioned, after: spoken)
    note(look.canonical, look.notices, look.view)
  }

  /// Stops that one part after the other mentions are "them" afterwards; a part that leaves what
  /// was spoken of as it was mentions nothing.
  private mutating func mention(_ mention: Mention?, after spoken: Mention?) {
    guard mention != spoken else { return }
    guard case .stops(_, let stops)? = mention else {
      mentioned = []
      return
    }
    mentioned += stops.filter { !mentioned.contains($0) }
  }

  private mutating func note(_ command: Intent, _ notices: [Notice], _ view: View?) {
    commands.append(command)
    // Who says several things at once does not mean one of them by another.
    self.notices += notices.filter { notice in
      if case .namesake = notice { return false }
      return !self.notices.contains(notice)
    }
    if case .day(let trip, let day)? = view {
      if case .day(trip, let other)? = self.view, other != day { severalDays = trip }
    } else if view != nil {
      severalDays = nil
    }
    self.view = view ?? self.view
  }

  /// What is shown at the end: where several days have changed, a line for each.
  private var lastView: View? { severalDays.map { .days($0) } ?? view }

  /// What is still so at the end: a part may put right what another one left against the clock.
  private var lastNotices: [Notice] {
    guard let id = scene.session.cursor.trip, case .here(let trip)? = scene.session.touched[id]
    else { return notices }
    let draft = TripDraft(trip)
    let now = trip.allStops.flatMap { draft.clockNotice($0.id) + draft.belowUntimedNotice($0) }
    let stillSo = notices.filter { notice in
      switch notice {
      case .againstTheClock, .belowUntimed: now.contains(notice)
      default: true
      }
    }
    return stillSo.contains(where: \.isOfLeftBehind) && commands.count > 1
      ? stillSo.filter { !$0.isOfLeftBehind } + leftBehind(in: trip) : stillSo
  }

  /// Which bookings are left behind by all parts together: one may have put right what another did.
  private func leftBehind(in trip: Trip) -> [Notice] {
    guard let before = (try? Resolver(first).trip(trip.id)).flatMap(\.self) else { return [] }
    return Interpreter(scene).leftBehind(from: before, to: trip, .several(commands))
  }

  /// The question about one part with every choice made a choice of the whole line; what is added
  /// by the same words later on is the same.
  func whole(_ question: Question, about part: Intent, rest: [Intent]) -> Question {
    var question = question
    question.choices = question.choices.map { choice in
      Choice(
        choice.label,
        .several(
          commands + [choice.intent] + rest.map { $0.adding(choice.intent, insteadOf: part) }))
    }
    return question
  }

  var decision: Decision {
    var cursor = scene.session.cursor
    if case .stops(let trip, _)? = cursor.mentioned { cursor.mentioned = .stops(trip, mentioned) }
    let command = Intent.several(commands)
    guard events.changeSomething else {
      return .reply(Look(cursor: cursor, canonical: command, notices: lastNotices, view: lastView))
    }
    var commit = Commit(
      events: events, cursor: cursor, canonical: command, notices: lastNotices,
      view: lastView)
    (commit.kind, commit.of) = (kind, of)
    return .commit(commit)
  }
}

extension Intent {
  /// The same with what one addition became in place of the words that it shares with this one.
  fileprivate func adding(_ chosen: Intent, insteadOf asked: Intent) -> Intent {
    guard case .add(var new) = self, case .add(let said) = asked, case .add(let meant) = chosen,
      new.what == said.what
    else { return self }
    new.what = meant.what
    return .add(new)
  }
}
