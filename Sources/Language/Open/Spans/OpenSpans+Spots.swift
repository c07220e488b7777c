internal import Session

/// Where a stop of the trip is said to be.
extension OpenSpans {
  /// Names that a place bears, that are written as names, or that are pinned.
  func spots(at index: Int) -> [RoleSpan] {
    let pinned = chartSpans(.place, at: index).filter {
      switch $0.value {
      case .place(.pinned), .place(.at): true
      default: false
      }
    }
    return pinned + knownSpots(at: index)
      + looseNames(at: index).compactMap { name in
        let isNamed = isPlace(name) || isPutThere(index) && !PlainActivities.begin(name.text)
        guard name.isQuoted || isNamed && !isPartOfStop(index..<name.end) else { return nil }
        return RoleSpan(
          end: name.end, value: .place(.named(name.text, quoted: name.isQuoted)),
          points: name.points)
      }
  }

  /// `put coffee at majestic`, of which the trip has the coffee: whatever follows is where it is.
  private func isPutThere(_ index: Int) -> Bool {
    let tokens = context.tokens
    let at = index > 1 && tokens[index - 1].says("the") ? index - 2 : index - 1
    guard at > 1, ["at", "@"].contains(tokens[at].folded),
      let put = (0..<at).first(where: { lattice.classes(at: $0).has(.put) })
    else { return false }
    return (put + 1..<at).contains { start in
      spans(.oneStop, at: start, before: at).contains { $0.end == at }
    }
  }

  /// `the time out market`: names of places whose words the language has, of several words.
  private func knownSpots(at index: Int) -> [RoleSpan] {
    guard index > 0, leading.contains(context.tokens[index - 1].folded) else { return [] }
    let end = min(index + longest, context.tokens.count)
    let words = (index..<end).prefix { context.tokens[$0].kind == .word }
    return words.dropFirst().compactMap { last in
      let name = context.text(index..<last + 1)
      guard knows(name).contains(where: { $0 != .airport }), !isNameWord(index) else { return nil }
      return RoleSpan(
        end: last + 1, value: .place(.named(name, quoted: false)), points: 7 * (last + 1 - index))
    }
  }

  /// `coffee at the market`, of which the trip has the coffee and the map the market.
  func tellsWhere(_ name: LooseName) -> Bool {
    let parts = name.text.split(separator: " ").map(String.init)
    guard let at = parts.firstIndex(where: { ["at", "in"].contains(folded($0)) }), at > 0 else {
      return false
    }
    var spot = parts[(at + 1)...]
    if spot.first.map({ folded($0) == "the" }) == true { spot = spot.dropFirst() }
    return context.stops.has(parts[..<at].joined(separator: " "))
      && !knows(spot.joined(separator: " ")).isEmpty
  }

  private func isPlace(_ name: LooseName) -> Bool {
    guard !PlainActivities.isJust(name.text), !knowsOnlyCode(name.text) else { return false }
    let results = scene?.session.cursor.results ?? []
    return name.isCapital || !knows(name.text).isEmpty
      || results.contains { folded($0.name) == folded(name.text) }
  }
}

/// The words behind which a place is named.
private let leading: Set = ["at", "in", "the", "is", "to", "as", "@", ":", "="]
private let longest = 6
