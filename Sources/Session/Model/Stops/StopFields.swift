/// All that is known of a stop.
package struct StopFields: Hashable, Sendable {
  package var id: StopID
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
  package var done = false
  package var osm: String?
  package var source = PlaceSource.typed

  package init(id: StopID, name: String) {
    self.id = id
    self.name = name
  }
}
