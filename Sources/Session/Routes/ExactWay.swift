/// The order of a day that costs least, by looking at every set of what has been seen so far.
///
/// For each set of free nodes, count of timed ones and last node it keeps the cheapest way there;
/// where the clock matters, of two equally cheap ones the earlier.
struct ExactWay {
  /// More free nodes than these are not tried in all orders.
  static let mostFree = 12

  private let problem: DayWay
  private let free: [Int]
  private let turns: Int
  private var costs: [Double]
  private var clocks: [Int32]
  private var parents: [Int32]

  init(_ problem: DayWay) {
    self.problem = problem
    free = problem.nodes.indices.filter { problem.nodes[$0].at == nil }
    turns = problem.timed.count
    let states = (1 << free.count) * (turns + 1) * problem.count
    costs = Array(repeating: .infinity, count: states)
    clocks = Array(repeating: 0, count: states)
    parents = Array(repeating: -1, count: states)
  }

  /// The order itself.
  var order: [Int] {
    var search = self
    search.fill()
    return search.walkBack()
  }

  private func state(_ seen: Int, _ turn: Int, _ last: Int) -> Int {
    (seen * (turns + 1) + turn) * problem.count + last
  }

  private mutating func fill() {
    extend(nil, seen: 0, turn: 0, cost: 0, clock: problem.morning)
    for seen in 0..<(1 << free.count) {
      for turn in 0...turns {
        for last in 0..<problem.count {
          let here = state(seen, turn, last)
          guard costs[here] < .infinity else { continue }
          extend(last, seen: seen, turn: turn, cost: costs[here], clock: Int(clocks[here]))
        }
      }
    }
  }

  /// Goes on to each node that may come next.
  private mutating func extend(_ last: Int?, seen: Int, turn: Int, cost: Double, clock: Int) {
    let parent = last.map { state(seen, turn, $0) } ?? -1
    for (place, node) in free.enumerated() where seen & (1 << place) == 0 {
      reach(
        state(seen | 1 << place, turn, node), node, from: last, parent, cost: cost, clock: clock)
    }
    if turn < turns {
      let node = problem.timed[turn]
      reach(state(seen, turn + 1, node), node, from: last, parent, cost: cost, clock: clock)
    }
  }

  private mutating func reach(
    _ state: Int, _ node: Int, from last: Int?, _ parent: Int, cost: Double, clock: Int
  ) {
    let step = problem.step(from: last, at: clock, to: node)
    let whole = cost + step.cost
    let isEarlier = whole == costs[state] && step.clock < Int(clocks[state])
    guard whole < costs[state] || isEarlier else { return }
    costs[state] = whole
    clocks[state] = Int32(clamping: step.clock)
    parents[state] = Int32(parent)
  }

  private func walkBack() -> [Int] {
    let all = (1 << free.count) - 1
    let ends = problem.nodes.indices.map { state(all, turns, $0) }
    let costOfAll = { (end: Int) in costs[end] + problem.way(end % problem.count, nil) }
    guard var here = ends.min(by: { costOfAll($0) < costOfAll($1) }) else { return [] }
    var order: [Int] = []
    while here >= 0 {
      order.append(here % problem.count)
      here = Int(parents[here])
    }
    return order.reversed()
  }
}
