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
