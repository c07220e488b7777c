internal import Session

extension LineReader {
  /// Whether a line tells of something else than what would be done with it.
  func isOfElse(_ utterance: Utterance, _ tokens: [Token]) -> Bool {
    guard !utterance.isCanonical else { return false }
    return onlyTellsOfEnd(utterance, tokens) || pointsBeside(utterance, tokens)
      || removesForPart(utterance.intent, tokens) || takesLengthForHour(utterance.intent, tokens)
      || isOpenWhen(tokens)
  }

  /// `the note on the fado is outdated, get rid of it`, `the fado is not cancelled, take it out`: of the note, or
  /// of nothing, that is said.
  private func removesForPart(_ intent: Intent, _ tokens: [Token]) -> Bool {
    let takesAway = intent.steps.contains { if case .removeStops = $0 { true } else { false } }
    guard takesAway,
      let it = tokens.indices.dropFirst(3).last(where: {
        ["it", "that"].contains(tokens[$0].folded)
      }),
      let joint = tokens[..<it].lastIndex(where: { [",", "so", "."].contains($0.folded) })
    else { return false }
    let lattice = WordLattice(tokens)
    let parts = ClassSet([.price, .cost, .remark, .note, .length, .title])
    let told = 0..<joint
    let denies = told.contains { tokens[$0].says("not") || tokens[$0].spoken.hasSuffix("n't") }
    return told.contains { index in
      lattice.classes(at: index).meets(parts) || denies && callingOff.contains(tokens[index].folded)
    }
  }

  /// `two hours is too short, please give it three`.
  private func takesLengthForHour(_ intent: Intent, _ tokens: [Token]) -> Bool {
    intent.steps.count > 1
      && intent.steps.contains { $0.setsTime && !$0.canonicalLine.hasPrefix("stay ") }
      && tokens.indices.dropLast().contains { index in
        tokens[index].says("too") && ["short", "long"].contains(tokens[index + 1].folded)
      }
  }

  /// `move the fado to some other day`: which one is still to be said, or none.
  private func isOpenWhen(_ tokens: [Token]) -> Bool {
    let words = tokens.map(\.folded)
    guard ["move", "push", "shift"].contains(words[0]) else { return false }
    return words.indices.dropFirst().dropLast(2).contains {
      Array(words[$0..<$0 + 3]) == ["some", "other", "day"]
    }
  }

  /// `the trip is now cancelled`: a trip is deleted by who orders it.
  private func onlyTellsOfEnd(_ utterance: Utterance, _ tokens: [Token]) -> Bool {
    guard utterance.intent.deletesTrip else { return false }
    return tokens.contains { callingOff.contains($0.folded) }
      && !SpokenReasons(tokens).beginsOrder(0)
  }

  /// `remove the stop before dinner`: what stands beside another is not that other.
  private func pointsBeside(_ utterance: Utterance, _ tokens: [Token]) -> Bool {
    utterance.intent.addition == nil
      && tokens.indices.dropLast().contains { index in
        ["stop", "thing", "item"].contains(tokens[index].folded)
          && ["before", "after"].contains(tokens[index + 1].folded)
      }
  }
}

private let callingOff: Set = ["cancelled", "canceled", "scrapped"]
