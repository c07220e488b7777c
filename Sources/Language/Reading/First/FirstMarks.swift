internal import Session

/// What is told of each of several towns in a row: behind each of them, or before each.
struct FirstMarks {
  typealias Place = Range<Int>

  let row: [FirstMentions.Mention]
  let context: ChartContext

  /// For each town the one of the given places in the line that tells of it.
  ///
  /// Each place tells of one town only: of `3 nights in Rome, 2 nights in Florence` none stands behind
  /// Rome, since the first one stands before it.
  func places(of told: [Place]) -> [Place?] {
    let told = told.sorted { $0.lowerBound < $1.lowerBound }
    let before = row.indices.map { town in told.last { isBefore($0, town) } }
    let behind = row.indices.map { town in told.first { isBehind($0, town) } }
    let isLed = before.first.map { $0 != nil } ?? false
    let (one, other) = (before.count { $0 != nil }, behind.count { $0 != nil })
    return one > other || one == other && isLed ? before : behind
  }

  private func isBehind(_ place: Place, _ town: Int) -> Bool {
    let end = row[town].tokens.upperBound
    guard place.lowerBound >= end, place.lowerBound <= end + 3 else { return false }
    return (end..<place.lowerBound).allSatisfy { behindTown.contains(context.tokens[$0].folded) }
  }

  private func isBefore(_ place: Place, _ town: Int) -> Bool {
    let start = row[town].tokens.lowerBound
    guard place.upperBound <= start, place.upperBound >= start - 2 else { return false }
    return (place.upperBound..<start).allSatisfy {
      beforeTown.contains(context.tokens[$0].folded)
    }
  }
}

private let behindTown: Set = ["on", "for", "(", ":", "from", "the", ",", "-", "–"]
private let beforeTown: Set = ["in", "at", "of", ":", "-", "–", "to"]
