internal import Session

/// What a line says is to be left as it is, beside what it orders.
extension OpenClauses {
  /// How a part says that something stays as it is: `keep dinner`, `don't move lunch`, `not the tower`.
  func leavesAlone(_ range: Range<Int>) -> LeavingAlone? {
    guard range.contains(where: { lattice.classes(at: $0).meets(ClassSet([.hold, .not, .leave])) })
    else { return nil }
    return Chart(parent.reader.context(parent.line, Array(lattice.tokens[range]))).leavesAlone
  }

  /// The orders behind a part that only says what stays as it is; `nil` where there is none.
  ///
  /// What is not to be done does not end at an `and`, and `it` is not what is left alone.
  func behindLeftAlone(_ range: Range<Int>, depth: Int) -> [Parse]? {
    for cut in cuts(range) {
      guard let way = leavesAlone(range.lowerBound..<cut),
        way == .keeping || [",", "but", ";", "."].contains(lattice.tokens[cut].folded),
        let rest = parts(from: cut, inheriting: nil, depth: depth + 1), let first = rest.first,
        first.hasAct, !first.speaksOfMentioned, first.signature.scene != .stopMentioned
      else { continue }
      return rest
    }
    return nil
  }

  /// Whether orders may touch what the line says is to be left as it is: `keep lunch, remove lunch`.
  func touchesLeftAlone(_ parts: [Parse]) -> Bool {
    let ends = cuts(whole) + [whole.upperBound]
    let starts = [whole.lowerBound] + cuts(whole).map(skipJoining)
    let left = starts.flatMap { start in
      ends.filter { $0 > start }.map { start..<$0 }.filter { range in
        leavesAlone(range) != nil
          && !parts.contains { $0.spans.values.contains { $0.overlaps(range) } }
      }
    }
    guard !left.isEmpty else { return false }
    let words = Set(left.joined().filter { isTelling($0) }.map { lattice.tokens[$0].folded })
    // `the rest`, `everything else`
    if words.isSubset(of: theRest), !words.isEmpty { return false }
    return words.isEmpty || parts.contains { touches($0, words) }
  }

  private func touches(_ parse: Parse, _ words: Set<String>) -> Bool {
    let stops = [Slot.stop, .stops].flatMap { parse.fills.stops($0) ?? [] }
    return stops.contains { stop in
      guard case .named(let name) = stop else { return true }
      return folded(name).split(separator: " ").contains { words.contains(String($0)) }
    }
  }

  /// Whether a word tells what stays: no verb, and no small one.
  private func isTelling(_ index: Int) -> Bool {
    let classes = lattice.classes(at: index)
    return lattice.tokens[index].kind != .sign
      && !classes.meets(
        ClassSet([
          .function, .preposition, .not, .repair, .hold, .pronoun, .joining, .leave, .put, .talk,
        ]).union(.orders))
  }
}

private let theRest: Set = ["rest", "everything", "else", "others", "other", "ones", "all"]
