/// Where something booked begins, ends or is.
extension Interpreter {
  /// A place of a booking; words that no place bears are kept as they are.
  func placed(
    _ reference: PlaceReference, of kind: Booking.Kind, on day: Day?, in trip: Trip,
    _ command: (PlaceReference) -> Intent
  ) throws(Interruption) -> ResolvedDestination {
    var comparison = resolver.comparison(of: trip, on: day)
    comparison.order = .none
    if kind == .flight { comparison = .anywhere }
    guard case .named(let text, let quoted) = reference else {
      return try resolver.destination(reference, by: comparison, at: .place, command)
    }
    if kind == .flight, let airport = airport(coded: text) {
      return ResolvedDestination(
        ResolvedPlace(place: airport, reference: .named(text.uppercased(), quoted: false)))
    }
    if kind == .flight, !quoted, let airport = airport(called: text) {
      return try resolver.destination(
        .pinned(airport.name, airport.position), by: comparison, at: .place, command)
    }
    if kind != .flight, !quoted, let own = trip.town(beginning: text, on: day) {
      return try resolver.destination(
        .pinned(own.name, own.position), by: comparison, at: .place, command)
    }
    do throws(Interruption) {
      return try resolver.destination(reference, by: comparison, at: .place, command)
    } catch {
      guard !quoted else { throw error }
      let meant: PlaceReference
      if let place = likely(text, of: kind, on: day, in: trip) {
        meant = .pinned(place.name, place.position)
      } else if isFarAway(text, of: kind, on: day, in: trip) {
        meant = .words(text)
      } else if error.saysNoPlace || isSpeltLikeNothingNear(text, of: kind, on: day, in: trip) {
        meant = .named(text, quoted: true)
      } else {
        throw error
      }
      return try resolver.destination(meant, by: comparison, at: .place, command)
    }
  }

  /// The airport of three letters.
  private func airport(coded text: String) -> Place? {
    guard text.utf8.count == 3, text.utf8.allSatisfy({ (65...90).contains($0 & 0xDF) }) else {
      return nil
    }
    let airports = scene.gazetteer.named(text).filter { $0.kind == .airport && !$0.isOwnName }
    return airports.count == 1 ? airports[0].place : nil
  }

  /// The airport that is much better known by a name than any town: one flies from that.
  private func airport(called text: String) -> Place? {
    let name = folded(text)
    let named = scene.gazetteer.named(text)
    let towns = named.filter { $0.kind == .city || $0.kind == .region || $0.kind == .country }
    let airports =
      named.filter { $0.kind == .airport }
      + scene.gazetteer.search(text, kind: PlaceKind.airport.rawValue, limit: 6).filter { match in
        match.fit == .borne
          && (" " + folded(match.place.name) + " ").contains(" \(name) ")
      }
    guard let best = airports.max(by: { $0.rank < $1.rank }) else { return nil }
    let most = towns.map(\.rank).max() ?? 0
    return !towns.isEmpty && best.rank >= most + 150 ? best.place : nil
  }

  /// Of several places the one that something else booked is at, the only airport there, the only one
  /// that is not far from where the trip goes.
  private func likely(
    _ text: String, of kind: Booking.Kind, on day: Day?, in trip: Trip
  ) -> Place? {
    let name = folded(text)
    if let same = trip.bookedPlaces.last(where: { folded($0.name) == name }) { return same }
    guard kind != .flight else {
      let airports = scene.gazetteer.search(text, kind: PlaceKind.airport.rawValue, limit: 6)
        .filter { $0.fit == .borne }
      let called = airports.filter { folded($0.place.name).hasPrefix(name + " ") }
      return (called.isEmpty ? airports : called).only?.place
    }
    if let place = placeInArea(text) { return place }
    func near(_ name: String) -> [GazetteerMatch] {
      scene.gazetteer.named(name).filter {
        isNear($0.place, on: day, in: trip, kilometres: 400)
      }
    }
    let towns = near(text)
    // Of a small town often only the station is known.
    let stations =
      kind == .train || towns.isEmpty ? near("\(text) station").filter(\.isStation) : []
    return stations.only?.place ?? towns.filter { kind == .train && $0.isStation }.only?.place
      ?? towns.filter(\.isOwnName).only?.place
  }

  /// `springdale utah`: a town, and behind it the area that it lies in.
  private func placeInArea(_ text: String) -> Place? {
    let words = text.split(separator: " ")
    guard words.count > 1, let last = words.last,
      !scene.gazetteer.areas(called: String(last)).isEmpty
    else { return nil }
    let name = words.dropLast().joined(separator: " ")
    return scene.gazetteer.search("\(name), \(last)", kind: nil, limit: 5)
      .first { $0.fit == .borne && folded($0.place.name) == folded(name) }?.place
  }

  /// Whether all places of a name are where nobody goes by train or by car from here.
  private func isFarAway(
    _ text: String, of kind: Booking.Kind, on day: Day?, in trip: Trip
  ) -> Bool {
    guard kind != .flight, !trip.centres(on: day).isEmpty else { return false }
    if let last = text.split(separator: " ").last, last.utf8.count < text.utf8.count,
      scene.gazetteer.named(text).isEmpty,
      !scene.gazetteer.areas(called: String(last)).isEmpty
    {
      return true
    }
    let all = scene.gazetteer.named(text).filter(\.isOwnName)
    return !all.isEmpty
      && !all.contains { isNear($0.place, on: day, in: trip, kilometres: 1500) }
  }

  /// `Mallaig`, of which the gazetteer only knows what is spelt nearly so on other continents.
  private func isSpeltLikeNothingNear(
    _ text: String, of kind: Booking.Kind, on day: Day?, in trip: Trip
  ) -> Bool {
    kind != .flight && !trip.centres(on: day).isEmpty && scene.gazetteer.named(text).isEmpty
      && !scene.gazetteer.search(text, kind: nil, limit: 3).contains { match in
        isNear(match.place, on: day, in: trip, kilometres: 1500)
          // `Seatle` is one, wherever it lies.
          || [match.place.name, match.place.name.split(separator: " ").last.map(String.init) ?? ""]
            .contains { Spelling.edits(from: folded(text), to: folded($0), atMost: 1) != nil }
          || folded(text).contains(" ")
      }
  }

  private func isNear(
    _ place: Place, on day: Day?, in trip: Trip, kilometres: Double
  ) -> Bool {
    trip.centres(on: day).contains { $0.kilometres(to: place.position) < kilometres }
  }
}

extension Trip {
  /// Where the trip goes or one is that day, by the beginning of its name.
  ///
  /// `Sankt Anton` is Sankt Anton am Arlberg.
  fileprivate func town(beginning text: String, on day: Day?) -> Place? {
    func words(_ name: String) -> [Substring] { folded(name).split { !$0.isLetter } }
    let typed = words(text)
    return [day?.city?.place, destination?.place].compactMap(\.self).first { place in
      let own = words(place.name)
      return typed.count > 1 && own.count > typed.count && own.starts(with: typed)
    }
  }

  fileprivate var bookedPlaces: [Place] {
    bookings.flatMap { [$0.from, $0.to, $0.place] }.compactMap { $0?.place }
  }

  /// Where it goes, and where one is by what is booked.
  fileprivate func centres(on day: Day?) -> [Coordinates] {
    // A flight also begins at home.
    let there = bookings.filter { $0.kind != .flight }.flatMap { [$0.from, $0.to, $0.place] }
    return [destination?.place, day?.city?.place].compactMap { $0?.position }
      + there.compactMap { $0?.place?.position }
  }
}

extension Interruption {
  fileprivate var saysNoPlace: Bool {
    guard case .fail(let failure) = self, case .noPlace = failure.problem else { return false }
    return true
  }
}

extension GazetteerMatch {
  fileprivate var isStation: Bool { kind == .station || place.category == "station" }
}

extension [GazetteerMatch] {
  /// The one place that they are, however often it was found.
  fileprivate var only: Element? {
    guard let first, allSatisfy({ $0.place.isSame(as: first.place) }) else { return nil }
    return first
  }
}
