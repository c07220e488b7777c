extension BookingIntent {
  /// The same about what its references meant before.
  func carried(_ map: CarriedReferences) throws(GoneReference) -> BookingIntent {
    switch self {
    case .add(var new):
      new.day = try map.day(new.day)
      new.lastDay = try map.day(new.lastDay)
      new.arrival = try map.arrival(new.arrival)
      return .add(new)
    case .list: return self
    case .nights(let day): return .nights(try map.day(day))
    case .remove(let booking): return .remove(try map.booking(booking))
    case .move(let booking, let day):
      return .move(try map.booking(booking), to: try map.day(day))
    case .rename(let booking, let name): return .rename(try map.booking(booking), name)
    case .note(let booking, let text): return .note(try map.booking(booking), text)
    case .addNote(let booking, let line): return .addNote(try map.booking(booking), line)
    case .cost(let booking, let amount): return .cost(try map.booking(booking), amount)
    case .paid(let booking, let payer): return .paid(try map.booking(booking), by: payer)
    case .reference(let booking, let text): return .reference(try map.booking(booking), text)
    case .seat(let booking, let text): return .seat(try map.booking(booking), text)
    case .leaving(let booking, let day):
      return .leaving(try map.booking(booking), try map.day(day))
    case .departure(let booking, let time): return .departure(try map.booking(booking), time)
    case .checkInUntil(let booking, let time):
      return .checkInUntil(try map.booking(booking), time)
    case .length(let booking, let minutes): return .length(try map.booking(booking), minutes)
    case .place(let booking, let place): return .place(try map.booking(booking), place)
    case .arrival(let booking, let arrival):
      return .arrival(try map.booking(booking), try map.arrival(arrival))
    }
  }
}

extension CarriedReferences {
  fileprivate func day(_ day: DayReference?) throws(GoneReference) -> DayReference? {
    guard let day else { return nil }
    return try self.day(day)
  }

  fileprivate func arrival(_ arrival: NewArrival?) throws(GoneReference) -> NewArrival? {
    guard var arrival, case .on(let day) = arrival.day else { return arrival }
    arrival.day = .on(try self.day(day))
    return arrival
  }
}
