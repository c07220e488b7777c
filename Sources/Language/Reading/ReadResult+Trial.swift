internal import Session

/// What a line comes to, held against the session.
enum Trial {
  case changes, shows, asks
  /// Also where what was named is not there.
  case fails
}

extension ReadResult {
  func trial(in scene: Scene) -> Trial {
    let intent: Intent
    switch self {
    case .understood(let utterance): intent = utterance.intent
    case .incomplete(let question):
      guard let offered = question.offered else { return .fails }
      intent = offered
    case .nothing, .refused: return .fails
    }
    switch Interpreter(scene).decide(intent) {
    case .commit(let commit): return commit.events.changeSomething ? .changes : .shows
    case .reply, .perform, .lookUp: return .shows
    case .ask(let question): return question.isAboutName ? .fails : .asks
    case .fail: return .fails
    }
  }

  func comesToSomething(in scene: Scene) -> Bool { trial(in: scene) != .fails }

  var isUnderstood: Bool { if case .understood = self { true } else { false } }

  /// Whether it is to be done, and takes no words for a name.
  var isClear: Bool {
    guard case .understood = self else { return false }
    return looseWords == 0
  }

  /// How many words it takes for names of which nothing is known.
  var looseWords: Int {
    guard case .understood(let utterance) = self else { return 0 }
    return ((utterance.looseNames ?? []) + utterance.looseTitles).reduce(0) { $0 + $1.count }
  }
}

extension Question {
  /// Whether it doubts that there is what was named.
  fileprivate var isAboutName: Bool {
    switch topic {
    case .noPlace: !isAboutOneOfList
    default: false
    }
  }

  /// Whether all else that the line names is there.
  private var isAboutOneOfList: Bool {
    guard let first = choices.first, case .several = first.intent else { return false }
    if case .command = first.label { return false }
    return true
  }
}

extension Intent {
  /// Whether it, or a part of it, adds stops.
  var addsStops: Bool {
    if case .add = self { return true }
    if case .undecided(let intent) = self { return intent.addsStops }
    if case .several(let intents) = self { return intents.contains(where: \.addsStops) }
    if case .either(let intents) = self { return intents.contains(where: \.addsStops) }
    return false
  }
}
