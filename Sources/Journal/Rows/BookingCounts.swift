internal import SQLite
internal import Session

// How many bookings trips have, for lists of trips: in a table of its own, made with the first
// booking of a home. Journals written before it, and homes without bookings, do without.

extension Connection {
  /// Whether bookings are counted here.
  var countsBookings: Bool {
    get throws(StoreFault) {
      try integer("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'booked'") != nil
    }
  }

  /// Counts the bookings of trips that an entry has changed.
  func countBookings(of trips: [Trip]) throws(StoreFault) {
    guard !trips.isEmpty else { return }
    if try !countsBookings {
      guard trips.contains(where: { !$0.bookings.isEmpty }) else { return }
      try beginCounting()
    }
    for trip in trips {
      let id = SQLiteValue.integer(trip.id.number)
      if trip.bookings.isEmpty {
        try run("DELETE FROM booked WHERE trip = ?", [id])
      } else {
        try run(
          "INSERT OR REPLACE INTO booked VALUES(?, ?)", [id, .integer(trip.bookings.count)])
      }
    }
  }

  /// Makes the table, with the bookings that were there before it.
  private func beginCounting() throws(StoreFault) {
    try run("CREATE TABLE booked(trip INTEGER PRIMARY KEY, bookings INTEGER NOT NULL)")
    let newest = try newestEntry()
    let ids = try rows(
      """
      SELECT DISTINCT trip FROM touches JOIN entry USING(n) JOIN trip ON trip.id = touches.trip
      WHERE events LIKE '%booking%'
      """, []
    ) { TripID(Int($0.integer(0))) }
    for id in ids {
      guard let count = try trip(id, after: newest)?.bookings.count, count > 0 else { continue }
      try run(
        "INSERT INTO booked VALUES(?, ?)", [.integer(id.number), .integer(count)])
    }
  }
}

extension [Event] {
  /// The trips that have other bookings after these events, or are new.
  var tripsWithOtherBookings: Set<TripID> {
    Set(
      compactMap { event in
        switch event {
        case .tripAdded(let trip): trip.id
        case .trip(let trip, .bookingAdded), .trip(let trip, .bookingRemoved): trip
        case .trip, .tripRemoved, .settingChanged, .homeChanged, .aliasChanged, .consentChanged,
          .cursorMoved:
          nil
        }
      })
  }
}
