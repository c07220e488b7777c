internal import Session

extension Problem {
  /// Of commands about what is wrong with a trip.
  var checkMessage: String {
    switch self {
    case .noSuchRule(let name): "no rule of check is called \"\(name)\""
    case .noSuchFinding(let number, let findings):
      findings == 0
        ? "check finds nothing, so there is no finding \(number)"
        : "check listed \(counted(findings, "finding")), none numbered \(number)"
    case .findingSettled(let number): "what was finding \(number) is settled already"
    case .findingChanged(let number, let message):
      "finding \(number) has changed since it was listed, and what was to settle it does not now: "
        + message.text
    case .noFix(let message):
      "no command settles this, it takes a decision of yours: \(message.text)"
    default: ""
    }
  }
}
