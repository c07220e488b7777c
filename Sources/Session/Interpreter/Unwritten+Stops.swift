extension Interpreter {
  func decideOnPlaces(_ intent: Intent) throws(Interruption) -> Decision { throw unwritten }
  func decideOnStops(_ intent: Intent) throws(Interruption) -> Decision { throw unwritten }

  /// The stop meant. A bare number is one of `numbersMean` where the line names a day, else of the
  /// selected day, else of the day last shown. Where several stops are meant, asks with `command`.
  func stop(
    _ reference: StopReference, of trip: Trip, numbersMean day: Day? = nil, at slot: Slot,
    _ command: (StopReference) -> Intent
  ) throws(Interruption) -> PlacedStop { throw unwritten }

  /// The place meant as a destination or a city: towns before airports, regions and sights. Where
  /// several are, asks with `command` of each, pinned.
  func place(
    _ reference: PlaceReference, near centres: [Coordinates], at slot: Slot,
    _ command: (PlaceReference) -> Intent
  ) throws(Interruption) -> ResolvedPlace { throw unwritten }
}

/// A stop and where it stands in its trip.
struct PlacedStop: Hashable, Sendable {
  var stop: Stop
  var slot: StopSlot
  /// As a canonical line speaks of it.
  var reference: StopReference
}

/// A place and how a canonical line speaks of it: pinned where its name is not enough.
struct ResolvedPlace: Hashable, Sendable {
  var place: Place
  var reference: PlaceReference
}
