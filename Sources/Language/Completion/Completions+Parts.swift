internal import Session

extension Completions {
  /// How the parts of a line look; the cursor counts Unicode scalars.
  package func parts(of line: String, cursor: Int) -> [WordPart] {
    let isPlain = line.isPlainASCII
    let bytes =
      isPlain
      ? min(cursor, line.utf8.count) : String(line.unicodeScalars.prefix(cursor)).utf8.count
    let found = memory.using { memory in
      if memory.looks.owner != number { memory.looks = (number, [:]) }
      return Highlighter(
        line, cursor: bytes, session: session, today: today, names: memory.names,
        known: sources.known
      ).parts(of: TypedTokens(line, &memory.cut), &memory.looks.parts)
    }
    let parts = found.map { WordPart($0.bytes, $0.role) }
    return inOrder(isPlain ? parts : scalarParts(parts, of: line))
  }
}

/// The parts of which the ranges count bytes, with ranges that count Unicode scalars.
private func scalarParts(_ parts: [WordPart], of line: String) -> [WordPart] {
  guard !parts.isEmpty else { return [] }
  var numbers: [Int] = []
  numbers.reserveCapacity(line.utf8.count + 1)
  for (number, scalar) in line.unicodeScalars.enumerated() {
    for _ in 0..<UTF8.width(scalar) { numbers.append(number) }
  }
  numbers.append(line.unicodeScalars.count)
  return parts.compactMap { part in
    guard part.range.upperBound < numbers.count else { return nil }
    return WordPart(numbers[part.range.lowerBound]..<numbers[part.range.upperBound], part.role)
  }
}

/// The parts without overlap.
private func inOrder(_ parts: [WordPart]) -> [WordPart] {
  var end = 0
  return parts.filter { part in
    guard part.range.lowerBound >= end, !part.range.isEmpty else { return false }
    end = part.range.upperBound
    return true
  }
}
