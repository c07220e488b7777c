/// How lines that came stand beside the lines that were expected.
struct AnswerComparison {
  enum Step: Hashable {
    /// The expected line of this index fits the line that came.
    case same(Int, String)
    /// The expected line of this index did not come.
    case missing(Int)
    /// This came and was not expected.
    case extra(String)
  }

  private(set) var steps: [Step] = []

  var isSame: Bool {
    steps.allSatisfy { if case .same = $0 { true } else { false } }
  }

  /// More than this is not compared line by line beyond its equal beginning and end.
  private static let largest = 250_000

  init(expected: [String], came: [String]) {
    let patterns = expected.map(LinePattern.init)
    let start = zip(patterns, came).prefix { !$0.isAnyLines && $0.matches($1) }.count
    let room = min(patterns.count, came.count) - start
    let end = zip(patterns.reversed(), came.reversed()).prefix(room)
      .prefix { !$0.isAnyLines && $0.matches($1) }.count
    let (left, right) = (patterns.count - end, came.count - end)
    steps = (0..<start).map { .same($0, came[$0]) }
    steps += AnswerComparison.middle(patterns, start..<left, came, start..<right)
    steps += (0..<end).map { .same(left + $0, came[right + $0]) }
  }

  /// What a line that is missing, too many, or another weighs: more than all that `…` may stand for.
  private static let fault = 1 << 32

  /// The fewest lines that are missing, too many or others; among these ways the one that leaves the
  /// least to `…`.
  private static func middle(
    _ patterns: [LinePattern], _ left: Range<Int>, _ came: [String], _ right: Range<Int>
  ) -> [Step] {
    guard left.count * right.count <= largest else {
      return left.map { .missing($0) } + right.map { .extra(came[$0]) }
    }
    let costs = costs(patterns, left, came, right)
    let width = right.count + 1
    var (steps, extras): ([Step], [Step]) = ([], [])
    var (row, column) = (0, 0)
    while row < left.count || column < right.count {
      let at = row * width + column
      let index = left.lowerBound + row
      let pattern = row < left.count ? patterns[index] : nil
      let line = column < right.count ? came[right.lowerBound + column] : nil
      if let pattern, let line, pattern.isAnyLines || pattern.matches(line),
        costs[at] == (pattern.isAnyLines ? costs[at + 1] + 1 : costs[at + width + 1])
      {
        steps += extras + [.same(index, line)]
        extras = []
        row += pattern.isAnyLines ? 0 : 1
        column += 1
      } else if pattern?.isAnyLines == true {
        row += 1
      } else if pattern != nil, let line, costs[at] == costs[at + width + 1] + fault {
        steps.append(.missing(index))
        extras.append(.extra(line))
        (row, column) = (row + 1, column + 1)
      } else if pattern != nil, costs[at] == costs[at + width] + fault {
        steps.append(.missing(index))
        row += 1
      } else {
        extras.append(.extra(line ?? ""))
        column += 1
      }
    }
    return steps + extras
  }

  /// For each place in both what the way from there to the end costs, row by row.
  private static func costs(
    _ patterns: [LinePattern], _ left: Range<Int>, _ came: [String], _ right: Range<Int>
  ) -> [Int] {
    let (height, width) = (left.count + 1, right.count + 1)
    var costs = [Int](repeating: 0, count: height * width)
    for row in (0..<height).reversed() {
      let pattern = row + 1 < height ? patterns[left.lowerBound + row] : nil
      for column in (0..<width).reversed() {
        let at = row * width + column
        let line = column + 1 < width ? came[right.lowerBound + column] : nil
        if let pattern, pattern.isAnyLines {
          costs[at] = min(costs[at + width], line == nil ? Int.max : costs[at + 1] + 1)
          continue
        }
        var ways: [Int] = []
        if pattern != nil { ways.append(costs[at + width] + fault) }
        if line != nil { ways.append(costs[at + 1] + fault) }
        if let pattern, let line {
          ways.append(costs[at + width + 1] + (pattern.matches(line) ? 0 : fault))
        }
        costs[at] = ways.min() ?? 0
      }
    }
    return costs
  }
}
