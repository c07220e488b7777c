extension Interpreter {
  func decideOnOutlook(_ intent: OutlookIntent) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    switch intent {
    case .route(let reference):
      let day = try resolver.day(reference, of: trip, at: .day) { .outlook(.route($0)) }
      var cursor = scene.session.cursor
      cursor.see(day.id)
      cursor.mentioned = .day(trip.id, day.id)
      return .reply(
        Look(
          cursor: cursor, canonical: .outlook(.route(trip.reference(to: day))),
          view: .outlook(.route(trip.id, day.id))))
    case .calendar:
      return look(.outlook(.calendar), trip.isDated ? .calendar(trip.id) : .days(trip.id))
    case .stats: return look(.outlook(intent), .outlook(.stats(trip.id)))
    case .free(let reference, let minutes):
      if let minutes, minutes < 1 { throw .problem(.notPositive, at: .duration) }
      let day = try reference.map { (day) throws(Interruption) in
        try resolver.day(day, of: trip, at: .day) { .outlook(.free($0, minutes: minutes)) }
      }
      return look(
        .outlook(.free(day.map { trip.reference(to: $0) }, minutes: minutes)),
        .outlook(.free(trip.id, day?.id, minutes: minutes)))
    case .share: return look(.outlook(intent), .outlook(.share(trip.id)))
    case .export(let file, let replaces):
      return try export(trip, to: file, replaces: replaces)
    case .importPlan(let file):
      let name = try fileName(file)
      guard let format = ImportFormat(of: name) else {
        throw .problem(.noImportFormat(name), at: .file)
      }
      // What a calendar has is on dates.
      guard trip.isDated || format != .calendar else {
        throw .problem(.tripHasNoDates, at: .file)
      }
      return .perform(.importPlan(file: name, into: trip.id))
    case .nightsIn(let name):
      let stay = try stay(in: name, of: trip) { .nightsIn($0) }
      return look(.outlook(.nightsIn(stay.city)), .days(trip.id), notices: [.nightsIn(stay)])
    case .arrivalIn(let name):
      if CityStay(name, in: trip) == nil, let arrival = trip.journey(endingIn: name) {
        return look(arrival, name)
      }
      let stay = try stay(in: name, of: trip) { .arrivalIn($0) }
      guard let first = stay.days.first.flatMap(trip.day(number:)) else {
        throw .problem(.noDayInCity(name), at: .place)
      }
      let journey = trip.journey(to: stay.city, on: first)
      // Who leaves in the evening may arrive the day after.
      let end = journey?.times.end
      let day = end.flatMap(trip.day) ?? first
      let number = trip.number(of: day.id) ?? 0
      var cursor = scene.session.cursor
      cursor.see(day.id)
      return .reply(
        Look(
          cursor: cursor, canonical: .outlook(.arrivalIn(stay.city)),
          notices: [
            .arrivalIn(stay.city, day: number, end?.date ?? day.date, journey?.name, end?.time)
          ], view: .day(trip.id, day.id)))
    }
  }

  /// What arrives in a place that is no day's city.
  private func look(_ arrival: (journey: Booking, day: Int), _ name: String) -> Decision {
    let end = arrival.journey.times.end
    return look(
      .outlook(.arrivalIn(name)), nil,
      notices: [
        .arrivalIn(
          arrival.journey.to?.name ?? name, day: arrival.day, end?.date, arrival.journey.name,
          end?.time)
      ])
  }

  private func stay(
    in name: String, of trip: Trip, _ command: (String) -> OutlookIntent
  ) throws(Interruption) -> CityStay {
    if let stay = CityStay(name, in: trip) { return stay }
    _ = try daysInCity(name, of: trip) { .outlook(command($0)) }
    throw .problem(.noDayInCity(name), at: .place, remedies: [.days])
  }

  private func export(
    _ trip: Trip, to file: String, replaces: Bool
  ) throws(Interruption) -> Decision {
    let name = try fileName(file)
    guard let format = PlanFormat(of: name) else {
      let remedy = Intent.outlook(.export(file: PlanFormat.planName(for: name)))
      throw .problem(.noPlanFormat(name), at: .file, remedies: [remedy])
    }
    if format == .calendar, !trip.isDated { throw .problem(.tripHasNoDates, at: .file) }
    return .perform(.export(trip.id, format, file: name, replaces: replaces))
  }
}

extension Trip {
  /// What brings one to a city on the first day there: what ends on it, else what leaves on it.
  fileprivate func journey(to city: String, on day: Day) -> Booking? {
    let position = (day.city ?? destination)?.position
    let ending = bookings.filter { booking in
      booking.kind.isJourney && booking.times.end?.isOn(day, of: self) == true
    }.sorted { ($0.times.end?.time?.minutes ?? 0) < ($1.times.end?.time?.minutes ?? 0) }
    return ending.last { $0.arrives(in: city, at: position) }
      ?? journeys(on: day).last { $0.arrives(in: city, at: position) }
  }
}

extension Trip {
  /// The first journey that ends in a place of this name, and the number of the day on which it does.
  fileprivate func journey(endingIn name: String) -> (journey: Booking, day: Int)? {
    for journey in bookings where journey.kind.isJourney {
      guard let to = journey.to, folded(to.name) == folded(name),
        let day = journey.times.end.flatMap(day), let number = number(of: day.id)
      else { continue }
      return (journey, number)
    }
    return nil
  }
}

extension Booking {
  /// How far from its middle a station or an airport of a city may be, in kilometres.
  private static let farthestStation = 60.0

  /// Whether it ends in this city: by its whole name, with which that of a station may begin, or
  /// which that of a station near it may hold.
  fileprivate func arrives(in city: String, at position: Coordinates?) -> Bool {
    guard let to else { return false }
    let (own, wanted) = (" \(folded(to.name)) ", " \(folded(city)) ")
    guard own != wanted else { return true }
    guard let here = to.position, let position else { return own.hasPrefix(wanted) }
    return own.contains(wanted) && here.kilometres(to: position) < Booking.farthestStation
  }
}
