extension Interpreter {
  /// What was asked for, and what only bears a similar name: some of it, where nothing else is found
  /// or what is found is likelier a misspelling.
  ///
  /// What bears but some of the words has to lie where the trip goes; what does and lies far away is
  /// only similar, behind what is near and nearly called so.
  func parted(
    _ matches: [GazetteerMatch], of words: String, _ around: PlaceComparison
  ) -> (borne: [GazetteerMatch], similar: [Place]) {
    let found = matches.filter { $0.fit == .borne }
    let far =
      around.centres.isEmpty ? [] : namedInPart(found.filter { !around.isNear($0) }, by: words)
    let borne = found.filter { !far.contains($0) }
    if borne.isEmpty, !far.isEmpty {
      let near = around.centres.first.map { misspelt(words, near: $0) } ?? []
      return ([], near.joined(with: far).prefix(similarAtMost).map(\.place))
    }
    guard let first = matches.first, first.fit != .borne else { return (borne, []) }
    let similar = matches.filter { match in
      switch match.fit {
      case .borne: false
      case .misspelt: true
      case .partly: around.isNear(match)
      }
    }
    let near = similar.filter { around.isNear($0) }
    let ordered = near + similar.filter { !near.contains($0) }
    return (Array(borne.prefix(similarAtMost)), ordered.prefix(similarAtMost).map(\.place))
  }

  /// Those of them that neither bear the words as a name nor have each of them in what is known of
  /// them: what lies around another place that bears one.
  private func namedInPart(_ found: [GazetteerMatch], by words: String) -> [GazetteerMatch] {
    guard !found.isEmpty else { return [] }
    let bearers = spokenNames(words).flatMap(scene.gazetteer.bearers)
    let wanted = folded(words).split(separator: " ")
    return found.filter { match in
      guard !bearers.contains(where: { $0.place.isSame(as: match.place) }) else { return false }
      let place = match.place
      let facts = [place.name, place.address ?? "", place.kindInWords, place.category ?? ""]
      let known = folded(facts.joined(separator: " ")).split(separator: " ")
      return !wanted.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
    }
  }

  /// Sights close by whose name is what these words mean, some letters off.
  private func misspelt(_ words: String, near centre: Coordinates) -> [GazetteerMatch] {
    scene.gazetteer.around(
      centre, kilometres: 50, kind: PlaceKind.sight.rawValue, limit: Interpreter.resultsAtMost
    ).filter { isMeant($0.place.name, by: words) }
  }
}

/// So many similar names say enough.
private let similarAtMost = 5
