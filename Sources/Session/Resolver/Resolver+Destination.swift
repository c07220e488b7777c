/// Where a trip or a day goes, and how a canonical line speaks of it.
struct ResolvedDestination: Hashable, Sendable {
  var destination: Destination
  var reference: PlaceReference
  /// What is to be told of how it was found.
  var notices: [Notice] = []

  init(_ found: ResolvedPlace) {
    destination = .place(found.place)
    (reference, notices) = (found.reference, found.notices)
  }

  /// The same, pinned where the name alone would be asked about.
  fileprivate func pinned(unless isPlain: Bool) -> ResolvedDestination {
    var pinned = self
    if let place = destination.place, case .named = reference, !isPlain {
      pinned.reference = .pinned(place.name, place.position)
    }
    return pinned
  }

  fileprivate init(words: String, _ reference: PlaceReference, _ notices: [Notice]) {
    destination = .words(words)
    (self.reference, self.notices) = (reference, notices)
  }
}

extension Resolver {
  /// The place meant as a destination or a city, or own words that no place is called: those in quotes
  /// and those that tell whose they are.
  ///
  /// Other words may be a typing error: asks with `command` of each name that is like them and of the words as
  /// they are; where nothing is like them, fails.
  func destination(
    _ reference: PlaceReference, by comparison: PlaceComparison, at slot: Slot,
    _ command: (PlaceReference) -> Intent
  ) throws(Interruption) -> ResolvedDestination {
    switch reference {
    case .words(let text): return try ownWords(text, isAsked: scene.server != nil, at: slot)
    case .at, .result, .pinned: break
    case .named(let text, let quoted):
      guard !isBlank(text) else { throw .fail(Failure(.emptyName, at: slot)) }
      if let home = try home(calledSo: text, comparison) { return home }
      if OwnWords.namePlace(text), try !isWidelyKnown(text) {
        return try ownWords(text, isAsked: false, at: slot)
      }
      let found = try places(
        named: text, comparison, own: try ownPlaces(), wantsNearest: !quoted)
      guard let first = found.chosen ?? found.candidates.first else {
        let known = try wordsOfTrip(text)
        if quoted || known != nil {
          return try ownWords(known ?? text, isAsked: scene.server != nil, at: slot, found.notices)
        }
        throw noPlace(text, found, at: slot, command)
      }
      if try !isKnown(first.place), !isPlainGoal(first, called: text, comparison) {
        throw isItMeant(text, found, at: slot, command)
      }
    }
    let found = try place(reference, by: comparison, at: slot, command)
    let match = exact(found.place.name, own: []).first { $0.place.isSame(as: found.place) }
    return ResolvedDestination(found).pinned(
      unless: match.map { isPlainGoal($0, called: found.place.name, comparison) } ?? true)
  }

  /// The words of the trip for somewhere that is no place, where these are the same.
  private func wordsOfTrip(_ text: String) throws(Interruption) -> String? {
    guard let trip = try openTrip() else { return nil }
    let booked = trip.bookings.flatMap { [$0.from, $0.to, $0.place] }
    return ([trip.destination] + trip.days.map(\.city) + booked).lazy.compactMap { known in
      if case .words(let words)? = known, folded(words) == folded(text) { words } else { nil }
    }.first
  }

  /// Where the person lives, where the words say that and the setting where it is.
  private func home(
    calledSo text: String, _ comparison: PlaceComparison
  ) throws(Interruption) -> ResolvedDestination? {
    guard SpokenHome.meets(text), !SpokenHome.isHere(text),
      let home = scene.session.settings.home
    else { return nil }
    return ResolvedDestination(resolved(home, comparison, own: try ownPlaces()))
  }

  /// Whether it was found or planned before: then its name means it, whatever else it is.
  private func isKnown(_ place: Place) throws(Interruption) -> Bool {
    (scene.session.cursor.results + (try ownPlaces())).contains { $0.isSame(as: place) }
  }

  /// A place is called so, but hardly anybody who says it means that: the places and the words as they
  /// are.
  private func isItMeant(
    _ text: String, _ found: NamedPlaces, at slot: Slot, _ command: (PlaceReference) -> Intent
  ) -> Interruption {
    let places = placeChoices(found, command)
    let line = oneLine(text)
    return .ask(
      Question(
        .which(text, of: places), slot: slot,
        choices: places + [Choice(.text(line), command(.words(line)))]))
  }

  /// Words without a position; spoken of in quotes where that would stay words.
  private func ownWords(
    _ text: String, isAsked: Bool, at slot: Slot, _ notices: [Notice] = []
  ) throws(Interruption) -> ResolvedDestination {
    let line = oneLine(text)
    guard !line.isEmpty else { throw .fail(Failure(.emptyName, at: slot)) }
    let own = try ownPlaces()
    let isName = spokenNames(line).contains { !exact($0, own: own).isEmpty }
    let isWide = try isWidelyKnown(line)
    let staysWords = !isAsked && (!isName || OwnWords.namePlace(line) && !isWide)
    return ResolvedDestination(
      words: line, staysWords ? .named(line, quoted: true) : .words(line),
      notices)
  }

  /// Whether words for somewhere of one's own are what a place is called as well: all of them, or,
  /// of a place that everybody knows, those behind the article.
  private func isWidelyKnown(_ text: String) throws(Interruption) -> Bool {
    if !exact(text, own: try ownPlaces()).isEmpty { return true }
    return spokenNames(text).contains { scene.gazetteer.named($0).contains(where: \.isKnownToAll) }
  }

  /// None is called so: what is like it, and the words as they are.
  private func noPlace(
    _ text: String, _ found: NamedPlaces, at slot: Slot, _ command: (PlaceReference) -> Intent
  ) -> Interruption {
    let own = command(.named(oneLine(text), quoted: true))
    var similar = found
    similar.nearest.removeAll { $0.fit == .partly && !isMeant($0.place.name, by: text) }
    guard !similar.nearest.isEmpty else {
      return .fail(
        Failure(found.problem(of: text), at: slot, remedies: found.remedies([own])))
    }
    return .ask(
      Question(
        found.topic(of: text), slot: slot,
        choices: placeChoices(similar, command) + [Choice(.text(oneLine(text)), own)]))
  }
}
