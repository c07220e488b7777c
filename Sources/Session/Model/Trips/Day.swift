/// A day of a trip.
///
/// Its number is its position in the trip, counted from 1.
package struct Day: Hashable, Sendable {
  package private(set) var id: DayID
  /// `nil` in a trip without dates; then no day of the trip has one.
  package var date: CivilDate?
  package var title: String?
  package var city: Destination?
  package var note: String?
  package var stops: [Stop]

  package init(id: DayID, date: CivilDate? = nil) {
    self.id = id
    self.date = date
    stops = []
  }

  /// The same under another id; what a copy starts from.
  package init(id: DayID, copying other: Day) {
    self = other
    self.id = id
  }

  /// Whether anything was planned: a stop, a note, a title or a city.
  package var hasPlans: Bool { !stops.isEmpty || hasWords }

  /// Whether it says something of itself, beside its stops.
  package var hasWords: Bool { note != nil || title != nil || city != nil }
}
