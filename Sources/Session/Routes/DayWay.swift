/// The order of what is on a day as a question of ways: which order costs least.
///
/// Some nodes have their turn: those with a time keep the order they have among themselves.
package struct DayWay: Sendable {
  package struct Node: Hashable, Sendable {
    package var position: Coordinates
    /// Where one is behind it: elsewhere for a journey; `nil` where nobody knows.
    package var exit: Coordinates?
    /// When it begins; such nodes keep their order.
    package var at: Int?
    /// Whether it keeps its turn among those with a time, without having one.
    package var keepsTurn = false
    /// How long one is there.
    package var minutes: Int
    /// When it is open that day; `nil` for always.
    package var open: [Range<Int>]?

    /// Whether it has its turn.
    var isFixed: Bool { at != nil || keepsTurn }

    package init(
      _ position: Coordinates, at: Int? = nil, minutes: Int = 60, open: [Range<Int>]? = nil
    ) {
      self.position = position
      exit = position
      self.at = at
      self.minutes = minutes
      self.open = open
    }
  }

  package let nodes: [Node]
  /// Those with a time, and what else has its turn, in their order.
  package let timed: [Int]
  /// Whether the clock matters at all.
  package let hasClock: Bool
  /// Whether all that an order costs is the ways between its neighbours, which are the same both
  /// ways round.
  let isPlain: Bool
  /// Where the clock stands before the first of them.
  let morning: Int
  /// The ways between two nodes, row by row.
  ///
  /// Behind the nodes stand the bed one leaves and that one comes to; without one the way is 0.
  private let ways: [Double]
  private let width: Int

  /// `morning` is when the day begins where that is not early.
  package init(
    _ nodes: [Node], from start: Coordinates? = nil, to end: Coordinates? = nil,
    morning: Int? = nil
  ) {
    self.nodes = nodes
    timed = nodes.indices.filter { nodes[$0].isFixed }
    hasClock = nodes.contains { $0.at != nil || $0.open != nil }
    isPlain = !hasClock && nodes.allSatisfy { $0.exit == $0.position }
    self.morning = morning ?? min(9 * 60, nodes.compactMap(\.at).min() ?? 9 * 60)
    let entries: [Coordinates?] = nodes.map(\.position) + [start, end]
    let exits: [Coordinates?] = nodes.map(\.exit) + [start, end]
    width = entries.count
    ways = exits.flatMap { one in
      entries.map { other in
        guard let one, let other else { return 0 }
        return TravelPace.way(one.kilometres(to: other))
      }
    }
  }

  package var count: Int { nodes.count }

  /// The way from a node to another; `nil` stands for the bed.
  func way(_ one: Int?, _ other: Int?) -> Double {
    ways[(one ?? count) * width + (other ?? count + 1)]
  }

  /// What it costs to be late, in kilometres for a minute.
  static let lateness = 0.5

  /// What it costs to go to a node, and what the clock says when one leaves it.
  func step(from one: Int?, at clock: Int, to other: Int) -> (cost: Double, clock: Int) {
    let way = way(one, other)
    guard hasClock else { return (way, 0) }
    var arrival = clock + (one == nil ? 0 : TravelPace.going(way))
    var late = 0
    let node = nodes[other]
    if let at = node.at {
      late = max(0, arrival - at)
      arrival = max(arrival, at)
    } else if let open = node.open {
      if let range = open.first(where: { arrival + min(node.minutes, $0.count) <= $0.upperBound }) {
        arrival = max(arrival, range.lowerBound)
      } else if let last = open.last {
        late = arrival + min(node.minutes, last.count) - last.upperBound
      }
    }
    return (way + Double(late) * DayWay.lateness, arrival + node.minutes)
  }

  /// What an order of all nodes costs: its way in kilometres, and what comes on top for being late.
  package func cost(of order: [Int]) -> Double {
    var (sum, clock, last) = (0.0, morning, Int?.none)
    for node in order {
      let step = step(from: last, at: clock, to: node)
      sum += step.cost
      clock = step.clock
      last = node
    }
    return sum + (last.map { way($0, nil) } ?? 0)
  }

  /// The way of an order alone, in kilometres.
  package func length(of order: [Int]) -> Double {
    var (sum, last) = (0.0, Int?.none)
    for node in order {
      sum += way(last, node)
      last = node
    }
    return sum + (last.map { way($0, nil) } ?? 0)
  }

  /// Whether the nodes that have their turn are in their order.
  func keepsTurns(_ order: [Int]) -> Bool {
    timed.count < 2 || order.filter { nodes[$0].isFixed } == timed
  }

  /// An order that costs little, from one that is there: among few the best where nothing has a
  /// clock, else searched.
  package func best(from order: [Int]) -> [Int] {
    guard count > 1 else { return order }
    let found =
      ExactWay.isFor(self) ? ExactWay.order(of: self) : LocalSearch(self).from(order)
    guard cost(of: found) < cost(of: order) - 0.001 else { return order }
    // Where the way back is as good, the way that is more like what was planned.
    let back = Array(found.reversed())
    let isAsGood = keepsTurns(back) && cost(of: back) < cost(of: found) + 0.001
    return isAsGood && turns(in: back, from: order) < turns(in: found, from: order) ? back : found
  }

  /// How many pairs stand the other way round than before.
  private func turns(in order: [Int], from before: [Int]) -> Int {
    var places = Array(repeating: 0, count: count)
    for (place, node) in before.enumerated() { places[node] = place }
    return order.indices.reduce(0) { sum, index in
      sum + order[..<index].count { places[$0] > places[order[index]] }
    }
  }
}
