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
    case .nightsIn(let name):
      let stay = try stay(in: name, of: trip) { .nightsIn($0) }
      return look(.outlook(.nightsIn(stay.city)), .days(trip.id), notices: [.nightsIn(stay)])
    case .arrivalIn(let name):
      let stay = try stay(in: name, of: trip) { .arrivalIn($0) }
      guard let number = stay.days.first, let day = trip.day(number: number) else {
        throw .problem(.noDayInCity(name), at: .place)
      }
      let journey = trip.journeys(on: day).last { $0.arrives(in: stay.city) }
      var cursor = scene.session.cursor
      cursor.see(day.id)
      return .reply(
        Look(
          cursor: cursor, canonical: .outlook(.arrivalIn(stay.city)),
          notices: [
            .arrivalIn(stay.city, day: number, day.date, journey?.name, journey?.times.end?.time)
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
    return .perform(.export(trip.id, format, file: name, replaces: replaces))
  }
}

extension Booking {
  /// Whether it ends in a city of this name.
  fileprivate func arrives(in city: String) -> Bool {
    to.map { folded($0.name).contains(folded(city)) } ?? false
  }
}
