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
    let led = rows(before: mark).flatMap { row in
      row.roles.filter { leads(to: $0, of: row, mark) }.map { (row.verb, $0) }
    }
    // In a trip one goes to what is added to it as well.
    let isAdded = context.trip != nil && led.contains { $0.1.type == .subject }
    var wants: [CompletionSearch.Want] = []
    for (verb, role) in led {
      guard let type = role.type.asSlot, !wants.contains(where: { $0.type == type }) else {
        continue
      }
      var want = CompletionSearch.Want(type: type, slot: role.slot, start: mark + 1)
      want.isGuess = true
      want.leadsToGoal = role.type.isGoal && !isAdded || type == .place && verb == .city
      wants.append(want)
    }
    return wants
  }

  /// Whether the last word asks.
  var isQuestion: Bool { classes.last?.has(.question) == true }

  /// Longer beginnings are no beginnings.
  private static let mostTokens = 12

  /// Whether this may be the word before something that is told: a preposition, an act, what a line
  /// begins with.
  private func isMark(_ index: Int) -> Bool {
    guard tokens[index].kind == .word else { return false }
    // `colosseum is cool` says how it is; only a question has a place behind `is`.
    if classes[index].has(.be), !classes[index].has(.preposition),
      !context.beginnings.contains(index), !classes[..<index].contains(where: { $0.has(.question) })
    {
      return false
    }
    return classes[index].meets(ClassSet([.preposition, .question, .nearby]).union(.acts))
      || context.beginnings.contains(index)
  }

  /// Whether what follows may be one name, as far as it goes.
  private func isOneName(behind mark: Int) -> Bool {
    tokens[(mark + 1)...].allSatisfy { $0.kind == .word || $0.says("-") }
      && !(mark + 1 < tokens.count && Lexicon.isPerson(tokens[mark + 1]))
  }

  private func leads(to role: Role, of row: Signature, _ mark: Int) -> Bool {
    if role.markers.contains(tokens[mark].folded) { return true }
    if classes[mark].meets(role.marking) { return true }
    guard !role.isMarked, context.beginnings.contains(mark) else { return false }
    // `city bra`: the noun and what it is about are all there is.
    if row.traits.contains(.bare), role.markers.isEmpty { return classes[mark].meets(row.nouns) }
    return role.type.isStop && classes[mark].meets(.orders)
  }

  /// The rows that the words up to a token may be, the likelier first: one of their acts stands there, or
  /// what they ask after; or none is needed.
  private func rows(before mark: Int) -> [Signature] {
    let said = classes[...mark].reduce(ClassSet()) { $0.union($1) }
    // That something is tells nothing of what is meant.
    let acts = said.intersection(.acts).subtracting(ClassSet([.be]))
    func speaks(_ row: Signature, _ classes: ClassSet, _ least: Int) -> Bool {
      row.speaks.contains { classes.has($0.key) && $0.value >= least }
    }
    var (strong, asked, open): ([Signature], [Signature], [Signature]) = ([], [], [])
    for row in Signatures.all where context.isIn(row.scene) && has(row, said, before: mark) {
      let isAsked = row.traits.isSuperset(of: [.actless, .needsNoun])
      if row.acts.meets(acts), speaks(row, acts, SpokenWants.leastPoints) {
        strong.append(row)
      } else if isAsked, row.nouns.meets(said) {
        let nouns = said.intersection(row.nouns)
        if speaks(row, nouns, SpokenWants.leastPointsOfNoun) { asked.append(row) }
      } else if acts.isEmpty, !isAsked {
        let isLoose = row.traits.contains(.actless)
        if isLoose || speaks(row, said.intersection(ClassSet([.be])), SpokenWants.leastPoints) {
          open.append(row)
        }
      }
    }
    let rows = strong + asked + (strong.isEmpty ? open : [])
    func points(_ row: Signature) -> Int {
      row.speaks.reduce(0) { said.has($1.key) ? $0 + $1.value : $0 }
    }
    let weighed = rows.enumerated().map { (points: points($1), index: $0, row: $1) }
    return weighed.sorted { ($1.points, $0.index) < ($0.points, $1.index) }.map(\.row)
  }

  /// Whether the words up to a token have what a row about where the trip goes cannot be meant without: its
  /// noun, and the goal that another is to stand in the place of.
  private func has(_ row: Signature, _ said: ClassSet, before mark: Int) -> Bool {
    guard row.verb == .destination else { return true }
    if row.traits.contains(.needsNoun), !row.nouns.meets(said) { return false }
    guard row.roles.contains(where: { $0.type == .oldGoal && $0.isRequired }) else { return true }
    let goal = context.trip?.destination.map { foldedPattern($0.name) } ?? []
    return !goal.isEmpty && tokens[..<mark].indices.contains { context.matches(goal, at: $0) }
  }

  /// Words that speak less for a meaning than this are beside it.
  private static let leastPoints = 12
  private static let leastPointsOfNoun = 8
}

extension RoleType {
  fileprivate var isGoal: Bool { if case .goal = self { true } else { false } }

  /// What a candidate for it is a candidate for.
  fileprivate var asSlot: SlotType? {
    switch self {
    case .slot(.oneOf): nil
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
