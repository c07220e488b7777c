package import Session

extension OpenQuestion {
  /// The same question where the trip has changed since it was asked: its rows, and what was said of
  /// the command so far, mean what they meant.
  ///
  /// `nil` where what the command is about is not there any more.
  package func carried(to now: Trip?) -> OpenQuestion? {
    guard let before = asOf, before != now else { return self }
    let now = now ?? before.emptied
    var same = self
    if let partial {
      do { same.partial = try partial.carried(CarriedReferences(from: before, to: now)) } catch {
        return nil
      }
    }
    if case .choice(let question) = kind {
      same.kind = .choice(question.carried(from: before, to: now))
      same.isOutdated = question.tellsOfAll
    }
    return same
  }

  /// What is asked where the row that was chosen is not there any more; `nil` where none is.
  func withoutGone(_ question: Question) -> OpenQuestion? {
    var rest = question
    rest.choices.removeAll(where: \.isGone)
    guard !rest.choices.isEmpty else { return nil }
    return utterance.question(rest).within(partial).telling([OpenQuestion.gone])
  }

  package static let changed =
    "another window has changed the trip: asked anew, your answer was not taken"
  static let gone = "that is not there any more: another window has changed the trip"
}

extension Trip {
  /// The trip as it is to a window that has lost it.
  fileprivate var emptied: Trip {
    var trip = self
    (trip.days, trip.ideas) = ([], [])
    return trip
  }
}

extension PartialCommand {
  fileprivate func carried(_ map: CarriedReferences) throws(GoneReference) -> PartialCommand {
    var same = self
    for (slot, value) in fills.values { same.refill(slot, try value.carried(map)) }
    return same
  }
}

extension SlotValue {
  /// The value with what it meant of stops and days before.
  fileprivate func carried(_ map: CarriedReferences) throws(GoneReference) -> SlotValue {
    switch self {
    case .day(let day): .day(try map.day(day))
    case .days(let days):
      .days(try days.map { (day) throws(GoneReference) in try map.day(day) })
    case .stops(let stops): .stops(try map.stops(stops))
    case .near(let near): .near(try map.near(near))
    case .target(let target): .target(try map.target(target))
    case .position(let position): .position(try map.position(position))
    case .booking(let booking): .booking(try map.booking(booking))
    case .trip, .text, .place, .subject, .subjects, .newBooking, .openingHours, .dates,
      .date, .meaning, .time,
      .dial, .hours, .integer,
      .kilometres, .numbers, .amount, .party, .currency, .entries, .moment, .setting, .values,
      .cleared,
      .fault:
      self
    }
  }
}
