internal import Session

/// How many people go.
extension OpenSpans {
  /// `four of us`, `2 adults`, `2 adults and a child`, `me and my wife`.
  func people(at index: Int) -> [RoleSpan] {
    named(at: index)
      + counted(at: index).flatMap { first -> [RoleSpan] in
        guard ["and", "plus", "with", "&"].contains(context.token(first.end)?.folded),
          case .integer(let one) = first.value
        else {
          return [first]
        }
        let more = counted(at: first.end + 1) + single(at: first.end + 1)
        return [first]
          + more.compactMap { other in
            guard case .integer(let two) = other.value else { return nil }
            return RoleSpan(
              end: other.end, value: .integer(one + two), points: first.points + other.points + 8)
          }
      }
  }

  /// One more: `a child`.
  private func single(at index: Int) -> [RoleSpan] {
    guard ["a", "an"].contains(context.token(index)?.folded), index + 1 < context.tokens.count,
      lattice.classes(at: index + 1).has(.people)
    else { return [] }
    return [RoleSpan(end: index + 2, value: .integer(1), points: 16)]
  }

  /// `me and my wife`, `me, Jo and Max`: each is one.
  private func named(at index: Int) -> [RoleSpan] {
    guard ["me", "myself", "i"].contains(context.tokens[index].folded) else { return [] }
    var (count, end) = (1, index + 1)
    while let next = person(behind: end) { (count, end) = (count + 1, next) }
    return count == 1 ? [] : [RoleSpan(end: end, value: .integer(count), points: 8 * (end - index))]
  }

  /// Where one more ends: `and my wife`, `, Jo`.
  private func person(behind start: Int) -> Int? {
    var index = start
    while ["and", ",", "&", "plus", "n"].contains(context.token(index)?.folded) { index += 1 }
    guard index > start, let word = context.token(index), word.kind == .word else { return nil }
    if ["my", "the"].contains(word.folded) {
      guard let kin = context.token(index + 1), Lexicon.companions.contains(kin.folded) else {
        return nil
      }
      return index + 2
    }
    let next = context.token(index + 1)
    let endsName = next.map { $0.kind == .sign || ["and", "n"].contains($0.folded) } ?? true
    return isCapitalised(index) && !lattice.isKnown(index) && endsName
      && knows(word.text).isEmpty && !context.stops.has(word.text) ? index + 1 : nil
  }

  /// Whether an entry for people ends here: `party size`.
  private func isOfPeople(_ last: Int) -> Bool {
    (max(0, last - 3)...last).contains { start in
      lattice.edges[start].contains { $0.end == last + 1 && $0.classes.has(.people) }
    }
  }

  private func counted(at index: Int) -> [RoleSpan] {
    guard index < context.tokens.count else { return [] }
    if let group = group(at: index) { return [group] }
    guard let (count, end) = number(at: index), (1..<100).contains(count),
      end <= context.tokens.count
    else { return [] }
    // `pax 22`, `so we're nine now`
    let endsPart = endsPart(end)
    // `headcount: 6`, `pax now 18`
    let isHeaded =
      index > 1 && isOfPeople(index - 2)
      && (context.tokens[index - 1].says(":")
        || lattice.classes(at: index - 1).meets(ClassSet([.talk, .be])))
    if index > 0,
      lattice.classes(at: index - 1).has(.people) || isHeaded
        || endsPart && isBehindWeAre(index)
    {
      let last = endOfGroup(end)
      return [RoleSpan(end: last, value: .integer(count), points: 8 * (last - index))]
    }
    let ofUs = context.matches(["of", "us"], at: end)
    guard ofUs || end < context.tokens.count && lattice.classes(at: end).has(.people) else {
      return []
    }
    let last = ofUs ? end + 2 : end + 1
    return [RoleSpan(end: last, value: .integer(count), points: 8 * (last - index))]
  }

  /// `a family of four`, `the group is down to 20`, `party now 22 pax`.
  private func group(at index: Int) -> RoleSpan? {
    guard groups.contains(context.tokens[index].folded),
      index == 0 || !["other", "their", "another"].contains(context.tokens[index - 1].folded)
    else { return nil }
    var start = index + 1
    while let link = context.token(start), linksGroup.contains(link.spoken) { start += 1 }
    guard start > index + 1, let (count, end) = number(at: start), (1..<100).contains(count) else {
      return nil
    }
    let saysPeople = end < context.tokens.count && lattice.classes(at: end).has(.people)
    let last = saysPeople ? end + 1 : end
    guard saysPeople || context.matches(["of"], at: index + 1) || endsPart(last) else { return nil }
    return RoleSpan(end: last, value: .integer(count), points: 8 * (last - index))
  }

  /// The token behind `in the party`, where that stands here: `15 in the party`.
  private func endOfGroup(_ index: Int) -> Int {
    guard context.matches(["in", "the"], at: index), let group = context.token(index + 2),
      groups.contains(group.folded)
    else { return index }
    return index + 3
  }

  /// Whether nothing more is said before the end of the part: `16 now`, `15 in the party`.
  private func endsPart(_ start: Int) -> Bool {
    var index = start
    while let token = context.token(index), token.kind == .word {
      if endOfGroup(index) > index {
        index = endOfGroup(index)
      } else if lattice.classes(at: index).has(.talk) {
        index += 1
      } else {
        return false
      }
    }
    return context.token(index).map {
      $0.kind == .sign && !$0.isGlued || [",", ".", ";"].contains($0.folded)
    } ?? true
  }
}

private let groups: Set = ["family", "party", "group", "team", "gang", "crew", "class"]
private let linksGroup: Set = [
  "of", "is", "are", "now", "size", "down", "up", "to", "just", "only", "will", "be", "'s", "has",
  "grown", "shrunk",
]
