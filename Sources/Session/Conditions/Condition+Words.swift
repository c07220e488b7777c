extension Condition {
  /// The condition in words that say it again.
  package var text: String { words { $0 } }

  /// The same with names spelled in a way of one's own.
  package func words(_ spelled: (String) -> String) -> String {
    switch fact {
    case .starts(let date): "trip starts \(date.iso)"
    case .ends(let date): "trip ends \(date.iso)"
    case .counts(let counted, let number): "trip has \(number) \(counted.rawValue)"
    case .goesTo(let name): "trip goes to \(spelled(name))"
    case .called(let name): "trip called \(spelled(name))"
    case .stopsOfDay(let day, let count):
      "\(day.words) has \(count) \(count == 1 ? "stop" : "stops")"
    case .daySelected(let day): "\(day.words) selected"
    case .stop(let name, let day, let time):
      spelled(name) + (day.map { " on \($0.words)" } ?? "") + (time.map { " at \($0.text)" } ?? "")
    case .idea(let name): "\(spelled(name)) among ideas"
    case .noStop(let name, let day, let time):
      "no \(spelled(name))" + (day.map { " on \($0.words)" } ?? "")
        + (time.map { " at \($0.text)" } ?? "")
    case .alias(let name): "alias \(spelled(name))"
    case .noAlias(let name): "no alias \(spelled(name))"
    case .trips(let count): "\(count) \(count == 1 ? "trip" : "trips")"
    case .trip(let name): "trip \(spelled(name))"
    case .noTrip(let name): "no trip \(spelled(name))"
    case .noFindings(let errorsOnly): errorsOnly ? "no errors" : "no findings"
    }
  }

  /// The day that it speaks of.
  package var day: DayReference? {
    get {
      switch fact {
      case .stopsOfDay(let day, _), .daySelected(let day): day
      case .stop(_, let day, _), .noStop(_, let day, _): day
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch fact {
      case .stopsOfDay(_, let count): fact = .stopsOfDay(newValue, count)
      case .daySelected: fact = .daySelected(newValue)
      case .stop(let name, _, let time): fact = .stop(name, day: newValue, at: time)
      case .noStop(let name, _, let time): fact = .noStop(name, day: newValue, at: time)
      default: break
      }
    }
  }
}

extension DayReference {
  /// Only numbers stand in conditions that were resolved.
  fileprivate var words: String {
    switch self {
    case .number(let number): "day \(number)"
    case .on(let date): date.iso
    case .either(let dates): dates.first?.iso ?? "day"
    case .first: "first day"
    case .last: "last day"
    case .next, .dayAfter: "next day"
    case .previous, .dayBefore: "previous day"
    case .mentioned, .here: "that day"
    }
  }
}
