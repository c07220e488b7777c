internal import Session

/// A text that a command writes down, and how such a text begins and ends where it was not quoted.
struct Written {
  private enum Kind { case name, task, note, code }

  let text: String
  private let kind: Kind

  /// `nil` where the command writes none.
  init?(_ step: Intent) {
    switch step {
    case .list(.add(.pack, let text, _)): (self.text, kind) = (text, .name)
    case .list(.add(_, let text, _)): (self.text, kind) = (text, .task)
    case .note(_, let text?), .addNote(_, let text), .describe(let text?),
      .booking(.note(_, let text?)), .booking(.addNote(_, let text)):
      (self.text, kind) = (text, .note)
    case .nameDay(_, let text?), .renameTrip(let text), .renameStop(_, let text),
      .booking(.rename(_, let text)), .list(.rename(_, let text)):
      (self.text, kind) = (text, .name)
    case .booking(.seat(_, let text?)), .booking(.reference(_, let text?)):
      (self.text, kind) = (text, .code)
    case .add(let new):
      switch new.what {
      case .text(let text), .place(.words(let text)), .place(.named(let text, _)):
        (self.text, kind) = (text, .name)
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether what is written down begins and ends as a name, a task or a note does.
  static func areWhole(in intent: Intent, typed: [Token]) -> Bool {
    let quoted = Set(typed.filter { $0.kind == .quoted }.map { folded($0.text) })
    return intent.steps.allSatisfy { step in
      guard let written = Written(step), !quoted.contains(folded(written.text)) else { return true }
      return (try? Lexer.tokens(of: written.text)).map(written.mayBe) == true
    }
  }

  private func mayBe(_ words: [Token]) -> Bool {
    guard let first = words.first, let last = words.last, first.kind != .sign else { return false }
    let lattice = WordLattice(words)
    let start = lattice.edges[0].reduce(into: ClassSet()) { $0.formUnion($1.classes) }
    let small = ClassSet([.function, .talk, .pronoun, .preposition, .joining, .be, .reason])
    guard !tornEnds.contains(last.folded) else { return false }
    switch kind {
    // `seat now 14C`
    case .code: return words.count == 1 && first.text.contains(where: \.isNumber)
    case .note:
      return !words.contains { ["note", "nb", "notice"].contains($0.folded) }
        && !tornEnds.contains(first.folded)
    case .task:
      return !start.meets(small.union(ClassSet(.not))) && !words.contains { $0.says("to-do") }
        && !words.contains { $0.mayBeWeekday || $0.mayBeMonth }
    case .name:
      return words.count < 6 && !(words.count == 1 && nothings.contains(first.folded))
        && !start.meets(small.union(.acts))
        && !words.indices.contains { index in
          RemarkGrammar(lattice).isVerb(index) || words[index].mayBeWeekday
            || ["also", ",", "and", ":", "for"].contains(words[index].folded)
            || index > 0 && isOtherVerb(words[index])
        }
    }
  }
}

/// `Church of São Francisco belongs`: a small word on an `s` that is no thing.
private func isOtherVerb(_ word: Token) -> Bool {
  word.text == word.folded
    && (["belongs", "belong", "goes", "comes", "fits", "moves"].contains(word.folded)
      || word.folded.hasSuffix("s") && word.folded.utf8.count > 4
        && CommonWords.kind(of: word.folded).isEmpty
        && Lexicon.shared.classes(of: word.folded).isEmpty)
}

/// Name nothing by themselves.
private let nothings: Set = [
  "money", "time", "day", "something", "anything", "more", "stuff", "things", "task", "idea",
  "reminder", "note",
]
private let tornEnds: Set = [
  "a", "an", "the", "and", "or", "to", "of", "for", "with", "at", "on", "in", "that", "it", "them",
  "by", "so", "like",
]
