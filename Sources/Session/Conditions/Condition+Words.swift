extension Condition {
  /// The condition in words that say it again.
  ///
  /// Only numbers stand for days in conditions that were resolved.
  package var text: String {
    words({ $0 }, day: { $0.number.map { "day \($0)" } ?? "that day" })
  }

  /// The same with names and days spelled in a way of one's own.
  package func words(
    _ spelled: (String) -> String, day spelledDay: (DayReference) -> String
  ) -> String {
    switch fact {
    case .starts(let date): "trip starts \(date.iso)"
    case .ends(let date): "trip ends \(date.iso)"
    case .counts(let counted, let number): "trip has \(number.text) \(counted.rawValue)"
    case .goesTo(let name): "trip goes to \(spelled(name))"
    case .called(let name): "trip called \(spelled(name))"
    case .stopsOfDay(let day, let count):
      "\(spelledDay(day)) has \(count.text) \(count.number == 1 ? "stop" : "stops")"
    case .dayCalled(let day, let name): "\(spelledDay(day)) called \(spelled(name))"
    case .file(let name): "file \(spelled(name))"
    case .daySelected(let day): "\(spelledDay(day)) selected"
    case .stop(let name, let day, let time):
      spelled(name) + (day.map { " on \(spelledDay($0))" } ?? "")
        + (time.map { " at \($0.text)" } ?? "")
    case .idea(let name): "\(spelled(name)) among ideas"
    case .noStop(let name, let day, let time):
      "no \(spelled(name))" + (day.map { " on \(spelledDay($0))" } ?? "")
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
      case .stopsOfDay(let day, _), .dayCalled(let day, _), .daySelected(let day): day
      case .stop(_, let day, _), .noStop(_, let day, _): day
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch fact {
      case .stopsOfDay(_, let count): fact = .stopsOfDay(newValue, count)
      case .dayCalled(_, let name): fact = .dayCalled(newValue, name)
      case .daySelected: fact = .daySelected(newValue)
      case .stop(let name, _, let time): fact = .stop(name, day: newValue, at: time)
      case .noStop(let name, _, let time): fact = .noStop(name, day: newValue, at: time)
      default: break
      }
    }
  }
}
