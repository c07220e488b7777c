internal import Language
internal import Session
internal import World

/// A place that may become what is typed.
struct FoundPlace {
  var match: GazetteerMatch
  /// What is missing of its name; nothing where it is called otherwise too.
  var rest: String?
  /// How many Unicode scalars before the cursor it takes the place of: an article stays.
  var replacing: Int
  /// Whether it lies where the trip goes.
  var isNear: Bool
}

/// Where a place begins that is typed, and what goes on from it.
typealias TypedPlace = (open: CompletionDraft.Open, found: [FoundPlace])

extension SessionAssistant {
  /// Whether the line goes on with such a place, and is not something already as it stands.
  func mayBecome(_ typed: TypedPlace, _ text: String, _ parts: [WordPart]) -> Bool {
    let name = typed.found.first?.match.place.name ?? typed.open.prefix
    return completions.mayBecome(name, typed.open, in: text, parts)
  }

  /// Where the place begins that is typed, and what goes on from it: from all that was typed, else from
  /// what stands behind the last thing that parts places.
  func typedPlace(
    in draft: CompletionDraft, most: Int, where isTyped: (CompletionDraft.Open) -> Bool
  ) -> TypedPlace? {
    let opens = ([draft.place].compactMap { $0 } + draft.furtherPlaces).filter(isTyped)
    guard let first = opens.first else { return nil }
    for open in opens {
      let found = found(open, most: most, isQuoted: draft.isQuoted)
      if !found.isEmpty { return (open, found) }
    }
    return (first, [])
  }

  /// The places where the trip goes that have the letters in their order, where nothing begins so.
  func similarPlaces(
    _ draft: CompletionDraft, _ typed: CompletionDraft.Open
  ) -> (found: [GazetteerMatch], replacing: Int) {
    // The last of several places is the one that is typed.
    let open = draft.furtherPlaces.last ?? typed
    let bare = spokenNames(open.prefix).last { open.prefix.hasSuffix($0) } ?? open.prefix
    let count = draft.isQuoted ? open.replacing : bare.unicodeScalars.count
    return (places.similar(to: bare, at: completions.goal), count)
  }

  /// The places that go on from what is typed, with an article before the name or without it; those
  /// where the trip goes before all others.
  func found(_ open: CompletionDraft.Open, most: Int, isQuoted: Bool) -> [FoundPlace] {
    let goal = open.isElsewhere ? nil : completions.goal
    let whole = found(open.prefix, open, at: goal, most: most, replacing: open.replacing)
    guard let bare = spokenNames(open.prefix).dropFirst().first,
      open.prefix.hasSuffix(bare), !folded(bare).isEmpty
    else { return whole }
    let count = isQuoted ? open.replacing : bare.unicodeScalars.count
    let others = found(bare, open, at: goal, most: most, replacing: count)
    let all =
      whole
      + others.filter { other in
        !whole.contains { $0.match.place == other.match.place }
      }
    return Array((all.filter(\.isNear) + all.filter { !$0.isNear }).prefix(most))
  }

  private func found(
    _ typed: String, _ open: CompletionDraft.Open, at goal: Place?, most: Int, replacing: Int
  ) -> [FoundPlace] {
    places.beginning(typed, at: goal, most: most, wish: open.wish).map {
      FoundPlace(
        match: $0, rest: open.isClosed ? nil : rest(of: $0.place.name, behind: typed),
        replacing: replacing, isNear: places.isNear($0, to: goal))
    }
  }

  /// The rows of places, all for the same end of the line; before them a word that ends it as well.
  func rows(
    _ found: [FoundPlace], behind word: CompletionDraft.Candidate?, replacing: Int,
    for text: String, _ open: CompletionDraft.Open, _ ends: WordEnding
  ) -> [CompletionCandidate] {
    let typed = text.unicodeScalars.suffix(open.replacing)
    let first = word.flatMap { word -> CompletionCandidate? in
      let count = word.replacing ?? replacing
      guard count <= open.replacing else { return nil }
      return CompletionCandidate(
        insertion: String(typed.dropLast(count)) + ends.ended(word.insertion), label: word.label,
        summary: word.summary)
    }
    let places = found.map { found in
      var row = candidate(found.match.place, open, ends)
      row.insertion = String(typed.dropLast(found.replacing)) + row.insertion
      return row
    }
    return [first].compactMap { $0 } + places
  }
}

extension CompletionDraft.Open {
  /// What is looked for there.
  var wish: PlaceWish { isEndOfWay ? .endOfWay : isGoal ? .goal : .anything }
}
