/// How many letters must be left out, put in, replaced or swapped with their neighbour to make one
/// text of another; `nil` where it is more than `limit`.
///
/// A letter is touched once only: the distance of optimal string alignment.
package func edits(from typed: [UInt8], to known: ArraySlice<UInt8>, limit: Int) -> Int? {
  typed.withUnsafeBufferPointer { typed in
    known.withUnsafeBufferPointer { known in
      let (typed, known) = (typed[...], known[...])
      // Most are farther apart than that: the widest question is asked first.
      guard isMade(known, of: typed, within: limit) else { return nil }
      return (0..<limit).first { isMade(known, of: typed, within: $0) } ?? limit
    }
  }
}

private typealias Letters = Slice<UnsafeBufferPointer<UInt8>>

/// Whether so many edits are enough.
///
/// What both begin with needs none; then each sort of edit is tried. With few edits that is less
/// work than a table of all distances, and it takes no memory.
private func isMade(_ known: Letters, of typed: Letters, within edits: Int) -> Bool {
  guard abs(known.count - typed.count) <= edits else { return false }
  var (known, typed) = (known, typed)
  while let first = known.first, first == typed.first {
    known.removeFirst()
    typed.removeFirst()
  }
  if known.isEmpty || typed.isEmpty { return known.count + typed.count <= edits }
  guard edits > 0 else { return false }
  let (knownRest, typedRest) = (known.dropFirst(), typed.dropFirst())
  if isMade(knownRest, of: typedRest, within: edits - 1)
    || isMade(knownRest, of: typed, within: edits - 1)
    || isMade(known, of: typedRest, within: edits - 1)
  {
    return true
  }
  guard known.first == typedRest.first, knownRest.first == typed.first else { return false }
  return isMade(knownRest.dropFirst(), of: typedRest.dropFirst(), within: edits - 1)
}
