/// The order of a day that costs least, by looking at every set of what has been seen so far.
///
/// For each set of free nodes, count of timed ones and last node it keeps the cheapest way there.
/// Without a clock that is the best of all orders. Where the clock matters it need not be: a dearer
/// way there may be the earlier one; of two equally cheap ones the earlier is kept.
package struct ExactWay {
  /// More states than these are not looked at: some sixty megabytes.
  package static let mostStates = 1 << 22
  /// More free nodes than these are never tried in all orders.
  private static let mostFree = 12

  /// How many states there are: the last node is a free one or the last of the timed ones.
  package static func states(free: Int, timed: Int) -> Int {
    free > mostFree ? .max : (1 << free) * (timed + 1) * (free + 1)
  }

  private let problem: DayWay
  private let free: [Int]
  private let turns: Int
  private var costs: [Double]
  private var clocks: [Int32]
  private var parents: [Int32]

  private init(_ problem: DayWay) {
    self.problem = problem
    free = problem.nodes.indices.filter { !problem.nodes[$0].isFixed }
    turns = problem.timed.count
    let states = ExactWay.states(free: free.count, timed: turns)
    costs = Array(repeating: .infinity, count: states)
    clocks = Array(repeating: 0, count: states)
    parents = Array(repeating: -1, count: states)
  }

  /// The order itself.
  static func order(of problem: DayWay) -> [Int] {
    var search = ExactWay(problem)
    search.fill()
    return search.walkBack()
  }

  /// Whether there are few enough states to look at all of them.
  static func isFor(_ problem: DayWay) -> Bool {
    let timed = problem.timed.count
    return states(free: problem.count - timed, timed: timed) <= mostStates
  }

  /// `last` is a place among the free nodes, or behind them for the last of the timed ones.
  private func state(_ seen: Int, _ turn: Int, _ last: Int) -> Int {
    (seen * (turns + 1) + turn) * (free.count + 1) + last
  }

  private func node(_ last: Int, _ turn: Int) -> Int {
    last < free.count ? free[last] : problem.timed[turn - 1]
  }

  private func node(at state: Int) -> Int {
    node(state % (free.count + 1), state / (free.count + 1) % (turns + 1))
  }

  private mutating func fill() {
    extend(-1, nil, seen: 0, turn: 0, cost: 0, clock: problem.morning)
    for seen in 0..<(1 << free.count) {
      for turn in 0...turns {
        for last in 0...free.count {
          let here = state(seen, turn, last)
          guard costs[here] < .infinity else { continue }
          extend(here, last, seen: seen, turn: turn, cost: costs[here], clock: Int(clocks[here]))
        }
      }
    }
  }

  /// Goes on to each node that may come next.
  private mutating func extend(
    _ parent: Int, _ last: Int?, seen: Int, turn: Int, cost: Double, clock: Int
  ) {
    let last = last.map { node($0, turn) }
    for (place, node) in free.enumerated() where seen & (1 << place) == 0 {
      reach(
        state(seen | 1 << place, turn, place), node, from: last, parent, cost: cost, clock: clock)
    }
    if turn < turns {
      let node = problem.timed[turn]
      reach(
        state(seen, turn + 1, free.count), node, from: last, parent, cost: cost, clock: clock)
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
    let ends = (0...free.count).map { state(all, turns, $0) }.filter { costs[$0] < .infinity }
    let costOfAll = { (end: Int) in costs[end] + problem.way(node(at: end), nil) }
    guard var here = ends.min(by: { costOfAll($0) < costOfAll($1) }) else { return [] }
    var order: [Int] = []
    while here >= 0 {
      order.append(node(at: here))
      here = Int(parents[here])
    }
    return order.reversed()
  }
}
