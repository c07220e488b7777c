internal import Session

extension Completions {
  /// How the parts of a line look; the cursor counts Unicode scalars.
  package func parts(of line: String, cursor: Int) -> [WordPart] {
    let bytes = String(line.unicodeScalars.prefix(cursor)).utf8.count
    let found = memory.using { memory in
      if memory.looks.owner != number { memory.looks = (number, [:]) }
      return Highlighter(
        line, cursor: bytes, session: session, today: today, names: memory.names,
        known: sources.known
      ).parts(of: TypedTokens(line, &memory.cut), &memory.looks.parts)
    }
    return scalarParts(found, of: line)
  }
}

/// The same parts with ranges that count Unicode scalars, in their order and without overlap.
private func scalarParts(
  _ parts: [(bytes: Range<Int>, role: WordRole)], of line: String
) -> [WordPart] {
  guard !parts.isEmpty else { return [] }
  var numbers: [Int] = []
  numbers.reserveCapacity(line.utf8.count + 1)
  for (number, scalar) in line.unicodeScalars.enumerated() {
    for _ in 0..<UTF8.width(scalar) { numbers.append(number) }
  }
  numbers.append(line.unicodeScalars.count)
  var end = 0
  return parts.compactMap { part in
    guard part.bytes.upperBound < numbers.count else { return nil }
    let range = numbers[part.bytes.lowerBound]..<numbers[part.bytes.upperBound]
    guard range.lowerBound >= end, !range.isEmpty else { return nil }
    end = range.upperBound
    return WordPart(range, part.role)
  }
}
