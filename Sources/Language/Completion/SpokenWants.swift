internal import Session

/// What could come next in a line in words of one's own, by the rows of the open reading: which of
/// them the words so far may be, and what their last word leads to.
final class SpokenWants {
  let context: ChartContext
  /// What each word may be.
  private(set) lazy var classes: [ClassSet] = tokens.indices.map { index in
    guard tokens[index].kind == .word else { return [] }
    return Lexicon.shared.phrases(in: tokens, at: index)
      .reduce(Lexicon.shared.classes(of: tokens[index].spoken)) { $0.union($1.classes) }
  }
  var tokens: [Token] { context.tokens }

  init(_ context: ChartContext) { self.context = context }

  /// What the last words that lead to something lead to.
  private(set) lazy var wants = found

  private var found: [CompletionSearch.Want] {
    guard !tokens.isEmpty, tokens.count <= SpokenWants.mostTokens else { return [] }
    // Behind `to` stands `new york` as well: an act may belong to a name.
    var wants: [CompletionSearch.Want] = []
    for mark in tokens.indices.reversed() where isMark(mark) && isOneName(behind: mark) {
      wants += self.wants(behind: mark)
      if !wants.isEmpty, classes[mark].has(.preposition) { return wants }
    }
    return wants
  }

  private func wants(behind mark: Int) -> [CompletionSearch.Want] {
    var wants: [CompletionSearch.Want] = []
    for role in rows(before: mark).flatMap(\.roles) where leads(to: role, mark) {
      guard let type = role.type.asSlot, !wants.contains(where: { $0.type == type }) else {
        continue
      }
      var want = CompletionSearch.Want(type: type, slot: role.slot, start: mark + 1)
      want.isGuess = true
      want.leadsToGoal = role.type.isGoal
      wants.append(want)
    }
    return wants
  }

  /// Whether the last word asks.
  var isQuestion: Bool { classes.last?.has(.question) == true }

  /// Longer beginnings are no beginnings.
  private static let mostTokens = 12

  /// Whether this may be the word before something that is told: a preposition, an act.
  private func isMark(_ index: Int) -> Bool {
    tokens[index].kind == .word
      && classes[index].meets(ClassSet([.preposition]).union(.acts).union(ClassSet([.question])))
  }

  /// Whether what follows may be one name, as far as it goes.
  private func isOneName(behind mark: Int) -> Bool {
    tokens[(mark + 1)...].allSatisfy { $0.kind == .word || $0.says("-") }
      && !(mark + 1 < tokens.count && Lexicon.isPerson(tokens[mark + 1]))
  }

  private func leads(to role: Role, _ mark: Int) -> Bool {
    if role.markers.contains(tokens[mark].folded) { return true }
    if classes[mark].meets(role.marking) { return true }
    return !role.isMarked && role.type.isStop && classes[mark].meets(.orders)
      && context.beginnings.contains(mark)
  }

  /// The rows that the words up to a token may be: one of their acts stands there, or none is needed.
  private func rows(before mark: Int) -> [Signature] {
    let said = classes[...mark].reduce(ClassSet()) { $0.union($1) }
    let acts = said.intersection(.acts)
    let strong = Signatures.all.filter { row in
      guard context.isIn(row.scene), row.acts.meets(acts) else { return false }
      return row.speaks.contains { acts.has($0.key) && $0.value >= SpokenWants.leastPoints }
    }
    if !strong.isEmpty || !acts.isEmpty { return strong }
    return Signatures.all.filter { row in
      row.traits.contains(.actless) && !row.traits.contains(.needsNoun)
        && context.isIn(row.scene)
    }
  }

  /// Words that speak less for a meaning than this are beside it.
  private static let leastPoints = 12
}

extension RoleType {
  fileprivate var isGoal: Bool { if case .goal = self { true } else { false } }

  /// What a candidate for it is a candidate for.
  fileprivate var asSlot: SlotType? {
    switch self {
    case .slot(.choice): nil
    case .slot(let type): type
    case .stops, .oneStop: .stops
    case .subject: .subject
    case .place, .goal, .spot: .place
    case .around: .near
    case .target: .target
    case .day, .dayOrCity, .stay, .night: .day(bareNumber: false)
    case .time: .time
    case .trip: .trip
    case .position: .position(steps: false)
    case .placeKind: .kind
    case .oldGoal, .dayCity, .bookedCity, .text, .name, .dayName, .newWord, .people, .ideas,
      .minutes, .days,
      .amount,
      .style, .lastDate, .party, .payer, .tasks, .unitOfCurrency,
      .countedMoney, .bareDecimal:
      nil
    }
  }
}
