extension Resolver {
  /// The stops meant, each once, in the order of naming; all are found, or it fails or asks.
  ///
  /// Bare numbers mean stops of one day.
  func stops(
    _ references: [StopReference], of trip: Trip, _ command: ([StopReference]) -> Intent
  ) throws(Interruption) -> [PlacedStop] {
    let numbers = references.compactMap(\.bareNumber)
    var meant: Day?
    if !numbers.isEmpty {
      meant = try dayOfNumbers(numbers, of: trip, numbersMean: nil, at: .stops) { means in
        command(references.map { $0.bareNumber.map(means) ?? $0 })
      }
    }
    var found: [PlacedStop] = []
    var known: Set<StopID> = []
    for (index, reference) in references.enumerated() {
      let stops = try stops(reference, of: trip, numbersMean: meant) { chosen in
        // What is said again of the same words is chosen with them.
        let rest = references.dropFirst(index + 1).filter { $0 != reference }
        return command(found.map(\.reference) + [chosen] + rest)
      }
      found += stops.filter { known.insert($0.stop.id).inserted }
    }
    return found
  }

  /// The stops of one reference: "them" may be several, and from one to another are.
  private func stops(
    _ reference: StopReference, of trip: Trip, numbersMean day: Day?,
    _ command: (StopReference) -> Intent
  ) throws(Interruption) -> [PlacedStop] {
    if reference == .mentioned { return try mentionedStops(in: trip, at: .stops) }
    if case .set(let set) = reference {
      return try stops(of: set, in: trip, at: .stops, command)
    }
    if case .through(let first, let last) = reference {
      let start = try stop(first, of: trip, numbersMean: day, at: .stops, command)
      let end = try stop(last, of: trip, numbersMean: day, at: .stops, command)
      return trip.stops(from: start.slot, to: end.slot)
    }
    return [try stop(reference, of: trip, numbersMean: day, at: .stops, command)]
  }
}

extension [PlacedStop] {
  /// The list they all stand in, `nil` where there are several.
  var commonList: StopList? {
    guard let list = first?.slot.list, allSatisfy({ $0.slot.list == list }) else { return nil }
    return list
  }
}

extension StopReference {
  fileprivate var bareNumber: Int? {
    if case .number(let number) = self { number } else { nil }
  }
}
