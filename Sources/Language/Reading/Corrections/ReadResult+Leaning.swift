internal import Session

/// Whether what was read may be about what was said before.
extension ReadResult {
  /// Whether it offers to put a stop that is there to another day or hour.
  var offersMove: Bool {
    guard case .incomplete(let question) = self else { return false }
    switch question.offered {
    case .moveStops?: return true
    case .several(let parts)?:
      guard case .moveStops? = parts.first else { return false }
      return true
    default: return false
    }
  }

  /// Whether it can be about what was carried out last.
  var mayLean: Bool {
    guard case .understood(let utterance) = self else { return true }
    guard !utterance.isCanonical, !utterance.saysAnew else { return false }
    return isAdditionOrNothing || utterance.isOfMentioned || turnsToDay || mayAdd
  }

  /// Whether it was understood, but not as a canonical line.
  var isFree: Bool {
    if case .understood(let utterance) = self { !utterance.isCanonical } else { false }
  }

  /// Whether it adds something, or may.
  var mayAdd: Bool {
    if case .understood(let utterance) = self { utterance.intent.addsStops } else { false }
  }

  /// Whether it only turns to a day.
  var turnsToDay: Bool {
    guard case .understood(let utterance) = self else { return false }
    if case .show(.day) = utterance.intent { return true }
    return utterance.selectsDay
  }

  var isAdditionOrNothing: Bool {
    switch self {
    case .understood(let utterance): if case .add = utterance.intent { true } else { false }
    case .refused, .incomplete: true
    case .nothing: false
    }
  }
}
