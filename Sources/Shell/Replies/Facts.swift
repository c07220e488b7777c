internal import World

/// Facts for one line, ` · ` between them, of which the least important go first where it is short.
struct Facts {
  struct Fact {
    var span: Span
    /// What has the higher rank stays longer.
    var rank: Int
  }

  private(set) var facts: [Fact] = []

  /// Adds a fact; an empty one is none.
  mutating func add(_ text: String, _ role: Role = .text, rank: Int = 0) {
    if !text.isEmpty { facts.append(Fact(span: Span(text, role), rank: rank)) }
  }

  /// All of them.
  var line: ReplyLine { .facts(facts.map(\.span)) }

  /// As many as fit; of equal rank the last goes first.
  ///
  /// Of those of rank 0 the one that would go is cut instead, where enough of it stays to be read.
  func fitted(columns: Int, omission: String) -> (line: ReplyLine, left: [Fact]) {
    var (kept, left) = (self, [Fact]())
    while let index = kept.leastImportant {
      let excess = displayWidth(kept.line.text) - columns
      guard excess > 0 else { break }
      let fact = kept.facts[index]
      let room = displayWidth(fact.span.text) - excess
      guard fact.rank == 0, room >= Facts.leastWords else {
        left.append(kept.facts.remove(at: index))
        continue
      }
      kept.facts[index].span.text = cut(fact.span.text, columns: room, omission: omission)
      break
    }
    return (kept.line, left)
  }

  /// Of words cut to fewer columns nothing can be guessed.
  private static let leastWords = 10

  private var leastImportant: Int? {
    facts.indices.reversed().min { facts[$0].rank < facts[$1].rank }
  }
}
