internal import Session

extension PlanIntent {
  /// The canonical words of commands about days as a whole.
  var words: [String] {
    switch self {
    case .split(let day, let stop): ["split", day.canonical, "after", stop.canonical]
    case .merge(let one, let other): ["merge", one.canonical, "with", other.canonical]
    case .sort(let day): ["sort", day.canonical]
    case .moveFrom(let day, let other): ["move from", day.canonical, "to", other.canonical]
    case .later(let day, let days):
      [
        "move from", day.canonical, "by", counted(abs(days), "day"), days < 0 ? "earlier" : "later",
      ]
    case .toTrip(let day, let owner, let trip):
      [
        "move", day.canonical, owner.map { "of \($0.canonical)" } ?? "", "to trip", trip.canonical,
      ]
    case .optimise(let day, _): ["optimise", day.canonical]
    case .extendCity(let city, let days):
      ["extend days in", spelledName(city), "by", counted(days, "day")]
    case .skipCity(let city): ["skip days in", spelledName(city)]
    }
  }
}

extension OutlookIntent {
  /// The canonical words of questions about what a trip will be like.
  var words: [String] {
    switch self {
    case .route(let day): ["route", day.canonical]
    case .calendar: ["calendar"]
    case .stats: ["stats"]
    case .free(let day, let minutes):
      ["free", day?.canonical ?? "", minutes.map { "for \(canonicalDuration($0))" } ?? ""]
    case .share: ["share"]
    case .export(let file, _): ["export", quotedText(file)]
    case .importPlan(let file): ["import", quotedText(file)]
    case .nightsIn(let city): ["stats nights in", spelledName(city)]
    case .arrivalIn(let city): ["stats when in", spelledName(city)]
    case .departureFrom(let city): ["stats when leaving", spelledName(city)]
    }
  }
}
