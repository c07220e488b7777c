internal import Session

/// A time of day as it was said.
enum SaidTime: Hashable, Sendable {
  /// On a clock of 24 hours, or what claims to be: `24:75`.
  case clock(hour: Int, minute: Int)
  /// `7:30`: as it is written, unless words beside it tell the other half of the day.
  case written(hour: Int, minute: Int)
  /// An hour from 1 to 12 whose half of the day is open, and minutes after or before it.
  case dial(hour: Int, minutes: Int)

  /// An hour and minutes after or before it; `nil` for a number that is no hour.
  static func at(hour: Int, minutes: Int) -> SaidTime? {
    if (1...12).contains(hour) { return .dial(hour: hour, minutes: minutes) }
    return (0...23).contains(hour) ? .minutes(hour * 60 + minutes) : nil
  }

  /// The same where words tell which half of the day it is.
  ///
  /// Twelve in the evening is the end of that day, which no clock of it shows.
  static func at(hour: Int, minutes: Int, in half: HalfOfDay) -> SaidTime? {
    guard (1...12).contains(hour), minutes < 60 else {
      return half.allows24Hours ? .clock(hour: hour, minute: minutes) : .impossible
    }
    guard let isAfternoon = half.isAfternoon(hour) else { return nil }
    if half == .evening, hour == 12, minutes >= 0 { return .clock(hour: 24, minute: minutes) }
    return .minutes((hour % 12 + (isAfternoon ? 12 : 0)) * 60 + minutes)
  }

  /// This time where words beside it tell the half of the day; `nil` where nobody knows.
  func inHalf(_ half: HalfOfDay) -> SaidTime? {
    switch self {
    case .clock: self
    case .written(let hour, let minute):
      hour < 1 ? self : .at(hour: hour, minutes: minute, in: half)
    case .dial(let hour, let minutes): .at(hour: hour, minutes: minutes, in: half)
    }
  }

  func meaning(_ hint: DayPart?) -> TimeMeaning {
    minutes(hint).flatMap { ClockTime(minutes: $0) }.map { .time($0) } ?? .impossible
  }

  /// Minutes from midnight; `nil` for what no clock shows.
  func minutes(_ hint: DayPart?) -> Int? {
    switch self {
    case .clock(let hour, let minute), .written(let hour, let minute):
      hour < 24 && minute < 60 ? hour * 60 + minute : nil
    case .dial(let dial, let minutes): (hint.hour(of: dial) * 60 + minutes + 1440) % 1440
    }
  }

  /// Whether the other half of the day could be meant.
  var isOpen: Bool {
    switch self {
    case .clock: false
    case .written(let hour, _): (1...12).contains(hour)
    case .dial: true
    }
  }

  /// `13pm`.
  private static let impossible = SaidTime.clock(hour: 24, minute: 75)

  /// Minutes from midnight, also of the day before.
  static func minutes(_ minutes: Int) -> SaidTime {
    let time = (minutes + 1440) % 1440
    return .clock(hour: time / 60, minute: time % 60)
  }
}
