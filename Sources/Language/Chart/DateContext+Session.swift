internal import Session

extension DateContext {
  init(_ settings: Settings, today: CivilDate) {
    self.init(
      today: today, order: settings[.dateOrder].flatMap(Order.init) ?? .ask,
      weekStart: Weekday(weekStart: settings[.weekStart]),
      tongue: settings[.language].flatMap(Tongue.init) ?? .english)
  }
}

extension Weekday {
  init(weekStart: String?) {
    switch weekStart {
    case "sunday": self = .sunday
    case "saturday": self = .saturday
    default: self = .monday
    }
  }
}
