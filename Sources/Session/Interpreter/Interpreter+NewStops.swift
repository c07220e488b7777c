/// What becomes a stop: a place, or words alone.
struct ResolvedSubject {
  var name: String
  /// `nil` for words alone.
  var place: Place?
  /// As a canonical line speaks of it.
  var reference: NewStopSubject
  var notices: [Notice] = []

  func stop(_ id: StopID, _ new: NewStops) -> Stop {
    var stop = place.map { Stop(id: id, place: $0) } ?? Stop(id: id, text: name)
    stop.at = new.at
    stop.minutes = new.minutes
    return stop
  }

  var wordsNotice: [Notice] { place == nil ? [.withoutPosition(name)] : [] }
}

extension Interpreter {
  /// What `new` adds, with the target and position of `new` resolved already.
  func subjects(
    _ new: NewStops, results: [Place], to target: ResolvedTarget, of trip: Trip
  ) throws(Interruption) -> [ResolvedSubject] {
    let reach = Reach(comparison(for: target, of: trip), of: trip, on: target.day)
    let (comparison, own) = (reach.comparison, trip.allStops.compactMap(\.place))
    switch new.what {
    case .results: return results.map { subject(resolved($0, comparison, own: own)) }
    case .position(let position, let name):
      return [try subject(at: position, named: name)]
    case .text(let text): return [try words(text, own: own)]
    case .place(.at(let position)): return [subject(try resolved(at: position))]
    case .place(.result(let number)):
      return [subject(resolved(try result(number, at: .place), comparison, own: own))]
    case .place(.pinned(let name, let position)):
      return [
        subject(try resolved(pinned: name, position, comparison, own: own, at: .place))
      ]
    case .place(.named(let text, let quoted)):
      return [try subject(named: text, quoted: quoted, new, reach, own: own)]
    }
  }

  /// Sights come first in a trip with a destination.
  func comparison(for target: ResolvedTarget?, of trip: Trip) -> PlaceComparison {
    PlaceComparison(
      centres: [target?.day?.city, trip.destination].compactMap { $0?.position },
      order: trip.destination == nil ? .townsFirst : .sightsFirst)
  }

  private func subject(_ resolved: ResolvedPlace) -> ResolvedSubject {
    ResolvedSubject(
      name: resolved.place.name, place: resolved.place, reference: .place(resolved.reference),
      notices: resolved.notices)
  }

  private func subject(
    at position: Coordinates, named name: String?
  ) throws(Interruption) -> ResolvedSubject {
    guard let name else { return subject(try resolved(at: position)) }
    let line = try stopName(name, at: .name)
    return ResolvedSubject(
      name: line, place: Place(name: line, position: position),
      reference: .position(position, name: line))
  }

  private func subject(
    named text: String, quoted: Bool, _ new: NewStops, _ reach: Reach, own: [Place]
  ) throws(Interruption) -> ResolvedSubject {
    var text = try stopName(text, at: .place)
    if !quoted, let bare = PlainActivities.withoutArticle(text), exact(text, own: own).isEmpty {
      text = bare
    }
    let isActivity = PlainActivities.begin(text)
    var found = try places(named: text, reach.comparison, own: own, asksServer: !isActivity)
    let sort = sort(of: text, in: reach, isPlain: found.chosen != nil)
    let known = own + scene.session.cursor.results
    found.keep(reach.comparison) { match in
      sort.means(match, in: reach) || known.contains { $0.isSame(as: match.place) }
    }
    if let chosen = found.chosen {
      return subject(resolved(chosen.place, reach.comparison, own: own, found.notices))
    }
    if found.candidates.isEmpty && (quoted || isActivity) {
      var words = try words(text, own: own)
      words.notices = found.notices
      return words
    }
    throw .ask(whichSubject(text, found, new, reach))
  }

  /// Several bear the name; or none, or none that is meant: then what may be meant instead, and the
  /// words as they are.
  private func whichSubject(
    _ text: String, _ found: NamedPlaces, _ new: NewStops, _ reach: Reach
  ) -> Question {
    func choices(_ places: NamedPlaces) -> [Choice] {
      placeChoices(places) { .add(new.of(.place($0))) }
    }
    guard found.candidates.isEmpty else {
      return Question(.whichPlace(text), slot: .place, choices: choices(found))
    }
    let words = Choice(.text(text), .add(new.of(.place(.named(text, quoted: true)))))
    let ofKind = places(ofKind: text, in: reach)
    guard found.unlikely.isEmpty else {
      let others = choices(NamedPlaces(nearest: ofKind + found.unlikely.ownNamesFirst.prefix(3)))
      return Question(
        .noPlace(text, near: reach.centre?.name), slot: .place, choices: [words] + others)
    }
    let others = choices(ofKind.isEmpty ? found : NamedPlaces(nearest: ofKind))
    let hasNear = !ofKind.isEmpty || found.nearest.contains { isNear($0.place.name, to: text) }
    return Question(
      .noPlace(text, near: nil), slot: .place,
      choices: hasNear ? others + [words] : [words] + others)
  }

  /// Whether somebody who wrote these words may have meant this name: a slip away, or more of it.
  private func isNear(_ name: String, to text: String) -> Bool {
    let (name, wanted) = (folded(name), folded(text))
    let allowed = Spelling.allowance(wanted)
    return Spelling.edits(from: wanted, to: name, atMost: allowed) != nil
      || " \(name) ".contains(" \(wanted) ")
  }

  /// Words without a position; as quoted text where that would stay words.
  private func words(_ text: String, own: [Place]) throws(Interruption) -> ResolvedSubject {
    let line = try stopName(text, at: .text)
    let isAsked = scene.server != nil && !PlainActivities.begin(line)
    let staysWords = !isAsked && exact(line, own: own).isEmpty
    return ResolvedSubject(
      name: line, place: nil,
      reference: staysWords ? .place(.named(line, quoted: true)) : .text(line))
  }

  /// The text as a name in one line.
  func stopName(_ text: String, at slot: Slot) throws(Interruption) -> String {
    let line = oneLine(text)
    guard !line.isEmpty else { throw .fail(Failure(.emptyName, at: slot)) }
    return line
  }
}

extension NewStops {
  fileprivate func of(_ subject: NewStopSubject) -> NewStops {
    var changed = self
    changed.what = subject
    return changed
  }
}
