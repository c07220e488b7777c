internal import SQLite
internal import Session

/// A trip's line in the list of trips as its row holds it.
struct SummaryRow: Hashable {
  var summary: TripSummary
  var folded: String

  init(_ summary: TripSummary, folded: String) {
    self.summary = summary
    self.folded = folded
  }

  init(_ trip: Trip) { self.init(TripSummary(trip), folded: foldedName(trip)) }
}

private func foldedName(_ trip: Trip) -> String { folded(trip.name) }

/// Where a window stood; the cursor is `nil` where it cannot be read.
struct WindowRow {
  var window: WindowID
  var at: Int64
  var cursor: Cursor?
}

extension Connection {
  /// Whether there is surely no entry of this number.
  func lacksEntry(_ number: Int) -> Bool {
    do {
      return try integer("SELECT 1 FROM entry WHERE n = ?", [.integer(number)]) == nil
    } catch {
      return false
    }
  }

  /// Gives every pair of a trip and an entry that is about it.
  func eachTouch(_ body: (Int, Int) -> Void) throws(StoreFault) {
    do {
      try query("SELECT trip, n FROM touches") { body(Int($0.integer(0)), Int($0.integer(1))) }
    } catch {
      throw .sqlite(error)
    }
  }

  /// The trips' lines as their rows hold them, not the index over them.
  func summaryRows() throws(StoreFault) -> [SummaryRow] {
    try rows("SELECT \(summaryColumns), folded FROM trip NOT INDEXED ORDER BY id") { row in
      SummaryRow(summary(row), folded: row.text(11) ?? "")
    }
  }

  /// Where the windows stood, the oldest first.
  func windowRows() throws(StoreFault) -> [WindowRow] {
    try rows("SELECT id, at, cursor FROM window ORDER BY at, id") { row in
      WindowRow(
        window: WindowID(Int(row.integer(0))), at: row.integer(1),
        cursor: try? Cursor(column: row.text(2), of: "cursor"))
    }
  }
}

extension StoreFault {
  /// What was wrong, in SQLite's words where they are its.
  var words: String {
    switch self {
    case .sqlite(let failure): failure.message
    case .damaged(let words), .other(let words): words
    case .notAJournal: "no journal"
    case .newerVersion: "a newer version"
    case .readOnly: "it can only be read"
    case .unreachable, .unwritable: "it cannot be reached"
    }
  }
}
