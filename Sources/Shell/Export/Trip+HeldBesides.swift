internal import Session

extension Trip {
  /// In words, as some formats hold it.
  static let description = "the description"

  /// What it holds besides stops, bookings and tasks, in words: calendars and maps have no place for
  /// that.
  var heldBesides: [String] {
    let stops = days.flatMap(\.stops) + ideas
    let facts: [(words: String, isThere: Bool)] = [
      (Trip.description, about != nil), ("the style", style != nil),
      ("the note of the trip", note != nil),
      ("titles of days", days.contains { $0.title != nil }),
      ("cities of days", days.contains { $0.city != nil }),
      ("notes of days", days.contains { $0.note != nil }),
      ("opening hours", stops.contains { $0.hours != nil }),
      ("who travels", people != nil || !companions.isEmpty), ("the budget", budget != nil),
      ("exchange rates", !rates.isEmpty), ("which rules of check are off", !silenced.isEmpty),
    ]
    return facts.filter(\.isThere).map(\.words)
  }
}
