internal import Session

extension Clauses {
  /// One intent; the same said twice in other words is meant once.
  func joined(_ clauses: [Clause]) -> Intent? {
    guard let parts = sharingDays(clauses), let first = parts.first,
      parts.contains(where: { $0.leavesAlone == nil }), first.leavesAlone != .contrasting,
      !touchesWhatIsKept(parts), !parts.dropFirst().contains(where: \.onlyNamesDay)
    else { return nil }
    let saidAgain = parts.dropFirst().allSatisfy { $0.intent == first.intent }
    if saidAgain, Set(parts.map(\.words.text)).count == parts.count { return first.intent }
    var orders: [Intent] = []
    for part in parts {
      if case .several(let inner) = part.intent {
        orders += inner
      } else if part.words.leanOnMention,
        let move = orders.last?.movedInstead(by: part.intent)
      {
        orders[orders.count - 1] = move
      } else {
        orders.append(part.intent)
      }
    }
    return orders.count > 1 ? .several(orders) : orders.first
  }

  /// Whether a part may do something to what another says is to be left alone: it names the same, or
  /// stops by number or many at once.
  private func touchesWhatIsKept(_ parts: [Clause]) -> Bool {
    let kept = parts.filter { $0.leavesAlone != nil }.flatMap(\.words.telling)
    guard parts.contains(where: { $0.leavesAlone != nil }) else { return false }
    return parts.filter { $0.leavesAlone == nil }.contains { part in
      part.words.telling.contains(where: kept.contains)
        || part.words.nameManyOrNumbers
    }
  }

  /// What is added without a day goes where the addition before it goes, or, where the verb stands
  /// only once, where the next one goes.
  ///
  /// `nil` where the selected day could be meant as well.
  private func sharingDays(_ clauses: [Clause]) -> [Clause]? {
    var clauses = clauses
    for index in clauses.indices.dropFirst() where clauses[index].lacksDay {
      guard let day = clauses[index - 1].day else { continue }
      if clauses[index].hasVerb, reader.session.cursor.day != nil { return nil }
      clauses[index] = clauses[index].going(to: day)
    }
    for index in clauses.indices.dropLast().reversed() where clauses[index].lacksDay {
      guard let day = clauses[index + 1].day, !clauses[index + 1].hasVerb else { continue }
      clauses[index] = clauses[index].going(to: day)
    }
    return clauses
  }
}
