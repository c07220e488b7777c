internal import Session

extension Loss {
  /// What would go, in words.
  var words: String {
    if trips.count > 1 { return "all \(trips.count) trips: " + trips.joined(separator: ", ") }
    guard let trip = trips.first else {
      let what = stops == 1 ? "the one stop" : "all \(stops) stops"
      return becomeIdeas ? "\(what), kept as ideas" : "\(what), for good"
    }
    let plans = [counted(days, "day"), counted(stops, "stop")].joined(separator: ", ")
    return "the trip \(trip)" + (days + stops > 0 ? " with \(plans)" : "")
  }
}
