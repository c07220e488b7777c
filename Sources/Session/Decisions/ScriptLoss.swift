/// Something of a trip that the script `save` writes does not bring back.
package enum ScriptLoss: Hashable, Sendable {
  /// What a server told of this place: only its name and position are in the script.
  case toldOfPlace(name: String, address: String?)
  /// A stop that no line makes as it is.
  case stop(name: String)
  case field(TripField)
  /// Days, and what is on them.
  case days
  /// A field of the day with this number, counted from 1.
  case ofDay(Int, DayField)
  /// Bookings, so many, that no line makes as they are.
  case bookings(Int)
  /// Things to do or to pack, so many: no command makes one yet.
  case checklist(Int)
  /// What was done to trips before the entry with this number, on which the lines rest.
  case before(entry: Int)

  package enum DayField: String, CaseIterable, Sendable { case date, title, city, note }
}
