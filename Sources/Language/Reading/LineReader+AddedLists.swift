internal import Session

/// Lists of what is to be added: `add Trevi Fountain, Villa Farnesina to day 2`.
extension LineReader {
  /// What the words of a line make of it, but where they take a plain list of new stops apart and do
  /// something else with one of them: with one verb all of them are added, also those of a name that
  /// the trip has.
  func unlessListIsTorn(
    _ open: ReadResult?, _ shaped: ReadResult, _ tokens: [Token]
  ) -> ReadResult? {
    guard let open, case .understood(let utterance) = shaped, utterance.isExact,
      !(open.steps.allSatisfy(\.addsStops) && open.isUnderstood),
      open.steps.contains(where: \.addsStops), addsPlainList(utterance, tokens)
    else { return open }
    return nil
  }

  /// `"beach", "fado" on day 3`, which the trip has on other days: without a verb those may be meant.
  func namesOnlyStops(_ utterance: Utterance, _ tokens: [Token]) -> Bool {
    guard tokens.first?.kind == .quoted, case .several(let parts) = utterance.intent else {
      return false
    }
    let stops = context(utterance.line, tokens).stops
    return parts.allSatisfy { $0.addition?.what.spokenName.map(stops.has) == true }
  }

  /// Whether each thing of a list is a name by its words.
  private func addsPlainList(_ utterance: Utterance, _ tokens: [Token]) -> Bool {
    guard utterance.intent.steps.allSatisfy({ $0.addition != nil }), let scene,
      let loose = utterance.looseNames
    else { return false }
    let names = loose.flatMap { range in
      tokens[range].split { token in linkWords.contains(where: token.says) }.map(\.indices)
    }
    let quoted = utterance.intent.steps.count { $0.addition?.what.isQuotedName == true }
    guard names.count + quoted > 1 else { return false }
    let lattice = WordLattice(tokens)
    let stops = context(utterance.line, tokens).stops
    return names.allSatisfy { name in
      stops.has(tokens[name].map(\.text).joined(separator: " "))
        || isPlausibleName(name, lattice, scene)
    }
  }
}

extension ReadResult {
  /// What it does, one after the other, or would where a person agrees.
  fileprivate var steps: [Intent] {
    switch self {
    case .understood(let utterance): utterance.intent.steps
    case .incomplete(let question): question.offered?.steps ?? []
    case .refused, .nothing: []
    }
  }
}
