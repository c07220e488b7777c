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
    case .choose, .pass, .enough: nil
    case nil: thanks(tokens)
    }
  }

  /// `that's lovely, thank you`, `thanks a million, you're a star`: each part thanks or praises.
  private static func thanks(_ tokens: [Token]) -> Intent? {
    let parts = tokens.split { $0.kind == .sign }
    guard (2...mostThanks).contains(parts.count) else { return nil }
    let acts = parts.map { of(Array($0)) }
    guard acts.contains(.thank),
      acts.allSatisfy({ $0.map { [.thank, .praise, .affirm, .greet].contains($0) } ?? false })
    else { return nil }
    return .talk(.thanks)
  }

  /// So many parts at most.
  private static let mostThanks = 4

  private static let hearing: Set = ["ok", "okay", "fine", "right", "sure"]
}
