internal import Session

/// How a part of a line reads: whole, or at least whether a command begins it.
struct ClauseReading {
  /// `nil` where it is not whole.
  var intent: Intent?
  /// The words of the command that begins it.
  var verb: String
  var hasVerb: Bool
  /// Whether the first it says is a day.
  var beginsWithDay = false
  /// Whether it puts right what was said last.
  var isCorrection = false

  /// Where it only says what is to be left as it is, how; then its intent does nothing.
  var leavesAlone: LeavingAlone?

  var namesDay: Bool { if case .nameDay? = intent { true } else { false } }

  static func leavingAlone(_ way: LeavingAlone) -> ClauseReading {
    var reading = ClauseReading(intent: .several([]), verb: "", hasVerb: true)
    reading.leavesAlone = way
    return reading
  }
}

/// A part of a line that is whole.
struct Clause {
  var intent: Intent
  var words: PartWords
  var verb: String
  var hasVerb: Bool
  var beginsWithDay: Bool
  /// Where it only says what is to be left as it is, how.
  var leavesAlone: LeavingAlone?

  init?(_ reading: ClauseReading, _ words: PartWords) {
    guard let intent = reading.intent else { return nil }
    self.intent = intent
    self.words = words
    verb = reading.verb
    hasVerb = reading.hasVerb
    beginsWithDay = reading.beginsWithDay
    leavesAlone = reading.leavesAlone
    opening = intent.opensTrip ? intent : nil
  }

  /// What makes or opens a trip, it or a part before it.
  var opening: Intent?
  /// Whether it gives a day a title, with the verb of the part before it.
  var sharesVerbOfDays = false

  var namesDay: Bool { if case .nameDay = intent { true } else { false } }

  var removes: Bool { if case .removeStops = intent { true } else { false } }

  /// Whether it selects a day with no word for that: behind another part it tells more of that.
  var onlyNamesDay: Bool {
    guard case .selectDay = intent else { return false }
    return !hasVerb || ["", "day"].contains(verb.lowercased())
  }

  /// `…, then move to day 3`: behind another part the stop goes there, not who looks at it.
  func aboutWhatIsMentioned(behind before: Clause?) -> Clause {
    guard before != nil, case .selectDay(let day) = intent, verb.hasPrefix("move") else {
      return self
    }
    var copy = self
    copy.intent = .moveStops(StopsMove([.mentioned], to: .day(day)))
    return copy
  }

  var isAddition: Bool { if case .add = intent { true } else { false } }

  /// Where it adds something.
  var day: StopTarget? { if case .add(let new) = intent { new.to } else { nil } }

  var lacksDay: Bool { isAddition && day == nil }

  func without(verb: String) -> Clause {
    var copy = self
    copy.hasVerb = false
    copy.verb = verb
    return copy
  }

  func sharing(verb: String) -> Clause {
    var copy = without(verb: verb)
    copy.sharesVerbOfDays = true
    return copy
  }

  func going(to day: StopTarget) -> Clause {
    guard case .add(var new) = intent else { return self }
    new.to = day
    var copy = self
    copy.intent = .add(new)
    return copy
  }
}

extension Intent {
  /// Whether another trip is open behind it.
  var opensTrip: Bool {
    switch self {
    case .newTrip, .open, .copyTrip: true
    case .several(let intents): intents.contains(where: \.opensTrip)
    default: false
    }
  }

  /// The trip that it makes, as far as the days of that are known: what is said behind it may name them.
  var newTrip: Trip? {
    if case .several(let intents) = self { return intents.lazy.compactMap(\.newTrip).first }
    guard case .newTrip(let new) = self, case .range(let range)? = new.dates else { return nil }
    var trip = Trip(id: TripID(0), name: new.name ?? "")
    trip.days = range.dates.enumerated().map { Day(id: DayID($0), date: $1) }
    return trip
  }

  /// `take lunch off monday, and put it on tuesday`: the two as one move; `nil` where they are not.
  func movedInstead(by next: Intent) -> Intent? {
    guard case .removeStops(let stops) = self, case .moveStops(var move) = next,
      move.stops == [.mentioned]
    else { return nil }
    move.stops = stops
    return .moveStops(move)
  }
}
