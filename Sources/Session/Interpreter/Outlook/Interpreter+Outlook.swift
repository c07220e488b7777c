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
    case .free(let minutes):
      if let minutes, minutes < 1 { throw .problem(.notPositive, at: .duration) }
      return look(.outlook(intent), .outlook(.free(trip.id, minutes: minutes)))
    case .share: return look(.outlook(intent), .outlook(.share(trip.id)))
    case .export(let file, let replaces):
      return try export(trip, to: file, replaces: replaces)
    case .importPlan(let file):
      let name = try fileName(file)
      guard case .plan(.calendar) = FileEnding(of: name) else {
        throw .problem(.noImportFormat(name), at: .file)
      }
      guard trip.isDated else { throw .problem(.tripHasNoDates, at: .file) }
      return .perform(.importPlan(file: name, into: trip.id))
    case .nightsIn(let name):
      let stay = try stay(in: name, of: trip) { .nightsIn($0) }
      return look(.outlook(.nightsIn(stay.city)), .days(trip.id), notices: [.nightsIn(stay)])
    case .arrivalIn(let name):
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
