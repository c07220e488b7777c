extension Interpreter {
  /// Says that a condition holds, or what is there instead; changes nothing.
  func assert(_ condition: Condition) throws(Interruption) -> Decision {
    let condition = try resolved(condition)
    let trip = try scene.session.cursor.trip == nil ? nil : resolver.currentTrip()
    let names = try condition.isOfHome ? resolver.summaries().map(\.name) : nil
    if let found = condition.failure(in: HomeState(scene, trips: { names }), trip: trip) {
      throw .problem(
        .doesNotHold(found: found),
        remedies: condition.isOfFindings ? [.check(.findings(nil))] : [])
    }
    return look(.assert(condition), nil, notices: [.holds(condition.text)])
  }

  /// The day by its number; one that the trip does not have stays, which is what fails then.
  private func resolved(_ condition: Condition) throws(Interruption) -> Condition {
    guard let day = condition.day, scene.session.cursor.trip != nil else { return condition }
    if case .number = day { return condition }
    let trip = try resolver.currentTrip()
    let meant = try resolver.day(day, of: trip, at: .day) { other in
      var command = condition
      command.day = other
      return .assert(command)
    }
    var resolved = condition
    resolved.day = trip.number(of: meant.id).map { .number($0) }
    return resolved
  }
}

extension Condition {
  fileprivate var isOfFindings: Bool {
    if case .noFindings = fact { true } else { false }
  }

  /// Whether it is about all trips.
  fileprivate var isOfHome: Bool {
    switch fact {
    case .trips, .trip, .noTrip: true
    default: false
    }
  }
}
