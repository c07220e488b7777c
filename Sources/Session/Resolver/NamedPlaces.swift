/// What a name was found to mean.
struct NamedPlaces {
  /// The place meant, where it is plain.
  var chosen: GazetteerMatch?
  /// Those that bear the name, the most likely first.
  var candidates: [GazetteerMatch] = []
  /// Those of the nearest names, where none bears it.
  var nearest: [GazetteerMatch] = []
  var notices: [Notice] = []

  /// The places of the trip and the results, which words that no place is called may be about.
  var own: [GazetteerMatch] = []

  /// Those that bear it but are not what is meant.
  var unlikely: [GazetteerMatch] = []

  /// Leaves out what is not meant.
  mutating func keep(_ comparison: PlaceComparison, where isMeant: (GazetteerMatch) -> Bool) {
    unlikely = candidates.filter { !isMeant($0) }
    guard !unlikely.isEmpty else { return }
    candidates.removeAll { unlikely.contains($0) }
    chosen = comparison.choice(among: candidates)
  }
}

extension Resolver {
  /// What a name means: by the last results, the trip's own places and the exact names of the
  /// gazetteer; else by the server, where one is set and `asksServer`; else there are only nearest
  /// names, where they are wanted: looking for typing errors is a hundred times the work.
  func places(
    named text: String, _ comparison: PlaceComparison, own: [Place], asksServer: Bool = true,
    wantsNearest: Bool = true
  ) throws(Interruption) -> NamedPlaces {
    for name in spokenNames(text) {
      let local = exact(name, own: own)
      guard !local.isEmpty else { continue }
      // A village may have Pueblo Colorado as one of its other names.
      let isOwn = local.contains { $0.isOwnName }
      let located = isOwn ? [] : scene.gazetteer.located(name)
      return choose(among: local.joined(with: located), comparison)
    }
    for name in spokenNames(text) {
      let located = scene.gazetteer.located(name)
      if !located.isEmpty { return choose(among: located, comparison) }
    }
    var found = NamedPlaces()
    var answers: [GazetteerMatch] = []
    if asksServer {
      (answers, found.notices) = try served(
        try query(text, near: comparison.centres.first))
    }
    let same = answers.filter { folded($0.place.name) == folded(text) }
    if !same.isEmpty {
      found = choose(among: same, comparison)
    } else if wantsNearest {
      found.nearest = Array(answers.prefix(Question.choicesAtMost - 3))
        .joined(with: scene.gazetteer.search(text, kind: nil, limit: 3))
    }
    return found
  }

  /// Every place of exactly this name.
  func exact(_ text: String, own: [Place]) -> [GazetteerMatch] {
    let wanted = folded(text)
    guard !wanted.isEmpty else { return [] }
    let known = (scene.session.cursor.results + own).filter { folded($0.name) == wanted }
    return scene.gazetteer.named(text).joined(with: known.map(\.unranked))
  }

  private func choose(
    among candidates: [GazetteerMatch], _ comparison: PlaceComparison
  ) -> NamedPlaces {
    NamedPlaces(
      chosen: comparison.choice(among: candidates), candidates: comparison.ordered(candidates))
  }
}
