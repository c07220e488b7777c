internal import Session

extension DialogueAct {
  /// What a line means by which nothing is asked for, where nothing is asked: `hello`, `never mind`.
  static func talk(_ tokens: [Token]) -> Intent? {
    switch of(tokens) {
    case .greet: .talk(.greeting)
    case .thank: .talk(.thanks)
    // `yes` agrees to something, and there is nothing.
    case .affirm: tokens.first.flatMap { hearing.contains($0.folded) ? .talk(.agreement) : nil }
    case .praise: .talk(.agreement)
    case .regret, .correct: .talk(.regret)
    case .retract: .talk(.retracted)
    case .decline, .declineAll: .talk(.neverMind)
    case .leave: .quit
    case .choose, .pass, .enough, nil: nil
    }
  }

  private static let hearing: Set = ["ok", "okay", "fine", "right", "sure"]
}
