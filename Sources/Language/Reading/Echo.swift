internal import Session

/// A line that says the same of other stops as was said last: `dinner too`, `same for lunch`, `the same
/// shall apply to the swim`, `and the museum`.
struct Echo {
  private let chart: Chart
  private let lattice: WordLattice
  /// Whether stops may be told by their days: only where a day tells nothing else.
  private let ofDays: Bool

  init(_ chart: Chart, ofDays: Bool) {
    self.chart = chart
    self.ofDays = ofDays
    lattice = WordLattice(chart.context.tokens)
  }

  /// The stops of the trip that it names beside nothing but such words; the longest name counts.
  var stops: [StopReference]? {
    let tokens = lattice.tokens
    // `the ceremony by the same` goes as far, not to the same hour.
    guard tokens.last?.says("?") != true, !tokens.contains(where: { $0.says("by") }) else {
      return nil
    }
    var best: (length: Int, stops: [StopReference])?
    for start in tokens.indices where tokens[start].kind != .sign {
      let spans =
        chart.spans(.knownStops, at: start)
        + (ofDays ? chart.spans(.stopOfDay(leaving: false), at: start) : [])
      for span in spans where span.isSound && span.end - start > best?.length ?? 0 {
        guard case .stops(let stops) = span.value, repeats(around: start..<span.end) else {
          continue
        }
        best = (span.end - start, stops)
      }
    }
    return best?.stops
  }

  /// Whether the words around a name say that the same holds for it, and nothing else.
  private func repeats(around name: Range<Int>) -> Bool {
    guard let before = said(0..<name.lowerBound),
      let behind = said(name.upperBound..<lattice.tokens.count)
    else { return false }
    // `and lunch`
    let goesOn =
      name.upperBound == lattice.tokens.count && name.lowerBound == 1
      && lattice.tokens[0].says("and")
    return goesOn || before.union(behind).meets(ClassSet([.too, .same]))
  }

  /// All that these tokens are; `nil` where one says anything of its own.
  private func said(_ range: Range<Int>) -> ClassSet? {
    var (index, found) = (range.lowerBound, ClassSet())
    while index < range.upperBound {
      if lattice.tokens[index].kind == .sign {
        index += 1
        continue
      }
      let free = lattice.edges[index].filter {
        $0.end <= range.upperBound && $0.classes.meets(Echo.words)
          && !$0.classes.meets(.operators)
      }
      guard let longest = free.max(by: { $0.end < $1.end }) else { return nil }
      found.formUnion(longest.classes)
      index = longest.end
    }
    return found
  }

  private static let words = ClassSet([
    .too, .same, .talk, .function, .preposition, .joining, .be,
  ])
}
