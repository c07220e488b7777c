extension Interpreter {
  /// Words with several meanings that lie close together: what they come to decides.
  ///
  /// The first is the likeliest. Where it changes something and another would change something
  /// else, it is asked; a meaning that cannot be carried out, or only shows something, was not meant.
  func decideOnEither(_ intents: [Intent]) throws(Interruption) -> Decision {
    guard let likeliest = intents.first else {
      throw .problem(.inconsistent("a line that means nothing"))
    }
    let first = decide(likeliest)
    // What is on no day of this trip was not said of it, nor what speaks of nothing.
    let rest = Array(intents.dropFirst())
    if case .fail(let failure) = first, !rest.isEmpty,
      failure.problem.isOfOther || likeliest.placesStop && failure.problem.isNoPlace
    {
      return try decideOnEither(rest)
    }
    if case .ask(var question) = first, likeliest.placesStop, question.topic.isNoPlace {
      let reach = try resolver.openTrip().map {
        Reach(resolver.comparison(of: $0), of: $0, on: nil)
      }
      question.choices.removeAll { !$0.isPlace(in: reach) }
      guard !question.choices.isEmpty else { return try decideOnEither(rest) }
      throw .ask(question.offering(rest.map(decide)))
    }
    var changes: [[Event]]
    var commands: [Intent]
    switch first {
    case .commit(let commit):
      (changes, commands) = ([commit.events.significant], [commit.canonical])
    // What is so already may have been said to change something else.
    case .reply(let look) where look.notices.contains(.nothingChanged):
      (changes, commands) = ([[]], [look.canonical])
    // Words that are no place may be the name of a stop.
    case .ask(let question) where question.topic.isNoPlace:
      (changes, commands) = ([], [likeliest])
    case .reply, .ask, .lookUp, .perform, .fail: return first
    }
    for intent in intents.dropFirst() {
      switch decide(intent) {
      case .commit(let other):
        guard !changes.contains(other.events.significant) else { continue }
        changes.append(other.events.significant)
        commands.append(other.canonical)
      case .ask(let question):
        commands += rivals(of: first, asked: question, about: intent)
      case .reply, .lookUp, .perform, .fail: continue
      }
    }
    guard commands.count > 1 else { return first }
    if let meant = try changeOfTwin(among: commands) { return decide(meant) }
    let choices = commands.map { Choice(.command($0), $0) }
    throw .ask(Question(.whichReading, slot: .words, choices: choices))
  }
}

extension Interpreter {
  /// `maybe move dinner to friday`: done where it only keeps an idea, else asked about.
  func decideOnUndecided(_ intent: Intent) throws(Interruption) -> Decision {
    let decision = Interpreter(scene).decide(intent)
    if case .add(let new) = intent, new.to == .ideas { return decision }
    guard case .commit(let commit) = decision, commit.events.changeSomething else {
      return decision
    }
    let choice = Choice(.command(commit.canonical), commit.canonical)
    throw .ask(Question(.undecided, slot: .words, choices: [choice]))
  }

  /// What a meaning that is asked about may do in place of the likeliest: what is clear, stops whose
  /// numbers another day has too, and what would be new on the selected day where the likeliest
  /// changes a stop of another.
  private func rivals(
    of first: Decision, asked question: Question, about intent: Intent
  ) -> [Intent] {
    switch question.topic {
    case .plansOutside, .changedSince, .sweep: [intent]
    case .numberInWhichDay, .numberOfChangedDay: question.choices.map(\.intent)
    case .noPlace, .searchFailed: changesElsewhere(first) ? [intent] : []
    case .whichPlace, .thisPlace, .whichStop, .placesOfStops, .whichDay, .whichReading,
      .afterNothing,
      .undecided,
      .whichTrip, .forWhichTrip,
      .agreement, .whichServer, .offer, .whichStep, .fileIsThere, .daysInCity, .shorterDay:
      []
    }
  }

  /// Whether all stops that this changes are on other days than the selected one.
  private func changesElsewhere(_ decision: Decision) -> Bool {
    guard case .commit(let commit) = decision, case .stops(_, let stops)? = commit.cursor.mentioned,
      let day = scene.session.cursor.day, let trip = try? resolver.currentTrip()
    else { return false }
    return stops.allSatisfy { trip.slot(of: $0)?.list != .day(day) }
  }
}

extension [Event] {
  /// What changes trips, settings or aliases.
  fileprivate var significant: [Event] { filter { [$0].changeSomething } }
}

extension Problem {
  /// Whether something else was spoken of than what it is about.
  fileprivate var isOfOther: Bool {
    if case .noDayOn = self { return true }
    return self == .nothingMentioned
  }
}

extension Choice {
  /// Whether it is a place that can be a part of the trip.
  fileprivate func isPlace(in reach: Reach?) -> Bool {
    if case .place(let match) = label { reach?.includes(match) == true } else { false }
  }
}

extension Question {
  /// The same with what else the words may mean, behind its own choices.
  fileprivate func offering(_ others: [Decision]) -> Question {
    var question = self
    for case .commit(let commit) in others {
      question.choices.append(Choice(.command(commit.canonical), commit.canonical))
    }
    return question
  }
}

extension Intent {
  fileprivate var placesStop: Bool { if case .placeStop = self { true } else { false } }
}

extension Problem {
  fileprivate var isNoPlace: Bool { if case .noPlace = self { true } else { false } }
}

extension Topic {
  fileprivate var isNoPlace: Bool { if case .noPlace = self { true } else { false } }
}
