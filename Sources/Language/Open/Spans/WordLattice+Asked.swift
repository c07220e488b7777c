extension WordLattice {
  /// Marks a line that asks by its first word, and takes the words for matters that are only asked about
  /// out of one that does not.
  mutating func tellAsked() {
    tellTrailing()
    if asksAtFirst { edges[0].append(WordEdge(end: 1, classes: ClassSet(.question))) }
    leaveOutAsked()
  }

  /// `which day did I put the museum on`: what leads to the word that is asked for stands last.
  private mutating func tellTrailing() {
    guard let last = tokens.lastIndex(where: { $0.kind == .word }), last > 2,
      ["on", "for", "in", "at"].contains(tokens[last].folded),
      edges.prefix(4).joined().contains(where: { $0.classes.has(.question) })
    else { return }
    edges[last].append(WordEdge(end: last + 1, classes: ClassSet(.function)))
  }

  /// Takes the words for matters that are only asked about out of a line that does not ask: `boat trip
  /// at 9` and `pay the guide` are names there.
  private mutating func leaveOutAsked() {
    guard !mayAsk else { return }
    for index in edges.indices {
      for number in edges[index].indices {
        edges[index][number].classes.subtract(.matters)
      }
      edges[index].removeAll { $0.classes.isEmpty }
    }
  }

  private var mayAsk: Bool {
    tokens.last?.says("?") == true || asksAtFirst
      || edges.prefix(2).joined().contains { $0.classes.meets(ClassSet([.question, .show])) }
      || ["any", "anything", "who"].contains(tokens.first?.folded)
  }
}

extension ClassSet {
  /// Those of what is only asked about.
  static let matters = ClassSet([
    .flights, .railways, .crossings, .coaches, .drives, .lodging, .seats, .code, .eachHead,
    .dearest,
    .emptyNight, .toPack, .toDo, .roomFor, .paidFor,
  ])

  mutating func subtract(_ other: ClassSet) { self = subtracting(other) }
}

extension WordLattice {
  /// `could you …`, `can we …?`: a question in form that asks for something to be done.
  var requests: Bool {
    let start = behindTalk
    return [start, 0].contains { index in
      index + 1 < tokens.count && ["can", "could", "would", "will"].contains(tokens[index].folded)
        && ["you", "we", "i", "u"].contains(tokens[index + 1].folded)
    } || requestsOfThing(start)
  }

  /// As in `could lunch be at 2?`.
  private func requestsOfThing(_ start: Int) -> Bool {
    start + 3 < tokens.count && ["can", "could"].contains(tokens[start].folded)
      && !Lexicon.others.contains(tokens[start + 1].spoken)
      && tokens[(start + 2)...].prefix(4).contains {
        ["be", "go", "move", "start"].contains($0.folded)
      }
  }

  /// `from 4 to catch the lights`: behind an hour or a day it says what for, and orders nothing.
  func tellsPurpose(_ index: Int) -> Bool {
    guard index > 1, tokens[index - 1].says("to") else { return false }
    let before = tokens[index - 2]
    return before.kind == .number || before.mayBeWeekday || before.mayBeMonth
      || ["am", "pm", "noon", "h", "o'clock"].contains(before.folded)
  }
}
