/// Something to see or do: a place, or words without a position.
package struct Stop: Hashable, Sendable {
  package private(set) var id: StopID
  package var name: String
  /// `nil` for a stop that was only typed.
  package var position: Coordinates?
  package var category: String?
  package var address: String?
  package var country: String?
  package var timeZone: String?
  package var at: ClockTime?
  /// How long it takes.
  package var minutes: Int?
  package var note: String?
  package var cost: Money?
  /// Who paid the cost.
  package var paidBy: String?
  /// When it is open.
  package var hours: OpeningHours?
  package var done: Bool
  package var osm: String?
  package var source: PlaceSource

  /// A stop of words alone.
  package init(id: StopID, text: String) {
    self.id = id
    name = text
    done = false
    source = .typed
  }

  /// A stop at a place.
  package init(id: StopID, place: Place) {
    self.init(id: id, text: place.name)
    self.place = place
  }

  /// The same stop under another id; what a copy starts from.
  package init(id: StopID, copying other: Stop) {
    self = other
    self.id = id
  }

  /// The place it is at, `nil` where it has no position; the name is always the stop's own.
  package var place: Place? {
    get {
      position.map {
        Place(
          name: name, position: $0, category: category, address: address, country: country,
          timeZone: timeZone, osm: osm, source: source)
      }
    }
    set {
      position = newValue?.position
      category = newValue?.category
      address = newValue?.address
      country = newValue?.country
      timeZone = newValue?.timeZone
      osm = newValue?.osm
      source = newValue?.source ?? .typed
    }
  }
}
