/// Days as they were said.
enum SaidRange: Hashable, Sendable {
  case between(SaidDay, SaidDay)
  case lasting(Length, from: SaidDay)
  /// The Saturday and Sunday on, around or after a day.
  case weekendOf(SaidDay)
  /// The week in which a day lies.
  case weekOf(SaidDay)
  /// The week that begins on a day.
  case weekFrom(SaidDay)
  /// `june to august`: up to the last one, or to its end?
  case through(SaidPeriod, SaidPeriod)
  /// `easter weekend`.
  case longWeekend(SaidDay)
}

extension SaidRange {
  /// The range with open numbers read in an order; `nil` where they cannot be.
  func read(_ order: DateContext.Order) -> SaidRange? {
    switch self {
    case .between(let first, let last):
      guard let first = first.read(order), let last = last.read(order) else { return nil }
      return .between(first, last)
    case .lasting(let length, let day): return day.read(order).map { .lasting(length, from: $0) }
    case .weekOf(let day): return day.read(order).map { .weekOf($0) }
    case .weekFrom(let day): return day.read(order).map { .weekFrom($0) }
    case .weekendOf(let day): return day.read(order).map { .weekendOf($0) }
    case .longWeekend, .through: return self
    }
  }
}
