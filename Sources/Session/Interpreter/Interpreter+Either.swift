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
    if case .fail(let failure) = first, intents.count > 1, failure.problem.isOfOther {
      return try decideOnEither(Array(intents.dropFirst()))
    }
    var changes: [[Event]]
    var commands: [Intent]
    switch first {
    case .commit(let commit):
      (changes, commands) = ([commit.events.significant], [commit.canonical])
    // What is so already may have been said to change something else.
    case .reply(let look) where look.notices.contains(.nothingChanged):
      (changes, commands) = ([[]], [look.canonical])
    case .reply, .ask, .lookUp, .perform, .fail: return first
    }
    for intent in intents.dropFirst() {
      switch decide(intent) {
      case .commit(let other):
        guard !changes.contains(other.events.significant) else { continue }
        changes.append(other.events.significant)
        commands.append(other.canonical)
      case .ask(let question) where question.topic.isAboutConsequences: commands.append(intent)
      case .ask, .reply, .lookUp, .perform, .fail: continue
      }
    }
    guard commands.count > 1 else { return first }
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
}

extension Topic {
  /// Whether what is meant is clear, and only what it brings with it is asked about.
  fileprivate var isAboutConsequences: Bool {
    switch self {
    case .plansOutside, .changedSince, .sweep: true
    case .whichPlace, .noPlace, .whichStop, .whichDay, .whichReading, .afterNothing, .undecided,
      .whichTrip,
      .numberInWhichDay, .numberOfChangedDay, .agreement, .whichServer:
      false
    }
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
