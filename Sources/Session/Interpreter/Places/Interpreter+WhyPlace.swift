extension Interpreter {
  /// Where a place comes from and why it stands where it does, a sentence a line.
  func whyPlace(_ target: WhyTarget) throws(Interruption) -> Decision {
    switch target {
    case .result(let number) where !scene.session.cursor.results.isEmpty:
      return story(target, try story(ofResult: number))
    case .result(let number): return try whyPlace(.near(.stop(.number(number))))
    case .near(.stop(let reference)): return try whyStop(reference)
    case .near(.place(.named(let text, let quoted))):
      if let trip = try resolver.openTrip(), !trip.stops(named: text).isEmpty {
        return try whyStop(.named(text))
      }
      if try isGoal(text) {
        return story(target, ["“\(text)” is where you said it goes: words alone, without a place."])
      }
      return story(target, try story(ofName: text, quoted: quoted))
    case .near(.place(.pinned(let name, _))):
      return story(target, ["\(name) is where the line says: the pin decides, not the name"])
    case .near(.place(.result(let number))): return try whyPlace(.result(number))
    case .near(.home): return story(target, ["home is where the setting says"])
    case .near(.place(.at)): return story(target, ["the line says where it is"])
    case .near(.place(.words(let text))):
      return story(target, ["“\(text)” is words alone and has no place."])
    }
  }

  /// Whether the trip or a day of it goes to these words, which are no place.
  private func isGoal(_ text: String) throws(Interruption) -> Bool {
    guard let trip = try resolver.openTrip() else { return false }
    return ([trip.destination] + trip.days.map(\.city)).contains { goal in
      goal.map { $0.place == nil && folded($0.name) == folded(text) } == true
    }
  }

  private func story(_ target: WhyTarget, _ lines: [String]) -> Decision {
    .reply(
      Look(
        cursor: scene.session.cursor, canonical: .whyPlace(target),
        notices: lines.map(Notice.text)))
  }

  private func whyStop(_ reference: StopReference) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let placed = try resolver.stop(reference, of: trip, at: .stop) {
      .whyPlace(.near(.stop($0)))
    }
    var lines: [String] = []
    if let entry = try firstEntry(of: placed.stop.id, in: trip.id) {
      lines.append("\(placed.stop.name) was added by entry \(entry.number): \(entry.line)")
      if entry.canonical != entry.line { lines.append("understood as: \(entry.canonical)") }
    }
    lines += placed.stop.place.map { [origin(of: $0)] } ?? ["It is words alone and has no place."]
    return story(.near(.stop(placed.reference)), lines)
  }

  private func story(ofResult number: Int) throws(Interruption) -> [String] {
    let place = try resolver.result(number, at: .number)
    var lines = ["\(place.name) is result \(number)."]
    switch scene.session.cursor.resultsAsked?.query {
    case .search(let words, let kind, let near):
      lines = ["\(place.name) is result \(number) of the search for “\(words)”."]
      lines.append(match(of: place, with: words))
      if let kind { lines.append("Only what is of the kind “\(kind)” was listed.") }
      if near != nil {
        lines.append("What is near came first, whole names before others, then by distance.")
      } else {
        lines += try order(around: place)
      }
    case .suggest(let kind, let near):
      let away = near.map { " \(Int(place.position.kilometres(to: $0).rounded())) km away" } ?? ""
      lines.append(
        "It is a \(place.category == nil ? kind ?? "sight" : place.kindInWords)\(away); known places come first"
          + (near == nil ? "." : ", near ones before far ones."))
    case nil: break
    }
    return lines + [origin(of: place)]
  }

  /// Which of its names fits the words, and how well.
  private func match(of place: Place, with words: String) -> String {
    let bearers = scene.gazetteer.named(words)
    if let bearer = bearers.first(where: { $0.place.isSame(as: place) }) {
      let others = bearers.count - 1
      let alone = others == 0 ? "no other place is called so" : "\(others) others are called so too"
      return bearer.isOwnName
        ? "“\(words)” is its whole name; \(alone)."
        : "“\(words)” is one of its other names; \(alone)."
    }
    return folded(place.name).hasPrefix(folded(words))
      ? "Its name begins with “\(words)”."
      : "“\(words)” fits one of its names, not the whole of it."
  }

  private func order(around place: Place) throws(Interruption) -> [String] {
    let comparison = resolver.comparison(of: try resolver.openTrip())
    let nearness =
      comparison.isNear(place) ? ["It lies in reach of the trip; such come first."] : []
    return nearness + [
      "Whole names come first, own names before others, then the better known place."
    ]
  }

  /// What a name means here, and what else it could mean.
  private func story(ofName text: String, quoted: Bool) throws(Interruption) -> [String] {
    let trip = try resolver.openTrip()
    let comparison = resolver.comparison(of: trip)
    let found = try resolver.places(named: text, comparison, own: try resolver.ownPlaces())
    guard let first = found.candidates.first else {
      let near = found.nearest.map(\.place.name).joined(separator: ", ")
      return ["No place is called “\(text)”." + (near.isEmpty ? "" : " Called nearly so: \(near).")]
    }
    var lines = [
      found.chosen.map { "“\(text)” means \(inWords($0.place)) here." }
        ?? "“\(text)” is asked about: several are as likely."
    ]
    lines.append(match(of: first.place, with: text))
    lines.append(
      "Compared are: in reach of the trip (\(comparison.isNear(first) ? "yes" : "no")),"
        + " kind (\(first.place.category.map(PlaceCategory.words) ?? first.kind.rawValue)),"
        + " own name (\(first.isOwnName ? "yes" : "no")), how well known (\(first.rank)).")
    let others = found.candidates.filter { $0 != found.chosen }.prefix(3)
    if !others.isEmpty {
      lines.append("Else it could be: \(others.map { inWords($0.place) }.joined(separator: "; ")).")
    }
    return lines + (found.chosen.map { [origin(of: $0.place)] } ?? [])
  }

  private func inWords(_ place: Place) -> String {
    place.address.map { "\(place.name), \($0)" } ?? place.name
  }

  private func origin(of place: Place) -> String {
    switch place.source {
    case .gazetteer: "It is one of the offline places."
    case .nominatim:
      "A server answered with it" + (place.osm.map { ": OpenStreetMap \($0)." } ?? ".")
    case .typed: "Its position was typed."
    }
  }
}
