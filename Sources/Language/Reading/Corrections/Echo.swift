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
    guard tokens.last?.says("?") != true else { return nil }
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

  /// Whether the words around a name say that the same holds for it, and nothing else: `we want dinner
  /// too` and `dinner is fine too` say something of their own.
  private func repeats(around name: Range<Int>) -> Bool {
    let isLast = name.upperBound == lattice.tokens.count
    // `and lunch`
    if isLast, name.lowerBound == 1, lattice.tokens[0].says("and") { return true }
    if let said = said(around: name, DialogueWords.besideEchoes) {
      return said.meets(ClassSet([.too, .same]))
    }
    // `the same shall apply to the swim`
    return said(around: name, DialogueWords.besideEchoes.union(DialogueWords.besideSame))?
      .has(.same) == true
  }

  private func said(around name: Range<Int>, _ free: Set<String>) -> ClassSet? {
    guard let before = said(0..<name.lowerBound, free),
      let behind = said(name.upperBound..<lattice.tokens.count, free)
    else { return nil }
    return before.union(behind)
  }

  /// All that these tokens are; `nil` where one says anything of its own.
  private func said(_ range: Range<Int>, _ free: Set<String>) -> ClassSet? {
    var (index, found) = (range.lowerBound, ClassSet())
    while index < range.upperBound {
      let echoes = lattice.edges[index].filter {
        $0.end <= range.upperBound && $0.classes.meets(ClassSet([.too, .same]))
      }
      if let longest = echoes.max(by: { $0.end < $1.end }) {
        found.formUnion(longest.classes)
        index = longest.end
      } else {
        let token = lattice.tokens[index]
        guard token.kind == .sign || free.contains(token.folded) else { return nil }
        index += 1
      }
    }
    return found
  }
}
