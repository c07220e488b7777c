internal import SQLite
internal import Session

/// What is found in the entries about a trip without reading their events.
extension Connection {
  /// The number of the oldest entry about a trip.
  func firstEntry(about trip: TripID) throws(StoreFault) -> Int? {
    try integer("SELECT min(n) FROM touches WHERE trip = ?", [.integer(trip.number)])
      .map { Int($0) }
  }

  /// The number of the oldest entry about a trip, after this one, whose events name this stop.
  func firstEntry(
    naming stop: StopID, in trip: TripID, after entry: Int
  ) throws(StoreFault) -> Int? {
    try integer(
      """
      SELECT t.n FROM touches t JOIN entry e ON e.n = t.n
      WHERE t.trip = ? AND t.n > ? AND instr(e.events, ?) ORDER BY t.n LIMIT 1
      """, [.integer(trip.number), .integer(entry), .text("\"s\(stop.number)\"")]
    ).map { Int($0) }
  }

  /// The number of the newest entry about a trip that was made on this day or before.
  func newestEntry(
    about trip: TripID, until day: CivilDate, upTo last: Int
  ) throws(StoreFault) -> Int? {
    try integer(
      """
      SELECT t.n FROM touches t JOIN entry e ON e.n = t.n
      WHERE t.trip = ? AND t.n <= ? AND e.today <= ? ORDER BY t.n DESC LIMIT 1
      """, [.integer(trip.number), .integer(last), .text(day.iso)]
    ).map { Int($0) }
  }

  /// The trips that entries are about and that have no row, the one touched last at the beginning.
  ///
  /// From one trip to the next by the index, however many entries are about each.
  func goneTrips() throws(StoreFault) -> [TripID] {
    try rows(
      """
      WITH RECURSIVE known(id) AS (
        SELECT min(trip) FROM touches
        UNION ALL
        SELECT (SELECT min(trip) FROM touches WHERE trip > id) FROM known WHERE id NOTNULL)
      SELECT id FROM known WHERE id NOTNULL AND id NOT IN (SELECT id FROM trip)
      ORDER BY (SELECT max(n) FROM touches WHERE trip = known.id) DESC
      """
    ) { TripID(Int($0.integer(0))) }
  }
}
