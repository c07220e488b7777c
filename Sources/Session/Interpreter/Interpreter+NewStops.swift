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
    let comparison = comparison(for: target, of: trip)
    let own = trip.allStops.compactMap(\.place)
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
      return [try subject(named: text, quoted: quoted, new, comparison, own: own)]
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
    named text: String, quoted: Bool, _ new: NewStops, _ comparison: PlaceComparison,
    own: [Place]
  ) throws(Interruption) -> ResolvedSubject {
    let text = try stopName(text, at: .place)
    let isActivity = PlainActivities.begin(text)
    var found = try places(named: text, comparison, own: own, asksServer: !isActivity)
    let isActivityAlone = PlainActivities.isJust(text)
    if isActivityAlone || isEverydayWord(text, comparison) {
      found.keepNearby(
        comparison, known: own + scene.session.cursor.results, ownOnly: isActivityAlone)
    }
    if let chosen = found.chosen {
      return subject(resolved(chosen.place, comparison, own: own, found.notices))
    }
    if found.candidates.isEmpty && (quoted || isActivity) {
      var words = try words(text, own: own)
      words.notices = found.notices
      return words
    }
    throw .ask(whichSubject(text, found, new))
  }

  /// Whether it is written as everyday words of three letters are (`pub`, `gym`), which are codes of
  /// airports far away.
  private func isEverydayWord(_ text: String, _ comparison: PlaceComparison) -> Bool {
    !comparison.centres.isEmpty && text.count == 3 && text.allSatisfy(\.isLowercase)
  }

  private func whichSubject(_ text: String, _ found: NamedPlaces, _ new: NewStops) -> Question {
    var choices = placeChoices(found) { .add(new.of(.place($0))) }
    guard found.candidates.isEmpty else {
      return Question(.whichPlace(text), slot: .place, choices: choices)
    }
    choices.append(Choice(.text(text), .add(new.of(.place(.named(text, quoted: true))))))
    return Question(.noPlace(text), slot: .place, choices: choices)
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
