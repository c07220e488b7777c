/// All that is known of a trip.
package struct TripFields: Hashable, Sendable {
  package var id: TripID
  package var name: String
  package var destination: Destination?
  package var style: String?
  package var about: String?
  package var note: String?
  package var favourite: Bool
  package var days: [Day]
  package var ideas: [Stop]
  package var bookings: [Booking]
  package var checklist: [ChecklistTask]
  package var budget: Money?
  /// Rates by pair, such as `USD/EUR`, as they were typed.
  package var rates: [String: String]
  /// How many travel; with companions at least so many.
  package var people: Int?
  /// How many of them are children, where that was said.
  package var children: Int?
  /// Those who travel, as far as they have names.
  package var companions: [Companion]
  /// In which amounts without a currency are; else that of the settings.
  package var currency: Currency?
  /// The rules of `check` that are switched off, sorted.
  package var silenced: [String]

  package init(id: TripID, name: String) {
    self.id = id
    self.name = name
    favourite = false
    days = []
    ideas = []
    bookings = []
    checklist = []
    rates = [:]
    companions = []
    silenced = []
  }
}
