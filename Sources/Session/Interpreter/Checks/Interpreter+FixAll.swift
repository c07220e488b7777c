extension Interpreter {
  /// Settles one finding after the other where that only moves stops or changes their hours, and tells
  /// what is left: what is booked, who travels, the budget and what is to go are for people to decide.
  func fixAll() throws(Interruption) -> Decision {
    let listed = listed(in: try resolver.currentTrip())
    // The numbers are those of one list, whatever is settled meanwhile.
    let look: [Intent] = listed == nil ? [.check(.findings(nil))] : []
    var scene = scene
    if listed == nil, case .reply(let look) = decide(.check(.findings(nil))) {
      scene.session.cursor = look.cursor
    }
    let count = scene.session.cursor.findings?.marks.count ?? 0
    var fixes: [Intent] = []
    for fix in (0..<count).map({ Intent.check(.fix($0 + 1)) }) {
      guard case .commit(let commit) = Interpreter(scene).decide(fix),
        commit.events.changeSomething, commit.events.allSatisfy(\.arrangesStops)
      else { continue }
      // Each is tried where those before it have led, so that none is tried twice.
      try scene.session.touch(commit.events, loading: resolver.trip)
      guard (try? scene.session.take(commit)) != nil else { continue }
      fixes.append(fix)
    }
    guard !fixes.isEmpty else { return try decision(on: .check(.findings(nil))) }
    return try decision(on: .several(look + fixes + [.check(.findings(nil))]))
  }
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
