package import JSON
package import Session

// The objects of the state document, for replies that show the same things.

extension Place {
  package var stateObject: JSONValue { json }
}

extension Stop {
  package var stateObject: JSONValue { json }
}

extension Day {
  /// The day with its number, counted from 1.
  package func stateObject(number: Int) -> JSONValue { NumberedDay(number: number, day: self).json }
}

extension ChecklistTask {
  /// As it is due in its trip.
  package func stateObject(in trip: Trip) -> JSONValue { json(due: dueDate(start: trip.start)) }
}

extension Trip {
  package var stateObject: JSONValue { json }
}

extension Booking {
  /// As it stands in the state document.
  package var stateObject: JSONValue { json }
}
