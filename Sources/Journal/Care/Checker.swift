internal import SQLite
internal import Session

/// Goes through a whole journal and gathers what is wrong with it.
struct Checker {
  private let connection: Connection
  private var check: JournalCheck
  private var replay = Replay()
  /// Whether every entry so far could be read and fitted: then all else must be what they say.
  private var isComplete = true
  private var expectedTouches = PairSum()
  private var snapshots: [Int: [TripID]] = [:]

  init(_ connection: Connection, path: String) {
    self.connection = connection
    check = JournalCheck(path: path)
  }

  /// Reads everything; throws only where a newer version is needed to understand it.
  mutating func run() throws(StoreFault) -> JournalCheck {
    checkFile()
    gatherSnapshots()
    try checkEntries()
    checkTouches()
    checkTrips()
    checkMeta()
    checkCursors()
    return check
  }

  private mutating func report(_ finding: JournalFinding) { check.findings.append(finding) }

  private mutating func checkFile() {
    do {
      let told = try connection.rows("PRAGMA integrity_check(20)") { $0.text(0) ?? "" }
      for words in told where words != "ok" { report(.file(words)) }
    } catch {
      report(.file(error.words))
    }
  }

  /// Which trips have a snapshot as of which entry; a damaged one is reported.
  private mutating func gatherSnapshots() {
    let ids: [TripID]
    do {
      ids = try connection.rows("SELECT id FROM trip NOT INDEXED ORDER BY id") {
        TripID(Int($0.integer(0)))
      }
    } catch { return report(.file(error.words)) }
    check.trips = ids.count
    for id in ids {
      if let row = try? connection.snapshotRow(id) {
        snapshots[row.upTo, default: []].append(id)
      } else {
        report(.snapshotDamaged(id))
      }
    }
  }

  private mutating func checkEntries() throws(StoreFault) {
    let newest = connection.newestMentionedEntry(after: connection.newestReadableEntry())
    var missing: ClosedRange<Int>?
    try connection.walkEntries(to: newest) { (number, row) throws(StoreFault) in
      if let row {
        check.entries += 1
        try apply(row)
      } else if connection.lacksEntry(number) {
        missing = (missing?.lowerBound ?? number)...number
        isComplete = false
      } else {
        report(.entryDamaged(number))
        isComplete = false
      }
      if let range = missing, range.upperBound < number || number == newest {
        report(.entriesMissing(range))
        missing = nil
      }
      checkSnapshots(asOf: number)
    }
  }

  private mutating func apply(_ row: EntryRow) throws(StoreFault) {
    let events: [Event]
    do { events = try row.decoded().events } catch {
      guard error != .newerVersion else { throw error }
      isComplete = false
      return report(.entryDamaged(row.number))
    }
    for id in Set(events.compactMap(\.trip)) { expectedTouches.add(id.number, row.number) }
    guard isComplete else {
      _ = replay.applyFitting(events)
      return
    }
    do { try replay.apply(events) } catch {
      isComplete = false
      report(.entryMisfit(row.number))
    }
  }

  private mutating func checkSnapshots(asOf entry: Int) {
    guard isComplete else { return }
    for id in snapshots.removeValue(forKey: entry) ?? [] {
      let stored = try? connection.snapshotRow(id)?.decoded(id)
      if stored == nil || replay.trip(id) != stored { report(.snapshotDiffers(id)) }
    }
  }

  private mutating func checkTouches() {
    guard isComplete else { return }
    var found = PairSum()
    do {
      try connection.eachTouch { found.add($0, $1) }
      if found != expectedTouches { report(.index) }
    } catch {
      report(.index)
    }
  }

  private mutating func checkTrips() {
    guard isComplete else { return }
    for id in snapshots.values.joined() { report(.snapshotDiffers(id)) }
    let rows: [SummaryRow]
    let countsBookings: Bool
    do {
      rows = try connection.summaryRows()
      countsBookings = try connection.countsBookings
    } catch { return report(.file(error.words)) }
    for row in rows {
      guard let trip = replay.trip(row.summary.id) else {
        report(.tripUnknown(row.summary.id))
        continue
      }
      var expected = SummaryRow(trip)
      if !countsBookings { expected.summary.bookings = 0 }
      if row != expected { report(.summaryDiffers(trip.id)) }
    }
    let stored = Set(rows.map(\.summary.id))
    for id in replay.trips where !stored.contains(id) { report(.tripMissing(id)) }
  }

  private mutating func checkMeta() {
    guard isComplete else { return }
    let meta = try? connection.meta()
    let windows = try? connection.lastWindow()
    if meta?.settings != replay.settings || meta?.aliases != replay.aliases
      || meta?.nextID != replay.nextID || meta?.consents != replay.consents || windows == nil
    {
      report(.settingsDiffer)
    }
  }

  private mutating func checkCursors() {
    do {
      for row in try connection.windowRows() where row.cursor == nil {
        report(.cursorDamaged(row.window))
      }
    } catch { report(.file(error.words)) }
  }
}
