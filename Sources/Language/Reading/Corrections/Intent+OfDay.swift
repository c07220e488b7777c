internal import Session

extension Intent {
  /// The day of which it sets something, and the command that clears that.
  var ofDay: (day: DayReference, cleared: Intent)? {
    switch self {
    case .nameDay(let day, _?): (day, .nameDay(day, nil))
    case .cityOfDay(let day, _?): (day, .cityOfDay(day, nil))
    default: nil
    }
  }
}
