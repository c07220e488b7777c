internal import Session

extension Reading {
  /// Whether it is what somebody says who means an answer, or no order: `ok`, `friday`, `2`.
  var isHardlyCommand: Bool {
    switch frame.build(fills) {
    case .talk?: true
    case .selectDay?, .details(.number)?: lead.isEmpty
    default: false
    }
  }
}

extension Intent {
  /// Whether it asks for nothing.
  var isHardlyCommand: Bool { if case .talk = self { true } else { false } }
}

extension SlotQuestion {
  /// Whether the words leave the part as it is offered, or out.
  func isPassed(by answer: String) -> Bool {
    switch DialogueAct.of(answer) {
    case .pass, .decline, .declineAll: true
    case .affirm: offer != nil
    case .choose, .enough, .retract, .correct, .thank, .leave, .greet, .praise, .regret, nil:
      answer == "-" || offer != nil && folded(answer) == "keep it"
    }
  }
}
