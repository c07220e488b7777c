/// Where the journeys of a day cut its stops, which keep their order.
///
/// A stop with a time stands where the clock has it. One without stands where it is the nearest to
/// where one is then; where that does not tell it, it stays behind the stop before it.
struct DayTurns {
  private let journeys: [Booking]
  /// Where the day begins and ends.
  private let begin: Coordinates?
  private let end: Coordinates?
  /// Nothing is done while the last journey goes on through the night.
  private let isAway: Bool
  /// How many journeys come before stops that say nothing.
  private let ahead: Int

  init(
    _ journeys: [Booking], from begin: Coordinates?, to end: Coordinates?, isAway: Bool, ahead: Int
  ) {
    (self.journeys, self.begin, self.end) = (journeys, begin, end)
    (self.isAway, self.ahead) = (isAway, ahead)
  }

  /// How many stops stand before each journey: so that the fewest are where they do not belong.
  func cuts(among stops: [Stop]) -> [Int] {
    guard !journeys.isEmpty else { return [] }
    let parts = parts(of: stops)
    return journeys.indices.map { journey in
      parts.firstIndex { $0 > journey } ?? stops.count
    }
  }

  /// The part of the day in which each stop is; none is in an earlier one than that before it.
  private func parts(of stops: [Stop]) -> [Int] {
    let count = journeys.count + 1
    // The least cost that ends in each part, and from which part of the stop before it comes.
    var costs = Array(repeating: 0, count: count)
    var origins: [[Int]] = []
    for (index, stop) in stops.enumerated() {
      let wanted = Wanted(self, stop)
      var next = costs
      var origin = Array(repeating: 0, count: count)
      for part in 0..<count {
        let before = index == 0 ? [ahead] : Array(0...part)
        let ways = before.map { (cost: costs[$0] + ($0 == part ? 0 : 1), part: $0) }
        let best = ways.min { $0.cost < $1.cost } ?? (0, part)
        next[part] = best.cost + wanted.cost(of: part)
        origin[part] = best.part
      }
      costs = next
      origins.append(origin)
    }
    guard var part = costs.indices.min(by: { costs[$0] < costs[$1] }) else { return [] }
    return origins.reversed().map { origin in
      defer { part = origin[part] }
      return part
    }.reversed()
  }

  /// What a stop is told by.
  private struct Wanted {
    /// The parts in which it is by the clock.
    private var byTheClock: ClosedRange<Int>
    /// Those of them that are near it.
    private var near: Set<Int>?

    init(_ turns: DayTurns, _ stop: Stop) {
      byTheClock = turns.parts(at: stop.at)
      near = stop.position.flatMap { turns.parts(near: $0, of: byTheClock) }
    }

    /// The clock weighs more than the way, and both more than to stay together.
    func cost(of part: Int) -> Int {
      guard byTheClock.contains(part) else { return 1000 }
      return near.map { $0.contains(part) } ?? true ? 0 : 10
    }
  }

  private func parts(at time: ClockTime?) -> ClosedRange<Int> {
    guard let time else { return 0...(isAway ? journeys.count - 1 : journeys.count) }
    let left = journeys.lastIndex { $0.times.start.time.map { $0 <= time } ?? false }
    let coming = journeys.firstIndex { $0.times.start.time.map { $0 > time } ?? false }
    let first = left.map { $0 + 1 } ?? 0
    return first...max(first, coming ?? journeys.count)
  }

  /// Ways of which one is little longer than the other are alike.
  private func parts(near position: Coordinates, of parts: ClosedRange<Int>) -> Set<Int>? {
    let ways = parts.compactMap { part in
      way(to: position, in: part).map { (part: part, kilometres: $0) }
    }
    guard let shortest = ways.map(\.kilometres).min() else { return nil }
    return Set(ways.filter { $0.kilometres <= shortest * 1.5 + DayTurns.nearby }.map(\.part))
  }

  /// Two ways of which one is so much longer are alike, in kilometres.
  private static let nearby = 2.0

  /// How far a place is from where a part of the day begins or ends.
  private func way(to position: Coordinates, in part: Int) -> Double? {
    let before = part == 0 ? begin : journeys[part - 1].to?.position
    let after = part == journeys.count ? end : journeys[part].from?.position
    return [before, after].compactMap { $0?.kilometres(to: position) }.min()
  }
}
