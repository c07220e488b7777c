internal import JSON
internal import SQLite
internal import Session

/// Takes over into an empty journal what can be read of another.
struct Salvage {
  let old: Connection?
  let path: String
  let new: Connection
  var report = RepairReport(path: "")
  /// The newest entry there was, as far as it was told; 0 where nothing is known.
  var newestTold = 0
  private var newest = 0

  init(from old: Connection?, path: String, into new: Connection) {
    self.old = old
    self.path = path
    self.new = new
  }

  /// Does all of it, in a transaction of the new journal.
  mutating func run() throws(StoreFault) -> RepairReport {
    try takeReadable()
    try takeUnreachable(in: path) { _ in true }
    // Behind a damaged place of a -wal SQLite reads nothing.
    let (readable, told) = (newest, newestTold)
    if told > readable {
      try takeUnreachable(in: path + "-wal") { $0 > readable && $0 <= told }
      newest = max(newest, told)
    }
    try standIn()
    if let last = report.lost.last {
      let anchors = try Anchors(old, new, report.lost, newest)
      report.endsAsItWas = anchors.reach(last) && (try? old?.meta()) != nil
      try rebuild(anchors.byEntry)
    } else {
      try rebuild([:])
    }
    try takeCursors()
    return report
  }

  /// The entries that SQLite can read.
  private mutating func takeReadable() throws(StoreFault) {
    guard let old else { return }
    try old.walkEntries(to: old.newestReadableEntry()) { (_, row) throws(StoreFault) in
      if let row { try take(row) }
    }
  }

  /// The entries that SQLite cannot reach, found by their form and proven by their sums.
  private mutating func takeUnreachable(
    in path: String, suits: (Int) -> Bool
  ) throws(StoreFault) {
    guard let scan = RowScan.open(path) else { return }
    defer { scan.close() }
    var found: [Int: EntryRow] = [:]
    let known = try knownNumbers()
    let wanted = { (number: Int64) in
      number < 1 << 40 && !known.contains(Int(number)) && suits(Int(number))
    }
    scan.rows(columns: EntryRow.columnCount, wanted: wanted) { number, values in
      if let row = EntryRow(number: Int(number), values) { found[row.number] = row }
    }
    for row in found.values { try take(row) }
  }

  private func knownNumbers() throws(StoreFault) -> Set<Int> {
    Set(try new.rows("SELECT n FROM entry") { Int($0.integer(0)) })
  }

  private mutating func take(_ row: EntryRow) throws(StoreFault) {
    let events: [Event]
    do { events = try row.decoded().events } catch {
      if error == .newerVersion { throw error }
      return
    }
    try new.insert(row, touching: Set(events.compactMap(\.trip)))
    report.kept += 1
    newest = max(newest, row.number)
  }

  /// An entry that says so for each one that is lost.
  private mutating func standIn() throws(StoreFault) {
    if let old { newest = old.newestMentionedEntry(after: newest) }
    let known = try knownNumbers()
    var before: EntryRow?
    for number in 1..<(newest + 1) where !known.contains(number) {
      if known.contains(number - 1) {
        before = try new.entries(from: number - 1, to: number - 1).first
      }
      try new.insert(EntryRow(lost: number, after: before), touching: [])
      report.lost.append(number)
    }
  }

  /// Replays all entries and writes what they make: trips, settings, ids.
  private mutating func rebuild(_ anchors: [Int: [TripID: Trip?]]) throws(StoreFault) {
    var replay = Replay()
    var restored: Set<Int> = []
    try new.walkEntries(to: newest) { (number, row) throws(StoreFault) in
      guard let row else { throw .damaged("entry \(number) was not written") }
      let events = try row.decodedEvents()
      var fitting = replay.applyFitting(events)
      if fitting.count < events.count { report.trimmed.append(number) }
      if let wanted = anchors[number] {
        let missing = replay.changes(to: wanted)
        fitting += replay.applyFitting(missing)
        if !missing.isEmpty { restored.insert(number) }
      }
      if fitting != events { try rewrite(row, fitting) }
    }
    try restoreSettings(&replay, &restored)
    report.restored = restored.sorted()
    for id in replay.trips {
      guard let trip = replay.trip(id) else { continue }
      try new.insertRow(TripRow(trip))
      _ = try new.writeSnapshot(trip, upTo: newest)
      try new.countBookings(of: [trip])
    }
    try new.write(
      // A consent whose entry is lost is asked for again.
      Meta(
        settings: replay.settings, aliases: replay.aliases, nextID: replay.nextID,
        consents: replay.consents))
  }

  private func rewrite(_ row: EntryRow, _ events: [Event]) throws(StoreFault) {
    var row = row
    row.events = events.leanText
    try new.run("DELETE FROM entry WHERE n = ?", [.integer(row.number)])
    try new.run("DELETE FROM touches WHERE n = ?", [.integer(row.number)])
    try new.insert(row, touching: Set(events.compactMap(\.trip)))
  }

  /// Where entries are lost, settings and aliases are those that the old journal held at its end.
  private func restoreSettings(
    _ replay: inout Replay, _ restored: inout Set<Int>
  ) throws(StoreFault) {
    guard let last = report.lost.last, let old, let meta = try? old.meta(),
      let row = try new.entries(from: last, to: last).first
    else { return }
    let missing = replay.changes(to: meta)
    guard !missing.isEmpty else { return }
    try rewrite(row, row.decodedEvents() + replay.applyFitting(missing))
    restored.insert(last)
  }

  private func takeCursors() throws(StoreFault) {
    let rows = (try? old?.windowRows()) ?? []
    for row in rows {
      if let cursor = row.cursor { try new.write(cursor, of: row.window) }
    }
    let known = (try? old?.lastWindow()) ?? 0
    let used = try new.integer("SELECT max(window) FROM entry") ?? 0
    let largest = rows.map(\.window.number).max() ?? 0
    try new.write(lastWindow: max(known < 1 << 40 ? known : 0, Int(used), largest))
  }
}
