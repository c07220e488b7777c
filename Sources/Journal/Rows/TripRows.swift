internal import JSON
internal import SQLite
internal import Session

extension Connection {
  /// Every trip's summary as of the newest entry, in the order of creation.
  func summaries() throws(StoreFault) -> [TripSummary] {
    try rows(
      "SELECT \(summaryColumns) FROM trip ORDER BY id", [], summary)
  }

  /// The summaries of at most `limit` trips whose folded name begins so.
  func summaries(beginning folded: String, limit: Int) throws(StoreFault) -> [TripSummary] {
    try rows(
      """
      SELECT \(summaryColumns) FROM trip WHERE folded >= ? AND folded < ? ORDER BY id LIMIT ?
      """,
      [.text(folded), .text(folded + "\u{10FFFF}"), .integer(max(0, limit))], summary)
  }

  /// The summaries of the trips whose folded name is this.
  func summaries(called folded: String) throws(StoreFault) -> [TripSummary] {
    try rows(
      "SELECT \(summaryColumns) FROM trip WHERE folded = ? ORDER BY id", [.text(folded)], summary)
  }

  /// The summaries of at most `limit` trips that end on this day or later, by their start.
  func summaries(notOverOn day: CivilDate, limit: Int) throws(StoreFault) -> [TripSummary] {
    try rows(
      """
      SELECT \(summaryColumns) FROM trip WHERE start NOTNULL AND "end" >= ? ORDER BY start, id
      LIMIT ?
      """, [.integer(day.daysSinceEpoch), .integer(max(0, limit))], summary)
  }

  func hasTrip(_ id: TripID) throws(StoreFault) -> Bool {
    try integer("SELECT 1 FROM trip WHERE id = ?", [.integer(id.number)]) != nil
  }

  func removeTrip(_ id: TripID) throws(StoreFault) {
    try run("DELETE FROM trip WHERE id = ?", [.integer(id.number)])
    try run("DELETE FROM snapshot WHERE trip = ?", [.integer(id.number)])
  }

  /// Brings a trip's row up to date; `false` where it has none.
  ///
  /// Mostly only counts have changed. They are written alone then: every index with a column that
  /// is set is written again, whether its value is new or not. What version 1 kept in the row goes.
  ///
  /// `known` is the row as it stands, where this window has written it and nobody anything since: it
  /// is not compared then, and one that is the same is not written.
  func updateRow(_ row: TripRow, from known: TripRow?) throws(StoreFault) -> Bool {
    if let known, known.hasTexts(of: row) {
      if known.hasCounts(of: row) { return true }
      try run("UPDATE trip SET days = ?2, stops = ?3, ideas = ?4 WHERE id = ?1", row.counts)
      return changes > 0
    }
    let values = row.values
    if known == nil {
      try run(
        """
        UPDATE trip SET days = ?9, stops = ?10, ideas = ?11, upto = 0, sum = 0, snapshot = ''
        WHERE id = ?1 AND name IS ?2 AND folded IS ?3 AND destination IS ?4 AND style IS ?5
          AND start IS ?6 AND "end" IS ?7 AND favourite IS ?8
        """, values)
      if changes > 0 { return true }
    }
    try run(
      """
      UPDATE trip SET name = ?2, folded = ?3, destination = ?4, style = ?5, start = ?6, "end" = ?7,
        favourite = ?8, days = ?9, stops = ?10, ideas = ?11, upto = 0, sum = 0, snapshot = ''
      WHERE id = ?1
      """, values)
    return changes > 0
  }

  /// Writes the row of a trip that has none.
  func insertRow(_ row: TripRow) throws(StoreFault) {
    try run("INSERT INTO trip VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, '')", row.values)
  }

  /// Writes a snapshot of a trip as it is after an entry; how many bytes that has.
  func writeSnapshot(_ trip: Trip, upTo entry: Int) throws(StoreFault) -> Int {
    let text = trip.jsonText
    let sum = snapshotSum(trip.id, upTo: entry, text)
    try run(
      "INSERT OR REPLACE INTO snapshot VALUES(?, ?, ?, ?)",
      [.integer(trip.id.number), .integer(entry), .integer(sum), .text(text)])
    return text.utf8.count
  }
}

extension Connection {
  /// What a line in a list of trips is made from.
  var summaryColumns: String {
    get throws(StoreFault) {
      let bookings =
        try countsBookings ? "(SELECT bookings FROM booked WHERE booked.trip = trip.id)" : "0"
      return """
        id, name, destination, start, "end", favourite, style, days, stops, ideas, \(bookings)
        """
    }
  }
}

func summary(_ row: Statement) -> TripSummary {
  TripSummary(
    id: TripID(Int(row.integer(0))), name: row.text(1) ?? "", destination: row.text(2),
    start: date(row, 3), end: date(row, 4), favourite: row.integer(5) != 0,
    style: row.text(6), days: Int(row.integer(7)), stops: Int(row.integer(8)),
    ideas: Int(row.integer(9)), bookings: Int(row.integer(10)))
}

private func date(_ row: Statement, _ column: Int) -> CivilDate? {
  row.isNull(column) ? nil : CivilDate(daysSinceEpoch: Int(row.integer(column)))
}

func snapshotSum(_ trip: TripID, upTo entry: Int, _ text: String) -> Int64 {
  var sum = Checksum()
  sum.add(trip.number)
  sum.add(entry)
  sum.add(text)
  return sum.value
}
