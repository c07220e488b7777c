/// A good order of a day with many stops: parts of it are turned round and moved while that is
/// better, and again from orders that are a little out of joint.
struct LocalSearch {
  private let problem: DayWay
  /// The same on every machine: what is searched is told by the question alone.
  private var seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(_ problem: DayWay) { self.problem = problem }

  /// How often it begins again, by the number of nodes.
  private var rounds: Int { problem.hasClock ? 20 : max(20, 6_000 / max(problem.count, 1)) }

  func from(_ order: [Int]) -> [Int] {
    var search = self
    let nearest = search.nearest()
    var best =
      [order, nearest].filter(problem.keepsTurns).map { search.improved($0) }
      .min { problem.cost(of: $0) < problem.cost(of: $1) } ?? order
    var cost = problem.cost(of: best)
    for _ in 0..<rounds {
      let kicked = search.kicked(best)
      guard problem.keepsTurns(kicked) else { continue }
      let next = search.improved(kicked)
      let other = problem.cost(of: next)
      if other < cost - 1e-9 { (best, cost) = (next, other) }
    }
    return best
  }

  /// Always to the nearest that may be next.
  private func nearest() -> [Int] {
    var (left, order, turn) = (Set(problem.nodes.indices), [Int](), 0)
    while !left.isEmpty {
      let mayCome = left.filter { node in
        !problem.nodes[node].isFixed || node == problem.timed[turn]
      }
      let next = mayCome.min {
        (problem.way(order.last, $0), $0) < (problem.way(order.last, $1), $1)
      }
      guard let next else { break }
      if problem.nodes[next].isFixed { turn += 1 }
      left.remove(next)
      order.append(next)
    }
    return order
  }

  /// Until no part of it turned round or moved makes it better.
  private func improved(_ order: [Int]) -> [Int] {
    var order = order
    while turned(&order) || moved(&order) {}
    return order
  }

  /// Turns the first part round that is better the other way.
  private func turned(_ order: inout [Int]) -> Bool {
    var isBetter = false
    for first in order.indices.dropLast() {
      let before = first > 0 ? order[first - 1] : nil
      for last in (first + 1)..<order.count {
        let after = last + 1 < order.count ? order[last + 1] : nil
        let gain =
          problem.way(before, order[first]) + problem.way(order[last], after)
          - problem.way(before, order[last]) - problem.way(order[first], after)
        guard gain > 1e-9 else { continue }
        var other = order
        other[first...last].reverse()
        if isBetterThan(order, other) {
          order = other
          isBetter = true
          break
        }
      }
    }
    return isBetter
  }

  /// Moves the first part of one to three nodes that is better elsewhere.
  private func moved(_ order: inout [Int]) -> Bool {
    for length in 1...3 where order.count > length {
      for start in 0...(order.count - length) {
        let part = Array(order[start..<start + length])
        let rest = Array(order[..<start] + order[(start + length)...])
        let left = start > 0 ? rest[start - 1] : nil
        let right = start < rest.count ? rest[start] : nil
        let saved =
          problem.way(left, part[0]) + problem.way(part[length - 1], right)
          - problem.way(left, right)
        for place in 0...rest.count where place != start {
          let (one, two) = (
            place > 0 ? rest[place - 1] : nil, place < rest.count ? rest[place] : nil
          )
          let open = problem.way(one, two)
          let straight = problem.way(one, part[0]) + problem.way(part[length - 1], two) - open
          let turned = problem.way(one, part[length - 1]) + problem.way(part[0], two) - open
          guard min(straight, turned) < saved - 1e-9 else { continue }
          let put = straight <= turned ? part : part.reversed()
          let other = Array(rest[..<place]) + put + Array(rest[place...])
          if isBetterThan(order, other) {
            order = other
            return true
          }
        }
      }
    }
    return false
  }

  private func isBetterThan(_ order: [Int], _ other: [Int]) -> Bool {
    guard problem.keepsTurns(other) else { return false }
    return problem.isPlain || problem.cost(of: other) < problem.cost(of: order) - 1e-9
  }

  /// Two neighbouring parts in each other's place.
  private mutating func kicked(_ order: [Int]) -> [Int] {
    let cuts = (0..<3).map { _ in roll(order.count + 1) }.sorted()
    return Array(
      order[..<cuts[0]] + order[cuts[1]..<cuts[2]] + order[cuts[0]..<cuts[1]] + order[cuts[2]...])
  }

  private mutating func roll(_ count: Int) -> Int {
    seed ^= seed << 13
    seed ^= seed >> 7
    seed ^= seed << 17
    return Int(seed % UInt64(max(count, 1)))
  }
}
