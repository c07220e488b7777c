import Places
import TestSupport
import Testing

struct EditDistanceTests {
  /// The table of all distances, the slow way.
  private func table(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var rows = [Array(0...right.count)]
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let change = rows[row][column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(change, rows[row][column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, rows[row - 1][column - 1] + 1)
        }
        current.append(cost)
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }

  @Test func `it is what the table of all distances says, as far as the limit`() {
    var generator = SeededGenerator(seed: 5)
    func word() -> [UInt8] {
      (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        UInt8.random(in: 97...99, using: &generator)
      }
    }
    for _ in 0..<20_000 {
      let (left, right) = (word(), word())
      let distance = table(left, right)
      for limit in 0...2 {
        let found = edits(from: left, to: right[...], limit: limit)
        #expect(found == (distance <= limit ? distance : nil), "\(left) \(right) \(limit)")
      }
    }
  }
}
