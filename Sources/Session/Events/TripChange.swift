/// One field of a trip, before and after.
package enum TripChange: Hashable, Sendable {
  case name(Change<String>)
  case destination(Change<Place?>)
  case style(Change<String?>)
  case about(Change<String?>)
  case note(Change<String?>)
  case favourite(Change<Bool>)
  case budget(Change<Money?>)
  /// The rate of one pair, such as `USD/EUR`.
  case rate(pair: String, Change<String?>)
  case people(Change<Int?>)
  case silenced(Change<[String]>)

  package var reversed: TripChange {
    switch self {
    case .name(let change): .name(change.reversed)
    case .destination(let change): .destination(change.reversed)
    case .style(let change): .style(change.reversed)
    case .about(let change): .about(change.reversed)
    case .note(let change): .note(change.reversed)
    case .favourite(let change): .favourite(change.reversed)
    case .budget(let change): .budget(change.reversed)
    case .rate(let pair, let change): .rate(pair: pair, change.reversed)
    case .people(let change): .people(change.reversed)
    case .silenced(let change): .silenced(change.reversed)
    }
  }
}

/// One field of a day, before and after; its date changes by `Event.daysArranged`.
package enum DayChange: Hashable, Sendable {
  case title(Change<String?>)
  case city(Change<Place?>)
  case note(Change<String?>)

  package var reversed: DayChange {
    switch self {
    case .title(let change): .title(change.reversed)
    case .city(let change): .city(change.reversed)
    case .note(let change): .note(change.reversed)
    }
  }
}

/// One field of a stop, before and after.
package enum StopChange: Hashable, Sendable {
  case name(Change<String>)
  case at(Change<ClockTime?>)
  case minutes(Change<Int?>)
  case note(Change<String?>)
  case cost(Change<Money?>)
  case done(Change<Bool>)

  package var reversed: StopChange {
    switch self {
    case .name(let change): .name(change.reversed)
    case .at(let change): .at(change.reversed)
    case .minutes(let change): .minutes(change.reversed)
    case .note(let change): .note(change.reversed)
    case .cost(let change): .cost(change.reversed)
    case .done(let change): .done(change.reversed)
    }
  }
}
