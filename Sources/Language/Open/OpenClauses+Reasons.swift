internal import Session

/// Why something is to be done, which is no part of it.
extension OpenClauses {
  /// What stands behind `because` says why, and is not to be done.
  func endOfMatter(from start: Int) -> Int {
    guard start + 1 < whole.upperBound else { return whole.upperBound }
    let reason = (start + 1..<whole.upperBound).first { index in
      lattice.edges[index].contains { $0.classes.has(.reason) } && !isAsWhat(index)
        || lattice.tokens[index - 1].says(",")
          && ["which", "who"].contains(lattice.tokens[index].folded)
          // `three hours, who am I kidding, one hour`: what stands behind it again is no reason.
          && !lattice.tokens[index..<whole.upperBound].contains { $0.says(",") }
        || tellsCause(index) || tellsOpinion(index)
    }
    if let open = (start + 1..<whole.upperBound).first(where: { isUnsureOfDates($0, from: start) })
    {
      return open
    }
    guard let reason, !tellsOrder(behind: reason), !goesOn(behind: reason) else {
      return whole.upperBound
    }
    return reason
  }

  /// `use pounds as the currency`: without a verb behind it, it tells as what.
  private func isAsWhat(_ index: Int) -> Bool {
    lattice.tokens[index].says("as") && lattice.tokens[index + 1].says("the")
      && index + 2 < whole.upperBound && lattice.classes(at: index + 2).meets(.nouns)
      && !(index + 2..<whole.upperBound).contains(where: RemarkGrammar(lattice).isVerb)
  }

  /// Whether a cause is told from here on: `since tuesday is full`, `as ana is picking us up`.
  private func tellsCause(_ index: Int) -> Bool {
    guard ["since", "as"].contains(lattice.tokens[index].folded) else { return false }
    return (index + 2..<max(index + 2, min(index + 5, whole.upperBound))).contains {
      ["is", "are", "was", "were", "has", "have", "isn't", "aren't"]
        .contains(lattice.tokens[$0].spoken)
    }
  }

  /// `get rid of the museum its so boring`: what one thinks of it ends the line, and is why.
  private func tellsOpinion(_ index: Int) -> Bool {
    let isOfIt = ["its", "it's", "they're", "theyre"].contains(lattice.tokens[index].spoken)
    // `remove the hostel, too loud`
    let isTooMuch =
      lattice.tokens[index - 1].says(",")
      && (lattice.tokens[index].says("too")
        || index + 1 < whole.upperBound && lattice.tokens[index + 1].says("too")
          && ["far", "way", "much", "just"].contains(lattice.tokens[index].folded))
    let start = isOfIt ? index + 1 : index
    guard isOfIt || isTooMuch, start + 1 < whole.upperBound, whole.upperBound - index < 6,
      ["so", "too", "really", "very", "way", "super", "just", "far", "much"]
        .contains(lattice.tokens[start].folded)
    else { return false }
    return (start + 1..<whole.upperBound).allSatisfy { at in
      lattice.tokens[at].kind == .word && lattice.tokens[at].dateWords?.isEmpty != false
        && !lattice.classes(at: at).has(.joining) && !lattice.tokens[at].says("bad")
        && (!lattice.classes(at: at).meets(.orders) || lattice.tokens[at - 1].says("too"))
        && (!isTooMuch || !SpokenRepairs.articles.contains(lattice.tokens[at].folded))
    }
  }

  /// `take the dates off, we're not sure yet`: that one does not know them is why.
  private func isUnsureOfDates(_ index: Int, from start: Int) -> Bool {
    let rest = index..<min(index + 4, whole.upperBound)
    return lattice.tokens[index - 1].says(",")
      && Lexicon.firstPersons.contains(lattice.tokens[index].spoken)
      && rest.contains { at in
        lattice.edges[at].contains { $0.classes.meets(ClassSet([.not, .tentative])) }
      }
      && (start..<index).contains { lattice.classes(at: $0).has(.allDates) }
      && !(start..<index).contains { lattice.tokens[$0].kind == .number }
  }

  /// `so we catch the lights, and the museum on saturday`: what is joined to a reason, and tells a day,
  /// an hour or a number, is a matter of its own.
  private func goesOn(behind reason: Int) -> Bool {
    (reason..<whole.upperBound).contains { index in
      lattice.tokens[index].says(",") && index + 2 < whole.upperBound
        && ["and", "then", "plus", "also"].contains(lattice.tokens[index + 1].folded)
        && (index + 2..<whole.upperBound).contains { at in
          let types: [RoleType] = [.day, .time, .amount]
          return types.contains { !spans.spans($0, at: at, before: whole.upperBound).isEmpty }
        }
    }
  }

  /// `because it's closed, move the taxi`: what is to be done is no part of the reason.
  private func tellsOrder(behind reason: Int) -> Bool {
    (reason..<whole.upperBound).contains { index in
      lattice.tokens[index].kind == .sign && index + 1 < whole.upperBound
        && lattice.edges[index + 1].contains { $0.classes.meets(.orders) }
    }
  }
}
