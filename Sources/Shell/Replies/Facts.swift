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
  /// Of those of rank 0 the one that would go keeps what stands before a comma instead, where that
  /// has room: of an address its beginning.
  func fitted(columns: Int) -> (line: ReplyLine, left: [Fact]) {
    var (kept, left) = (self, [Fact]())
    while let index = kept.leastImportant {
      let excess = displayWidth(kept.line.text) - columns
      guard excess > 0 else { break }
      let fact = kept.facts[index]
      let room = displayWidth(fact.span.text) - excess
      guard fact.rank == 0, let beginning = beginning(of: fact.span.text, columns: room) else {
        left.append(kept.facts.remove(at: index))
        continue
      }
      kept.facts[index].span.text = beginning
      break
    }
    return (kept.line, left)
  }

  /// The parts before a comma that have room.
  private func beginning(of text: String, columns: Int) -> String? {
    var rest = text[...]
    while let comma = rest.lastIndex(of: ",") {
      rest = rest[..<comma]
      if displayWidth(rest) <= columns { return String(rest) }
    }
    return nil
  }

  private var leastImportant: Int? {
    facts.indices.reversed().min { facts[$0].rank < facts[$1].rank }
  }
}
