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
    guard case .commit(let commit) = first else { return first }
    var commits = [commit]
    for intent in intents.dropFirst() {
      guard case .commit(let other) = decide(intent),
        commits.allSatisfy({ $0.events.significant != other.events.significant })
      else { continue }
      commits.append(other)
    }
    guard commits.count > 1 else { return first }
    let choices = commits.map { Choice(.command($0.canonical), $0.canonical) }
    throw .ask(Question(.whichReading, slot: .words, choices: choices))
  }
}

extension [Event] {
  /// What changes trips, settings or aliases.
  fileprivate var significant: [Event] { filter { [$0].changeSomething } }
}
