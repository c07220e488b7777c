/// Where stops stand in a day by their times.
enum DayOrder {
  /// Where a stop of this time goes: before the first later one, else last.
  static func index(for time: ClockTime?, among stops: [Stop]) -> Int {
    guard let time else { return stops.count }
    return stops.firstIndex { stop in stop.at.map { $0 > time } == true } ?? stops.count
  }

  /// Whether the stop there stands before an earlier or after a later one.
  static func isAgainstTheClock(_ index: Int, in stops: [Stop]) -> Bool {
    guard stops.indices.contains(index), let time = stops[index].at else { return false }
    let isLate = { (stop: Stop) in stop.at.map { $0 > time } == true }
    let isEarly = { (stop: Stop) in stop.at.map { $0 < time } == true }
    return stops[..<index].contains(where: isLate) || stops[index...].contains(where: isEarly)
  }
}

/// Where in a list a stop goes, with the anchor found.
enum ListPosition: Hashable {
  case byTheClock, first, last
  case before(StopID)
  case after(StopID)

  /// The index in a list without the stop itself.
  ///
  /// Only days go by the clock; among the ideas a new one stands last.
  func index(for time: ClockTime?, among stops: [Stop], of list: StopList) -> Int {
    switch self {
    case .byTheClock: list == .ideas ? stops.count : DayOrder.index(for: time, among: stops)
    case .first: 0
    case .last: stops.count
    case .before(let anchor): stops.firstIndex { $0.id == anchor } ?? stops.count
    case .after(let anchor): stops.firstIndex { $0.id == anchor }.map { $0 + 1 } ?? stops.count
    }
  }

  /// Where the next one goes when this one was placed, so that several stay in their order.
  func next(after placed: StopID) -> ListPosition {
    switch self {
    case .byTheClock, .last, .before: self
    case .first, .after: .after(placed)
    }
  }
}
