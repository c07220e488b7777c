package import Session

/// A gazetteer of a few places; `SmallGazetteer(rows: [])` is an empty one.
package struct SmallGazetteer: Gazetteer {
  package struct Row: Sendable {
    package var place: Place
    package var kind: PlaceKind
    package var rank: Int
    /// Own names besides the name of the place: short and English ones.
    package var ownNames: [String]
    package var otherNames: [String]

    package init?(
      _ name: String, _ latitude: Double, _ longitude: Double, _ kind: PlaceKind,
      category: String, address: String, country: String, zone: String? = nil, rank: Int,
      own: [String] = [], other: [String] = []
    ) {
      guard let position = Coordinates(latitude: latitude, longitude: longitude) else {
        return nil
      }
      place = Place(
        name: name, position: position, category: category, address: address, country: country,
        timeZone: zone, source: .gazetteer)
      self.kind = kind
      self.rank = rank
      ownNames = own
      otherNames = other
    }

    fileprivate func bears(_ wanted: String) -> (any: Bool, own: Bool) {
      let own = ([place.name] + ownNames).contains { folded($0) == wanted }
      return (own || otherNames.contains { folded($0) == wanted }, own)
    }

    fileprivate func isOf(_ wanted: String?) -> Bool {
      guard let wanted else { return true }
      return kind.rawValue == wanted || place.category == wanted
    }

    fileprivate func match(own: Bool) -> GazetteerMatch {
      GazetteerMatch(place: place, kind: kind, rank: rank, isOwnName: own)
    }
  }

  package var rows: [Row]
  /// What a search that finds nothing takes for misspelt, by the folded words.
  package var guesses: [String: [GazetteerMatch]] = [:]

  package init(rows: [Row] = SmallGazetteer.standard) {
    self.rows = rows.sorted { ($1.rank, $0.place.name) < ($0.rank, $1.place.name) }
  }

  package func named(_ name: String) -> [GazetteerMatch] {
    let wanted = folded(name)
    return rows.compactMap { row in
      let bears = row.bears(wanted)
      return bears.any ? row.match(own: bears.own) : nil
    }
  }

  package func search(_ text: String, kind: String?, limit: Int) -> [GazetteerMatch] {
    let words = folded(text).split(separator: " ")
    guard !words.isEmpty else { return [] }
    let found = rows.filter { row in
      let names = [row.place.name, row.place.address ?? ""] + row.ownNames + row.otherNames
      let text = folded(names.joined(separator: " "))
      return row.isOf(kind) && words.allSatisfy { text.contains($0) }
    }
    if found.isEmpty { return Array((guesses[folded(text)] ?? []).prefix(limit)) }
    return found.prefix(limit).map { $0.match(own: true) }
  }

  package func around(
    _ centre: Coordinates, kilometres: Double, kind: String?, limit: Int
  ) -> [GazetteerMatch] {
    rows.filter { $0.isOf(kind) && $0.place.position.kilometres(to: centre) <= kilometres }
      .prefix(limit).map { $0.match(own: true) }
  }

  package func within(_ area: PlaceExtent, kind: String?, limit: Int) -> [GazetteerMatch] {
    rows.filter { $0.isOf(kind) && area.holds($0.match(own: true)) }
      .prefix(limit).map { $0.match(own: true) }
  }

  package func areas(called name: String) -> [PlaceExtent] {
    named(name).compactMap { match in
      match.kind == .country ? match.place.country.map(PlaceExtent.country) : nil
    }
  }

  package func beginning(_ text: String, limit: Int) -> [GazetteerMatch] {
    let start = folded(text)
    return rows.filter { folded($0.place.name).hasPrefix(start) }
      .prefix(limit).map { $0.match(own: true) }
  }
}
