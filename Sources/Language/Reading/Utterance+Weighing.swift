internal import Session

extension ReadResult {
  /// Whether the day that is selected is the one that was not told: `city Fatima`.
  var isOfDayHere: Bool {
    guard case .understood(let utterance) = self else { return false }
    return if case .cityOfDay(.here, _) = utterance.intent { true } else { false }
  }

  /// Whether it adds the same thing by a part of its name.
  func shortens(_ other: Utterance) -> Bool {
    guard case .understood(let utterance) = self, case .add(let new) = utterance.intent,
      case .add(var whole) = other.intent, case .place(.named(let part, _)) = new.what,
      case .place(.named(let name, _)) = whole.what
    else { return false }
    whole.what = new.what
    return whole == new && folded(name).contains(folded(part))
  }
}

extension Utterance {
  /// Whether it is about all stops of a day or the trip: `everything`.
  var speaksOfAll: Bool {
    func areAll(_ stops: [StopReference]) -> Bool {
      stops.contains { if case .set = $0 { true } else { false } }
    }
    switch intent {
    case .moveStops(let move): return areAll(move.stops)
    case .removeStops(let stops): return areAll(stops)
    // `swap 1 and 2` may be said of stops.
    case .swapDays(.number, .number): return true
    default: return false
    }
  }

  /// How many signs stand in its names.
  func signsInNames(_ tokens: [Token]) -> Int {
    (looseNames ?? []).joined().count { tokens[$0].kind == .sign }
  }

  /// Whether nothing in it is a name of which nothing is known.
  var knowsItsNames: Bool {
    looseNames?.isEmpty == true && looseTitles.isEmpty && !isGuessed
  }

  /// What it probably means, to be done where a person agrees.
  var offered: ReadResult { .incomplete(question(.offer(intent, as: intent))) }
}

extension Diagnostic {
  /// Whether words were not understood; what is wrong in itself is not read in another way.
  var mayReadOtherwise: Bool {
    ["unknown-verb", "unexpected-word", "doubtful-name", "not-yet", "leaves-alone"].contains(kind)
      || kind == "unknown-setting" || kind.hasPrefix("missing-")
  }
}
