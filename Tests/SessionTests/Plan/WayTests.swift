import Session
import TestSupport
import Testing

@Suite struct WayTests {
  /// A day of so many places in a town, some with a time that leaves room for all.
  private func day(_ count: Int, _ dice: inout SeededGenerator, timed: Int = 0) -> DayWay {
    let nodes = (0..<count).map { index in
      DayWay.Node(position(&dice), at: index < timed ? (10 + 5 * index) * 60 : nil, minutes: 5)
    }
    let bed = dice.once(in: 2) ? position(&dice) : nil
    return DayWay(nodes, from: bed, to: dice.once(in: 2) ? bed : nil)
  }

  private func position(_ dice: inout SeededGenerator) -> Coordinates {
    Coordinates(
      latitude: 41 + Double(dice.roll(0...1000)) / 20_000,
      longitude: -8 - Double(dice.roll(0...1000)) / 20_000) ?? position(&dice)
  }

  @Test func `the order of up to seven stops is the best of all orders`() {
    var dice = SeededGenerator(seed: 11)
    for round in 0..<120 {
      let way = day(2 + round % 6, &dice, timed: round % 3)
      let best = allOrders(of: way).map(way.cost).min() ?? 0
      let found = way.best(from: way.start)
      #expect(Set(found) == Set(0..<way.count))
      #expect(way.cost(of: found) <= best * 1.01 + 0.001)
    }
  }

  @Test func `the order of up to twelve stops is that of a search of all that can be better`() {
    var dice = SeededGenerator(seed: 12)
    for round in 0..<80 {
      let places = (0..<8 + round % 5).map { _ in position(&dice) }
      let bed = dice.once(in: 2) ? position(&dice) : nil
      let end = dice.once(in: 2) ? bed : nil
      let way = DayWay(places.map { DayWay.Node($0) }, from: bed, to: end)
      let found = way.cost(of: way.best(from: way.start))
      let best = BranchAndBound(places, bed, end, above: found + 0.001).best
      #expect(found <= best * 1.01 + 0.001)
    }
  }

  @Test func `what is looked at grows with the stops that have a time, not with their square`() {
    #expect(ExactWay.states(free: 12, timed: 50) < ExactWay.mostStates)
    for timed in [1, 10, 100] {
      let (one, other) = (ExactWay.states(free: 8, timed: timed), 256 * 9 * (timed + 1))
      #expect(one == other)
    }
    #expect(ExactWay.states(free: 12, timed: 1_000_000) > ExactWay.mostStates)
    #expect(ExactWay.states(free: 64, timed: 0) > ExactWay.mostStates)
  }

  @Test func `among a hundred stops with a time each of some others finds its place`() {
    // Two by two: on the way from one with a time to the next there is one without.
    let timed = (0..<100).map { index in
      DayWay.Node(onCircle(Double(index) / 101), at: 300 + 10 * index, minutes: 1)
    }
    let free = [20, 50, 80].map { DayWay.Node(onCircle((Double($0) + 0.5) / 101), minutes: 1) }
    let way = DayWay(free + timed)
    let order = way.best(from: way.start)
    #expect(order.filter { $0 >= 3 } == Array(3..<103))
    for (node, before) in [(0, 20), (1, 50), (2, 80)] {
      #expect(order.firstIndex(of: node) == (order.firstIndex(of: 3 + before) ?? -2) + 1)
    }
  }

  @Test func `fifty stops round a lake are visited in a round`() {
    var dice = SeededGenerator(seed: 13)
    for _ in 0..<3 {
      let turns = (0..<50).map { _ in dice.roll(0...100_000) }.sorted()
      let places = turns.map { onCircle(Double($0) / 100_000) }
      let bed = places[0]
      let best = DayWay(places.dropFirst().map { DayWay.Node($0) }, from: bed, to: bed)
      var order = Array(0..<49)
      for index in order.indices.reversed() { order.swapAt(index, dice.roll(0...index)) }
      #expect(best.cost(of: best.best(from: order)) <= best.cost(of: best.start) * 1.03)
    }
  }

  @Test func `what has a time keeps its turn, and one is there in time where that can be`() {
    let (near, far) = (onCircle(0), onCircle(0.5))
    let way = DayWay([
      .init(far, at: 600, minutes: 60), .init(near, minutes: 60), .init(far, at: 900, minutes: 60),
      .init(near, at: 1000, minutes: 30),
    ])
    let order = way.best(from: way.start)
    #expect(order.filter { $0 != 1 } == [0, 2, 3])
    #expect(way.cost(of: order) <= way.cost(of: way.start))
  }

  @Test func `a museum is visited while it is open`() {
    let (near, far) = (onCircle(0), onCircle(0.02))
    let way = DayWay(
      [.init(near, minutes: 60), .init(far, minutes: 60, open: [540..<600])], from: near)
    #expect(way.best(from: way.start) == [1, 0])
  }
}

extension DayWay {
  fileprivate var start: [Int] {
    nodes.indices.sorted { (nodes[$0].at ?? 0, $0) < (nodes[$1].at ?? 0, $1) }
  }
}

private func onCircle(_ turn: Double) -> Coordinates {
  // On a diamond, of which every point is on the way round.
  let (side, part) = (Int(turn * 4) % 4, turn * 4 - Double(Int(turn * 4)))
  let corners = [(0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0), (0.0, 1.0)]
  let (from, to) = (corners[side], corners[side + 1])
  return Coordinates(
    latitude: 45 + 0.05 * (from.0 + (to.0 - from.0) * part),
    longitude: 9 + 0.05 * (from.1 + (to.1 - from.1) * part)) ?? onCircle(0)
}

/// Every order in which those with a time keep their turn.
private func allOrders(of way: DayWay) -> [[Int]] {
  var orders: [[Int]] = [[]]
  for _ in 0..<way.count {
    orders = orders.flatMap { order in
      (0..<way.count).filter { !order.contains($0) }.map { order + [$0] }
    }
  }
  return orders.filter { order in order.filter { way.nodes[$0].at != nil } == way.timed }
}

/// The best of all orders without a clock; an order is left out once it must be too long.
private struct BranchAndBound {
  private let ways: [[Double]]
  private let first: [Double]
  private let last: [Double]
  /// The shortest way to each from anywhere.
  private let nearest: [Double]
  private(set) var best: Double

  init(_ nodes: [Coordinates], _ bed: Coordinates?, _ end: Coordinates?, above known: Double) {
    func way(_ one: Coordinates, _ other: Coordinates?) -> Double {
      other.map { TravelPace.way(one.kilometres(to: $0)) } ?? 0
    }
    ways = nodes.map { one in nodes.map { way(one, $0) } }
    first = nodes.map { way($0, bed) }
    last = nodes.map { way($0, end) }
    nearest = nodes.indices.map { [ways] node in
      nodes.indices.filter { $0 != node }.map { ways[$0][node] }.min() ?? 0
    }
    best = known
    go(nil, Array(nodes.indices), 0)
  }

  private mutating func go(_ here: Int?, _ left: [Int], _ length: Double) {
    guard let here else {
      for node in left { go(node, left.filter { $0 != node }, first[node]) }
      return
    }
    if left.isEmpty {
      best = min(best, length + last[here])
      return
    }
    guard left.reduce(length, { $0 + nearest[$1] }) < best else { return }
    for node in left.sorted(by: { ways[here][$0] < ways[here][$1] }) {
      go(node, left.filter { $0 != node }, length + ways[here][node])
    }
  }
}
