extension Interpreter {
  /// Settles one finding after the other where nothing has to be asked for it, and tells what is left.
  func fixAll() throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let listed = scene.session.cursor.findings.flatMap { $0.trip == trip.id ? $0 : nil }
    let count = listed?.marks.count ?? checked(trip).findings.count
    // The numbers are those of one list, whatever is settled meanwhile.
    let look: [Intent] = listed == nil ? [.check(.findings(nil))] : []
    var fixes: [Intent] = []
    for number in 1...max(1, min(count, Interpreter.mostFixed)) where count > 0 {
      let more = fixes + [.check(.fix(number))]
      if case .commit = Interpreter(scene).decide(.several(look + more)) { fixes = more }
    }
    guard !fixes.isEmpty else { return try decision(on: .check(.findings(nil))) }
    return try decision(on: .several(look + fixes + [.check(.findings(nil))]))
  }

  /// Each is tried with all before it.
  private static let mostFixed = 40
}
