/// What becomes a stop: a place, or words alone.
struct ResolvedSubject {
  var name: String
  /// `nil` for words alone.
  var place: Place?
  /// As a canonical line speaks of it.
  var reference: NewStopSubject
  var notices: [Notice] = []

  func stop(_ id: StopID, _ new: NewStops) -> Stop {
    var fields = place.map { Stop(id: id, place: $0).fields } ?? StopFields(id: id, name: name)
    fields.at = new.at
    fields.minutes = new.minutes
    return Stop(fields)
  }

  /// What the server that was asked had to say.
  var server: NamedPlaces { NamedPlaces(notices: notices) }

  /// The places that may be meant by words that were looked for in vain; `nil` where they were not.
  var maybe: [Place]?

  var wordsNotice: [Notice] {
    guard place == nil else { return [] }
    return [maybe.map { .noPlaceCalled(name, maybe: $0) } ?? .withoutPosition(name)]
  }
}

extension Interpreter {
  /// What `new` adds, with the target and position of `new` resolved already.
  func subjects(
    _ new: NewStops, results: [Place], to target: ResolvedTarget, of trip: Trip
  ) throws(Interruption) -> [ResolvedSubject] {
    let reach = Reach(resolver.comparison(of: trip, on: target.day), of: trip, on: target.day)
    let (comparison, own) = (reach.comparison, trip.ownPlaces)
    switch new.what {
    case .results:
      return results.map {
        subject(resolver.resolved($0, comparison, own: own), comparison, own: own)
      }
    case .position(let position, let name):
      return [try subject(at: position, named: name)]
    case .text(let text), .place(.words(let text)): return [try words(text, own: own)]
    case .place(.at(let position)): return [subject(try resolver.resolved(at: position))]
    case .place(.result(let number)):
      return [
        subject(
          resolver.resolved(try resolver.result(number, at: .place), comparison, own: own),
          comparison, own: own)
      ]
    case .place(.pinned(let name, let position)):
      return [
        subject(
          try resolver.resolved(pinned: name, position, comparison, own: own, at: .place),
          comparison, own: own)
      ]
    case .place(.named(let text, let quoted)):
      return [try subject(named: text, quoted: quoted, new, reach, own: own)]
    }
  }

  private func subject(
    _ resolved: ResolvedPlace, _ comparison: PlaceComparison? = nil, own: [Place] = []
  ) -> ResolvedSubject {
    let reference = comparison.map {
      resolver.addedReference(to: resolved.place, $0, own: own)
    }
    return ResolvedSubject(
      name: resolved.place.name, place: resolved.place,
      reference: .place(reference ?? resolved.reference), notices: resolved.notices)
  }

  private func subject(
    at position: Coordinates, named name: String?
  ) throws(Interruption) -> ResolvedSubject {
    guard let name else { return subject(try resolver.resolved(at: position)) }
    let line = try stopName(name, at: .name)
    return ResolvedSubject(
      name: line, place: Place(name: line, position: position),
      reference: .position(position, name: line))
  }

  private func subject(
    named text: String, quoted: Bool, _ new: NewStops, _ reach: Reach, own: [Place]
  ) throws(Interruption) -> ResolvedSubject {
    var text = try stopName(text, at: .place)
    if !quoted, let bare = nameAlone(of: text, new), resolver.exact(text, own: own).isEmpty {
      text = bare
    }
    // Where nothing is asked or guessed for it, nobody needs to know whether it is plainly done.
    let isActivity = (!quoted || scene.server != nil) && PlainActivities.begin(text)
    // What stands in quotes, or is plainly done and no place, is meant as it is written.
    let isAsWritten = quoted || isActivity || EverydayThings.areDoneThere(text)
    var found = try resolver.places(
      named: text, reach.comparison, own: own, asksServer: !isActivity,
      wantsNearest: !isAsWritten)
    let isNowhere = found.candidates.isEmpty
    if !isNowhere { keepMeant(&found, by: text, in: reach, own: own) }
    if let chosen = found.chosen {
      return subject(
        resolver.resolved(chosen.place, reach.comparison, own: own, found.notices),
        reach.comparison, own: own)
    }
    guard found.candidates.isEmpty else {
      let choices = resolver.placeChoices(found.withLikely(text, in: reach, scene.gazetteer)) {
        .add(new.of(.place($0)))
      }
      throw .ask(Question(.which(text, of: choices), slot: .place, choices: choices))
    }
    // No title begins with an article that is not written as part of one.
    let title = quoted ? nil : LeadingArticle.leftOutOfTitle(text)
    // What was looked for in vain is not looked for again.
    var words = try words(title ?? text, own: own, isNowhere: isNowhere)
    words.notices = found.notices
    guard !isAsWritten else { return words }
    found.own = own.map(\.unranked) + places(partlyNamed: text, in: reach)
    let meant = MeantPlaces(
      text, ofKind: resolver.places(ofKind: text, in: reach), found, in: reach)
    if !new.takes(text) || meant.isLikely || isListOfPlaces(text, own) {
      let near = meant.isElsewhere ? reach.centre?.name : nil
      throw .ask(whatIsMeant(text, meant, new, found.topic(of: text, near: near)))
    }
    // `boat tour` is no tower.
    words.maybe =
      PlainActivities.end(text) || EverydayThings.name(text)
      ? [] : try resolver.begun(text).joined(with: meant.offered).prefix(3).map(\.place)
    return words
  }

  /// A name without the article before it, where it may be one of what is done or needs none.
  private func nameAlone(of text: String, _ new: NewStops) -> String? {
    PlainActivities.withoutArticle(text)
      ?? (new.unasked == .things && new.takes(text) ? behindArticle(text) : nil)
  }

  /// Leaves out what bears the name and is not meant by it.
  private func keepMeant(
    _ found: inout NamedPlaces, by text: String, in reach: Reach, own: [Place]
  ) {
    let sort = resolver.sort(of: text, in: reach, isPlain: found.chosen != nil)
    // `yoga`, a town in Japan, is not known by having been offered.
    let known = own + scene.session.cursor.sought
    found.keep(in: reach) { match in
      sort.means(match, in: reach) || known.contains { $0.isSame(as: match.place) }
    }
  }

  /// Words without a position; as quoted text where that would stay words, as what is nowhere does.
  private func words(
    _ text: String, own: [Place], isNowhere: Bool = false
  ) throws(Interruption) -> ResolvedSubject {
    let line = try stopName(text, at: .text)
    let isAsked = scene.server != nil && !PlainActivities.begin(line)
    // What is a place's name behind an article is that place in another trip.
    let staysWords =
      !isAsked
      && (isNowhere || spokenNames(line).allSatisfy { resolver.exact($0, own: own).isEmpty })
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
  /// Whether words that no place bears become a stop unasked.
  fileprivate func takes(_ words: String) -> Bool {
    switch unasked {
    case .any: true
    case .things:
      CommonWords.nameThing(words)
        && (at != nil || position != nil || PlainActivities.end(words))
        || EverydayThings.name(words)
    case .none: false
    }
  }

  func of(_ subject: NewStopSubject) -> NewStops {
    var changed = self
    changed.what = subject
    changed.unasked = .any
    return changed
  }
}
