extension Interpreter {
  /// Settles one finding after the other where that only moves stops or changes their hours, and tells
  /// what is left: what is booked, who travels, the budget and what is to go are for people to decide.
  func fixAll() throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let listed = listed(in: trip)
    let count = listed?.marks.count ?? checked(trip).findings.count
    // The numbers are those of one list, whatever is settled meanwhile.
    let look: [Intent] = listed == nil ? [.check(.findings(nil))] : []
    var (fixes, done): ([Intent], Int) = ([], 0)
    for number in 1...max(1, min(count, Interpreter.mostFixed)) where count > 0 {
      let more = fixes + [.check(.fix(number))]
      guard case .commit(let commit) = Interpreter(scene).decide(.several(look + more)),
        commit.events.count > done, commit.events.allSatisfy(\.arrangesStops)
      else { continue }
      (fixes, done) = (more, commit.events.count)
    }
    guard !fixes.isEmpty else { return try decision(on: .check(.findings(nil))) }
    return try decision(on: .several(look + fixes + [.check(.findings(nil))]))
  }

  /// Each is tried with all before it.
  private static let mostFixed = 40
}

extension Event {
  /// Whether it only moves a stop or changes what is known of it; a window may move with it.
  fileprivate var arrangesStops: Bool {
    switch self {
    case .trip(_, .stopMoved), .trip(_, .stopChanged), .cursorMoved: true
    default: false
    }
  }
}
