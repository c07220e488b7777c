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
    case .arrivalIn(let name): return try arrival(in: name, of: trip)
    case .departureFrom(let name): return try departure(from: name, of: trip)
    }
  }

  func stay(
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
