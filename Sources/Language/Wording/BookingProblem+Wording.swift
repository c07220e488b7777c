internal import Session

extension BookingProblem {
  var kind: String {
    switch self {
    case .noSuch, .noSuchNumber, .none, .noneOn: "unknown-booking"
    case .isNoStop: "unknown-stop"
    case .arrivesBeforeItLeaves, .lacksDeparture, .beginsOnItsDay, .takesNobodyIn,
      .standsAgainst:
      "impossible-time"
    case .noNight: "reversed-dates"
    case .mixedDays: "wrong-dates"
    }
  }

  var tries: [String] {
    switch self {
    case .none(let kind): ((kind ?? .flight).verb.spec.examples).prefix(1).map(\.self)
    case .noSuch, .noSuchNumber, .noneOn, .isNoStop: ["bookings"]
    case .arrivesBeforeItLeaves, .lacksDeparture, .noNight, .mixedDays, .beginsOnItsDay,
      .takesNobodyIn, .standsAgainst:
      []
    }
  }

  var message: String {
    switch self {
    case .noSuch(let name): "no booking is called \"\(name)\""
    case .noSuchNumber(let number, let bookings):
      "there \(bookings == 1 ? "is" : "are") \(counted(bookings, "booking")), "
        + "none numbered \(number)"
    case .none(let kind?): "no \(kind.rawValue) is booked yet"
    case .none(nil): "nothing is booked yet"
    case .noneOn(let kind, let day, let date):
      "no \(kind.rawValue) is booked on "
        + (date.map { "\($0.weekday.abbreviation) \($0.iso)" } ?? "day \(day)")
    case .arrivesBeforeItLeaves:
      "by the clocks of both ends it would arrive before it leaves"
    case .noNight(let first, let last):
      "a stay from \(first) to \(last) has no night"
    case .mixedDays(let first, let last):
      "\(first) and \(last) cannot be told apart in a trip without dates: "
        + "two days by number, or two dates"
    case .takesNobodyIn(let name): "\(name) is no hotel: nobody checks in there"
    case .standsAgainst(let name, let isBehind):
      "its time is \(isBehind ? "before" : "after") \(name) \(isBehind ? "is over" : "begins")"
    case .isNoStop(let name): "\(name) is booked, and that can be done with stops only"
    case .lacksDeparture(let name): "nothing is known yet of when \(name) leaves"
    case .beginsOnItsDay(let name):
      "\(name) begins on another day: only moving it changes that"
    }
  }
}

extension Booking.Kind {
  /// The command that keeps one.
  var verb: Verb { Verb(rawValue: rawValue) ?? .activity }
}
