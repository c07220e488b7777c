internal import Session

/// A time of day as it was said.
enum SaidTime: Hashable, Sendable {
  /// On a clock of 24 hours, or what claims to be: `24:75`.
  case clock(hour: Int, minute: Int)
  /// An hour from 1 to 12 whose half of the day is open, and minutes after or before it.
  case dial(hour: Int, minutes: Int)

  /// An hour and minutes after or before it; `nil` for a number that is no hour.
  static func at(hour: Int, minutes: Int) -> SaidTime? {
    if (1...12).contains(hour) { return .dial(hour: hour, minutes: minutes) }
    return (0...23).contains(hour) ? .minutes(hour * 60 + minutes) : nil
  }

  /// The same where words tell which half of the day it is.
  static func at(hour: Int, minutes: Int, in half: HalfOfDay) -> SaidTime? {
    guard (1...12).contains(hour), minutes < 60 else {
      return half.allows24Hours ? .clock(hour: hour, minute: minutes) : .impossible
    }
    guard let isAfternoon = half.isAfternoon(hour) else { return nil }
    return .minutes((hour % 12 + (isAfternoon ? 12 : 0)) * 60 + minutes)
  }

  func meaning(_ hint: DayPart?) -> TimeMeaning {
    switch self {
    case .clock(let hour, let minute):
      return ClockTime(hour: hour, minute: minute).map { .time($0) } ?? .impossible
    case .dial(let dial, let minutes):
      return SaidTime.minutes(hint.hour(of: dial) * 60 + minutes).meaning(hint)
    }
  }

  /// `13pm`.
  private static let impossible = SaidTime.clock(hour: 24, minute: 0)

  /// Minutes from midnight, also of the day before.
  private static func minutes(_ minutes: Int) -> SaidTime {
    let time = (minutes + 1440) % 1440
    return .clock(hour: time / 60, minute: time % 60)
  }
}
