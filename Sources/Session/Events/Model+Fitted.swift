extension Change {
  /// The same end from another beginning.
  fileprivate func from(_ before: Value) -> Change { Change(before: before, after: after) }
}

extension Trip {
  /// The change with what is before it in this trip.
  func fitted(_ change: TripChange) -> TripChange {
    switch change {
    case .name(let change): .name(change.from(name))
    case .destination(let change): .destination(change.from(destination))
    case .style(let change): .style(change.from(style))
    case .about(let change): .about(change.from(about))
    case .note(let change): .note(change.from(note))
    case .favourite(let change): .favourite(change.from(favourite))
    case .budget(let change): .budget(change.from(budget))
    case .rate(let pair, let change): .rate(pair: pair, change.from(rates[pair]))
    case .people(let change): .people(change.from(people))
    case .silenced(let change): .silenced(change.from(silenced))
    }
  }
}

extension Day {
  /// The change with what is before it in this day.
  func fitted(_ change: DayChange) -> DayChange {
    switch change {
    case .title(let change): .title(change.from(title))
    case .city(let change): .city(change.from(city))
    case .note(let change): .note(change.from(note))
    }
  }
}

extension Stop {
  /// The change with what is before it in this stop.
  func fitted(_ change: StopChange) -> StopChange {
    switch change {
    case .name(let change): .name(change.from(name))
    case .at(let change): .at(change.from(at))
    case .minutes(let change): .minutes(change.from(minutes))
    case .note(let change): .note(change.from(note))
    case .cost(let change): .cost(change.from(cost))
    case .done(let change): .done(change.from(done))
    }
  }
}
