internal import Language
internal import Session

extension Decision {
  /// Whether it would change a trip, a setting or an alias, or write a file.
  var mayChange: Bool {
    switch self {
    case .commit(let commit): commit.events.changeSomething
    case .perform(.save), .perform(.export), .perform(.importPlan): true
    case .perform(.tutorial): false
    case .perform(let effect): effect.untried != nil
    case .reply, .ask, .fail, .lookUp: false
    }
  }
}

extension Diagnostic {
  /// A line of words of the command line begins as one that looks, and goes on with a change:
  /// `tripsh map and delete trip`.
  static func onlyLooks(_ line: String, _ bytes: Range<Int>) -> Diagnostic {
    Diagnostic(
      kind: "only-looks", message: "this changes something; only what looks goes without -c",
      bytes: bytes, tries: ["tripsh -c \(shellWord(line))"])
  }
}

extension Executor {
  /// Shows what a line looks at.
  ///
  /// A trip that is told of beside (`tripsh show Porto`) is not opened by it.
  func answer(
    _ look: Look, to utterance: Utterance, _ command: Command, _ credit: Credit?
  ) -> Outcome {
    let verb = utterance.line.split(separator: " ").first.map { folded(String($0)) }
    guard options.onlyLooks, case .open = utterance.intent, verb != "open",
      let trip = look.cursor.trip
    else { return reply(look, command, credit) }
    let shown = Look(
      cursor: session.cursor, canonical: look.canonical, notices: [], view: .trip(trip))
    return reply(shown, as: utterance.line, command, credit)
  }
}
