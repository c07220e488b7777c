extension Interpreter {
  package func decide(_ intent: Intent) -> Decision {
    do {
      return try decision(on: intent)
    } catch {
      switch error {
      case .fail(let failure): return .fail(failure)
      case .ask(let question): return .ask(question)
      case .lookUp(let query): return .lookUp(query)
      }
    }
  }

  /// The decision on a command that stands for another one, with what interrupts it thrown on.
  func decision(on intent: Intent) throws(Interruption) -> Decision {
    if let other = try ofBooking(intent) { return try decision(on: other) }
    return switch intent.area {
    case .trips: try decideOnTrips(intent)
    case .days: try decideOnDays(intent)
    case .places: try decideOnPlaces(intent)
    case .stops: try decideOnStops(intent)
    case .bookings: try decideOnBookingIntents(intent)
    case .money: try decideOnMoney(intent)
    case .lists: try decideOnLists(intent)
    case .joined: try decideOnJoined(intent)
    case .history: try decideOnHistory(intent)
    case .shell: try decideOnShell(intent)
    case .checks: try decideOnChecks(intent)
    }
  }

  private func decideOnBookingIntents(_ intent: Intent) throws(Interruption) -> Decision {
    guard case .booking(let booking) = intent else {
      throw .problem(.inconsistent("a command about bookings that is none"))
    }
    return try decideOnBookings(booking)
  }

  private func decideOnJoined(_ intent: Intent) throws(Interruption) -> Decision {
    if case .several(let intents) = intent { return try decideOnSeveral(intents) }
    if case .sweep(let sweep) = intent { return try decideOnSweep(sweep) }
    if case .either(let intents) = intent { return try decideOnEither(intents) }
    if case .withBookings(let intent) = intent { return try decideWithBookings(intent) }
    if case .undecided(let intent) = intent { return try decideOnUndecided(intent) }
    throw .problem(.inconsistent("a command of commands that is none"))
  }
}
