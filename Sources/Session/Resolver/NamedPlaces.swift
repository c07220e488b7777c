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
  mutating func keep(in reach: Reach, where isMeant: (GazetteerMatch) -> Bool) {
    unlikely = candidates.filter { !isMeant($0) }
    guard !unlikely.isEmpty else { return }
    candidates.removeAll { unlikely.contains($0) }
    let choice = reach.comparison.choice(among: candidates)
    // What was not plain among all is not by leaving out those that are a little less known.
    chosen = chosen != nil || choice.map(reach.includes) == true ? choice : nil
  }
}

extension NamedPlaces {
  /// The same with a sight near the trip first that bears the words as a part of its name and is far
  /// better known than all that are called so: the fountain before the villages called Trevi.
  func withLikely(_ text: String, in reach: Reach, _ gazetteer: any Gazetteer) -> NamedPlaces {
    let best = candidates.map(\.rank).max() ?? 0
    let known = gazetteer.search(text, kind: PlaceKind.sight.rawValue, limit: 5).first { match in
      match.fit == .borne && reach.comparison.isNear(match)
        && match.rank >= best + GazetteerMatch.clearLead
    }
    var all = self
    if let known { all.candidates = [known].joined(with: candidates) }
    return all
  }

  /// Why nothing of this name was found where the server that was asked gave no answer.
  func problem(of text: String) -> Problem {
    for case .serverFailed(let failure) in notices { return .searchFailed(failure, text) }
    return .noPlace(text)
  }

  /// What a question about words that no place bears is about; `near` is what places of that name are
  /// far from.
  func topic(of text: String, near: String? = nil) -> Topic {
    for case .serverFailed(let failure) in notices { return .searchFailed(failure, text) }
    return .noPlace(text, near: near)
  }

  /// The ways out after a failure of the server, beside those that there are.
  func remedies(_ others: [Intent] = []) -> [Intent] {
    let isFailure = notices.contains { if case .serverFailed = $0 { true } else { false } }
    return others + (isFailure ? [.set(.places, "offline")] : [])
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
    let names = spokenNames(text)
    for name in names {
      let local = exact(name, own: own)
      guard !local.isEmpty else { continue }
      // A village may have Pueblo Colorado as one of its other names.
      let isOwn = local.contains { $0.isOwnName }
      let located = isOwn ? [] : scene.gazetteer.located(name)
      return choose(among: local.joined(with: located), comparison)
    }
    for name in names {
      let located = scene.gazetteer.located(name)
      if !located.isEmpty { return choose(among: located, comparison) }
    }
    var found = NamedPlaces()
    var answers: [GazetteerMatch] = []
    if asksServer, scene.server != nil {
      (answers, found.notices) = try served(
        try query(text, near: comparison.centres.first))
    }
    let same = answers.filter { folded($0.place.name) == folded(text) }
    if !same.isEmpty {
      found = choose(among: same, comparison)
    } else if wantsNearest {
      found.nearest = Array(answers.prefix(Question.choicesAtMost - 3))
        .joined(with: try nearest(to: text))
    }
    return found
  }

  /// What is called like it: what begins so where the trip goes before what else the gazetteer finds.
  private func nearest(to text: String) throws(Interruption) -> [GazetteerMatch] {
    let found = scene.gazetteer.search(text, kind: nil, limit: 3)
    return Array(try begun(text).joined(with: found).prefix(3))
  }

  /// What begins so where the trip goes, as it stands in the list while it is typed.
  func begun(_ text: String) throws(Interruption) -> [GazetteerMatch] {
    guard let there = placesThere(in: try openTrip()) else { return [] }
    let words = folded(text)
    let order = PlaceOrder(words: words, comparison: there.comparison, scene.gazetteer)
    return order.ordered(there.beginning(words))
  }

  /// The better known places where a trip goes: in the city of the selected day, else at the destination.
  func placesThere(in trip: Trip?) -> NearPlaces? {
    trip?.city(at: scene.session.cursor).map { NearPlaces(scene.gazetteer, at: $0) }
  }

  /// Every place of exactly this name.
  func exact(_ text: String, own: [Place]) -> [GazetteerMatch] {
    let mayBe = scene.session.cursor.results + own
    guard !mayBe.isEmpty else { return scene.gazetteer.named(text) }
    let wanted = folded(text)
    guard !wanted.isEmpty else { return [] }
    let known = mayBe.filter { folded($0.name) == wanted }
    return scene.gazetteer.named(text).joined(with: known.map(\.unranked))
  }

  private func choose(
    among all: [GazetteerMatch], _ comparison: PlaceComparison
  ) -> NamedPlaces {
    // The same place twice is no doubt which one is meant.
    let candidates = [GazetteerMatch]().joined(with: all)
    return NamedPlaces(
      chosen: comparison.choice(among: candidates), candidates: comparison.ordered(candidates))
  }
}
