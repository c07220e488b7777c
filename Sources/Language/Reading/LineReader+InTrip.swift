internal import Session

extension LineReader {
  /// What a line means that has a meaning only in a trip, where none is open: the answer will say so.
  func meaningInTrip(_ tokens: [Token], of expanded: ExpandedLine) -> Intent? {
    guard session.cursor.trip == nil else { return nil }
    var readings = Readings(Chart(context(expanded.text, tokens, asInTrip: true)))
    readings.search()
    guard let best = readings.best, best.missing == nil, best.fills.fault == nil,
      !best.lead.isEmpty,
      best.frame.scene != .any
    else { return nil }
    return best.frame.build(best.fills)
  }
}
