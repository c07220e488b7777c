internal import Session

/// The words that tell whether something goes back or on.
enum Directions {
  static let back = ["earlier", "sooner", "before", "ahead", "early"]
  /// Some say them for later, others for earlier.
  static let open = ["forward", "forwards", "back", "backwards", "up"]
  static let all = back + open + ["later", "later on", "after", "further back"]

  /// A stop goes so far from where it is; which way is asked where a word says either.
  static func shift(_ stop: StopReference, _ fills: Fills, _ sign: Int?) -> Intent? {
    guard let minutes = fills.integer(.duration) else { return nil }
    func moved(_ sign: Int) -> Intent {
      minutes % 1440 == 0
        ? .shiftStop(stop, .day(days: sign * minutes / 1440))
        : .shiftStop(stop, .time(minutes: sign * minutes))
    }
    if let sign { return moved(sign) }
    guard let word = fills.text(.policy) else { return nil }
    if open.contains(word) { return .either([moved(1), moved(-1)]) }
    return moved(back.contains(word) ? -1 : 1)
  }
}
