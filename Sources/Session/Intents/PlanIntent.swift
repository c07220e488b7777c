/// A change of days as a whole.
package enum PlanIntent: Hashable, Sendable {
  /// What stands behind a stop goes to a new day after it.
  case split(DayReference, after: StopReference)
  /// What is on the second goes to the first; the second goes.
  case merge(DayReference, DayReference)
  /// By time.
  case sort(DayReference)
  /// A day and all behind it, so that it is where the other is.
  case moveFrom(DayReference, to: DayReference)
  /// A day and all behind it, so many days further on; negative: back.
  case later(DayReference, days: Int)
  /// A day with all that is on it, of the open trip or of another one, into another trip.
  case toTrip(DayReference, of: TripReference? = nil, to: TripReference)
  /// The shortest way between what is on a day; a person is asked first.
  case optimise(DayReference, isAgreed: Bool = false)
  /// So many days more in the city of this name.
  case extendCity(String, days: Int)
  /// The days in the city of this name go.
  case skipCity(String)
}

/// What a trip will be like.
package enum OutlookIntent: Hashable, Sendable {
  case route(DayReference)
  case calendar
  case stats
  /// What is unplanned, on a day or in the whole trip; where a length is said, when there is time for
  /// so many minutes.
  case free(DayReference? = nil, minutes: Int?)
  /// The plan as plain text.
  case share
  /// The same in a file.
  case export(file: String, replaces: Bool = false)
  /// What stands in a file for calendars goes into the trip.
  case importPlan(file: String)
  /// How many nights in the city of this name.
  case nightsIn(String)
  /// When the trip comes to the city of this name.
  case arrivalIn(String)
  /// When it leaves that.
  case departureFrom(String)
}

extension PlanIntent {
  /// The same about what its references meant before.
  func carried(_ map: CarriedReferences) throws(GoneReference) -> PlanIntent {
    switch self {
    case .split(let day, let stop): .split(try map.day(day), after: try map.stop(stop))
    case .merge(let one, let other): .merge(try map.day(one), try map.day(other))
    case .sort(let day): .sort(try map.day(day))
    case .moveFrom(let day, let other): .moveFrom(try map.day(day), to: try map.day(other))
    case .later(let day, let days): .later(try map.day(day), days: days)
    case .toTrip(let day, nil, let trip): .toTrip(try map.day(day), to: trip)
    case .optimise(let day, let isAgreed): .optimise(try map.day(day), isAgreed: isAgreed)
    case .toTrip, .extendCity, .skipCity: self
    }
  }
}

extension OutlookIntent {
  /// The same about what its references meant before.
  func carried(_ map: CarriedReferences) throws(GoneReference) -> OutlookIntent {
    switch self {
    case .route(let day): .route(try map.day(day))
    case .free(let day?, let minutes): .free(try map.day(day), minutes: minutes)
    case .calendar, .stats, .free, .share, .export, .importPlan, .nightsIn, .arrivalIn,
      .departureFrom:
      self
    }
  }
}
