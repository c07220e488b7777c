internal import Session

/// What a stop has once, told twice.
extension OpenDecision {
  /// `bring it forward to 3 and we'll eat there at 6`, `lunch 42, tickets 14`: the second hour or price
  /// is of something else.
  func setsAgain(_ parts: [Parse]) -> Bool {
    parts.indices.contains { index in
      guard case (let field, let stop)? = parts[index].intent.fieldOfStop, stop == .mentioned else {
        return false
      }
      return parts[..<index].contains { $0.intent.fieldOfStop?.0 == field }
    }
  }
}

extension Intent {
  /// What it sets of which stop.
  fileprivate var fieldOfStop: (StopField, StopReference)? {
    switch self {
    case .time(let stop, _), .shiftStop(let stop, _): (.hour, stop)
    case .cost(let stop, _): (.cost, stop)
    default: nil
    }
  }
}

/// What a stop has once.
private enum StopField { case hour, cost }
