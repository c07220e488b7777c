/// How many letters must be left out, put in, replaced or swapped with their neighbour to make one
/// text of another; `nil` where it is more than `limit`.
///
/// A letter is touched once only: the distance of optimal string alignment.
func edits(from typed: [UInt8], to known: ArraySlice<UInt8>, limit: Int) -> Int? {
  guard abs(typed.count - known.count) <= limit else { return nil }
  let known = Array(known)
  var rows = (before: [Int](), last: [Int](), current: Array(0...known.count))
  for (row, letter) in typed.enumerated() {
    rows = (rows.last, rows.current, [row + 1])
    for column in known.indices {
      let change = rows.last[column] + (letter == known[column] ? 0 : 1)
      var cost = min(change, rows.last[column + 1] + 1, rows.current[column] + 1)
      if row > 0, column > 0, letter == known[column - 1], typed[row - 1] == known[column] {
        cost = min(cost, rows.before[column - 1] + 1)
      }
      rows.current.append(cost)
    }
    guard rows.current.contains(where: { $0 <= limit }) else { return nil }
  }
  guard let distance = rows.current.last, distance <= limit else { return nil }
  return distance
}
