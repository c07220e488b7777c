internal import Session

/// A place or an activity as a file has it that is no calendar.
struct ImportedPlace: Hashable {
  var name: String
  var position: Coordinates?
  /// `nil` for what is on no day.
  var day: ImportedDay?
  var at: ClockTime?
  var minutes: Int?
  var note: String?
  /// As `12.50 EUR`.
  var cost: String?
  var paidBy: String?
  var isDone = false
  /// Why it cannot be taken.
  var flaw: String?

  init(_ name: String) { self.name = name }

  /// A place of a map, which is somewhere.
  init(_ name: String, at position: Coordinates?) {
    (self.name, self.position) = (name, position)
    if position == nil { flaw = "it is nowhere on the earth" }
  }
}

/// A day by its date where the trip has that, else by its number.
struct ImportedDay: Hashable {
  var date: CivilDate?
  var number: Int?
}

/// What a file has: places, and what is none, with why.
struct ImportedPlaces {
  var places: [ImportedPlace] = []
  var passedOver: [(name: String, why: String)] = []
  private var nameless = 0

  /// Takes a place of a map; those without a name are numbered.
  mutating func take(_ place: ImportedPlace) {
    var place = place
    if place.name.isEmpty {
      nameless += 1
      place.name = "Point \(nameless)"
    }
    places.append(place)
  }
}
