extension Resolver {
  /// The trip meant; where several are, asks with `command` of each.
  func trip(
    _ reference: TripReference, at slot: Slot, _ command: (TripReference) -> Intent
  ) throws(Interruption) -> Trip {
    switch reference {
    case .listed(let row):
      let listed = scene.session.cursor.listedTrips
      guard row >= 1, row <= listed.count else {
        throw .problem(
          .noSuchRow(row, listed: listed.count), at: slot, remedies: [.trips(.all)])
      }
      if let trip = try trip(listed[row - 1]) { return trip }
      throw .problem(.noSuchTrip(String(row)), at: slot, remedies: [.trips(.all)])
    case .named(let name):
      let summary = try onlyTrip(named: name, at: slot, command)
      if let trip = try trip(summary.id) { return trip }
      throw .problem(.noSuchTrip(name), at: slot)
    }
  }

  /// A trip of this very name; of this name folded; of a name that begins so.
  private func onlyTrip(
    named name: String, at slot: Slot, _ command: (TripReference) -> Intent
  ) throws(Interruption) -> TripSummary {
    let name = oneLine(name)
    guard !name.isEmpty else { throw .problem(.emptyName, at: slot) }
    let meant = try trips(called: name)
    if let only = meant.first, meant.count == 1 { return only }
    let exact = meant.filter { $0.name == name }
    if let only = exact.first, exact.count == 1 { return only }
    guard meant.isEmpty else {
      let choices = meant.prefix(Question.choicesAtMost).map {
        Choice(.trip($0), command(.named($0.name)))
      }
      throw .ask(Question(.whichTrip(name), slot: slot, choices: Array(choices)))
    }
    throw .problem(.noSuchTrip(name), at: slot, remedies: try nearTrips(name).map(command))
  }

  /// The trips of this name, else those whose name begins so; else as the name may be spoken.
  private func trips(called name: String) throws(Interruption) -> [TripSummary] {
    for spoken in spokenTripNames(name) {
      let same = try summaries(called: folded(spoken)).filter {
        nameKey($0.name) == nameKey(spoken)
      }
      if !same.isEmpty { return same }
      // One more than a question shows: how many there are does not matter.
      let some = Question.choicesAtMost + 1
      let beginning =
        folded(spoken).isEmpty ? [] : try summaries(beginning: folded(spoken), limit: some)
      if !beginning.isEmpty { return beginning }
    }
    return []
  }

  /// The one trip that goes to a place of this name, which may be in another language: `lissabon`;
  /// `nil` where there is none, or several.
  func tripGoing(to name: String) throws(Interruption) -> Trip? {
    let found = try tripsGoing(to: name)
    return found.count == 1 ? try trip(found[0].id) : nil
  }

  private func tripsGoing(to name: String) throws(Interruption) -> [TripSummary] {
    let names = spokenTripNames(name).flatMap { scene.gazetteer.named($0) }
      .filter { $0.kind != .sight }.map { folded($0.place.name) }
    guard !names.isEmpty else { return [] }
    return try summaries().filter { trip in
      trip.destination.map { names.contains(folded($0)) } == true
        || names.contains(folded(trip.name))
    }
  }

  private func nearTrips(_ name: String) throws(Interruption) -> [TripReference] {
    Spelling.nearest(to: name, among: try summaries(), by: \.name, limit: 3).map {
      .named($0.name)
    }
  }

  /// The name, or where another trip has it the first of `NAME (2)`, `NAME (3)`, … that is free.
  func freeName(_ wanted: String, for own: TripID? = nil) throws(Interruption) -> String {
    let same = try summaries(called: folded(wanted))
    guard same.contains(where: { $0.id != own && nameKey($0.name) == nameKey(wanted) }) else {
      return wanted
    }
    let others = try summaries(beginning: folded(wanted)).filter { $0.id != own }
    let taken = Set(others.map { nameKey($0.name) })
    var name = wanted
    var number = 2
    while taken.contains(nameKey(name)) {
      name = "\(wanted) (\(number))"
      number += 1
    }
    return name
  }
}
