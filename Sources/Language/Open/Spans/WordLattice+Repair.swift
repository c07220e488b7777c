/// What a line says behind what was said before it.
extension WordLattice {
  /// `and drinks after`: behind what was spoken of last.
  mutating func tellAfterwards() {
    guard let last = tokens.lastIndex(where: { $0.kind == .word && !isPolite($0) }), last > 0,
      tokens[last].says("after")
    else { return }
    edges[last].append(WordEdge(end: last + 1, classes: ClassSet(.next)))
  }

  /// `museum visit 10 til 12`: behind a name it says what that is, and orders nothing.
  mutating func tellVisit(_ index: Int) {
    guard tokens[index].says("visit"), index > 0, tokens[index - 1].kind == .word,
      !edges[index - 1].contains(where: { !$0.classes.subtracting(.acts).isEmpty }),
      tokens[index - 1].dateWords?.isEmpty != false,
      index + 1 == tokens.count || tokens[index + 1].kind != .word
        || tokens[index + 1].dateWords?.isEmpty == false
        || edges[index + 1].contains(where: { $0.classes.has(.preposition) })
    else { return }
    edges[index] = []
  }

  /// `we'll just have a walk`, `it's just for two`: before what is said it makes little of it.
  mutating func tellJust(_ index: Int) {
    guard tokens[index].says("just"), index + 1 < tokens.count, tokens[index + 1].kind == .word,
      edges[index + 1].contains(where: {
        $0.classes.meets(.acts.union(ClassSet(.preposition)))
      }) || ["a", "an"].contains(tokens[index + 1].folded),
      !edges[index + 1].contains(where: { $0.classes.meets(.turning) }),
      // `what I just did` is an entry of its own.
      !edges[..<index].joined().contains(where: { $0.end > index + 1 })
    else { return }
    edges[index].append(WordEdge(end: index + 1, classes: ClassSet(.talk)))
  }

  /// `museum, no idea when` is an idea, `no idea when dinner is` a question.
  mutating func tellOpenTime() {
    for index in tokens.indices where ["idk", "dunno", "no", "not"].contains(tokens[index].folded) {
      edges[index].removeAll { edge in
        edge.classes.has(.ideas) && edge.end < tokens.count && tokens[edge.end].kind != .sign
      }
    }
  }

  /// `the museum would be better at eleven than at ten`: what stands behind `than` is not wanted.
  mutating func tellWorse(_ index: Int) {
    guard tokens[index].says("than"), index > 1,
      !edges[..<index].joined().contains(where: { $0.classes.has(.not) }),
      !tokens[..<index].contains(where: { ["no", "never", "hardly"].contains($0.folded) }),
      tokens[..<index].contains(where: {
        ["better", "nicer", "rather", "easier"].contains($0.folded)
      })
    else { return }
    edges[index].append(WordEdge(end: index + 1, classes: ClassSet(.instead)))
  }

  /// `thanks, you're a star`: where a clause is nothing but a phrase of talk, its words say nothing else.
  mutating func tellTalk() {
    func isEdge(_ index: Int) -> Bool {
      index < 0 || index == tokens.count || tokens[index].kind == .sign
    }
    for start in tokens.indices where isEdge(start - 1) {
      guard
        let talk = edges[start].first(where: { edge in
          edge.end > start + 2 && edge.classes.subtracting(ClassSet(.talk)).isEmpty
            && isEdge(edge.end)
        })
      else { continue }
      edges[start] = [talk]
      for index in start + 1..<talk.end { edges[index] = [] }
    }
  }

  private func isPolite(_ token: Token) -> Bool { DialogueWords.polite.contains(token.folded) }

  /// The token behind words at the beginning that say nothing but that something is said better.
  var endOfRepair: Int? {
    var (index, repairs) = (0, false)
    while index < tokens.count {
      let free = edges[index].filter { $0.classes.meets(ClassSet([.talk, .repair, .joining])) }
      if let longest = free.max(by: { $0.end < $1.end }) {
        repairs = repairs || longest.classes.has(.repair)
        index = longest.end
      } else if tokens[index].kind == .sign {
        index += 1
      } else {
        break
      }
    }
    // `no, he wants tuesday`
    if repairs, index + 2 < tokens.count,
      let wish = TakingBack.wishing.first(where: { phrase in
        tokens[index...].prefix(phrase.count).map(\.folded) == phrase
          && DialogueWords.areMoment(tokens.dropFirst(index + phrase.count))
      })
    {
      index += wish.count
    }
    return repairs ? index : nil
  }
}
