import Glibc
import JSON
import Journal
import SQLite
import Session
import TestSupport
import Testing

struct CareTests {
  let folder = TemporaryFolder()
  var path: String { folder.path + "/journal.db" }
  var care: JournalCare { JournalCare(home: folder.path) }

  /// A home with two trips in it, one of them deleted, and nobody at it.
  init() throws {
    var window = try Window(folder.path)
    let porto = try window.newTrip("Porto", days: 2)
    try window.commit([.settingChanged(.units, Change(before: nil, after: "mi"))])
    for number in 0..<12 {
      let stop = Stop(id: StopID(window.session.nextID), text: "Stop \(number)")
      try window.commit([
        .trip(porto, .stopAdded(StopAt(slot: StopSlot(list: .ideas, index: 0), stop: stop)))
      ])
    }
    let lagos = try window.newTrip("Lagos")
    try window.commit([.tripRemoved(try #require(window.trip(lagos)))])
  }

  /// Commits another note of the first trip.
  @discardableResult
  private func remark(_ text: String, _ window: inout Window) throws -> AppendOutcome {
    let trip = try #require(try window.store.trip(TripID(1)))
    window.session.touched[trip.id] = .here(trip)
    let before = trip.note
    return try window.commit([
      .trip(TripID(1), .changed(.note(Change(before: before, after: text))))
    ])
  }

  private func change(_ sql: String) throws {
    try Connection(path: path, access: .readWrite).execute(sql)
  }

  private func findings() throws -> [JournalFinding] { try #require(try care.check()).findings }

  private func state(of home: String) throws -> String {
    let window = try Window(home)
    return try stateDocument(session: window.session, library: window.store).text
  }

  /// Repairs and puts what was made in the place of a home of its own.
  private func repaired() throws -> (RepairReport, home: String) {
    let outcome = try care.repair()
    guard case .made(let report) = outcome else {
      Issue.record("nothing was repaired: \(outcome)")
      throw CancellationError()
    }
    let home = folder.path + "/again"
    mkdir(home, 0o700)
    rename(report.path, home + "/journal.db")
    #expect(try JournalCare(home: home).check()?.findings == [])
    return (report, home)
  }

  @Test func `a journal is well as it was written`() throws {
    let check = try #require(try care.check())
    #expect(check.isWell)
    #expect(check.entries == 16)
    #expect(check.trips == 1)
  }

  @Test func `checking changes nothing, also while a window is open`() throws {
    var window = try Window(folder.path)
    try remark("a", &window)
    let before = try bytes(path)
    #expect(try care.check()?.entries == 17)
    #expect(try bytes(path) == before)
    #expect(try remark("b", &window) == .written(18))
  }

  @Test func `a home without a journal has nothing to check or repair`() throws {
    let empty = JournalCare(home: folder.path + "/nowhere")
    #expect(try empty.check() == nil)
    #expect(try empty.repair() == .noJournal)
    #expect(try empty.backUp(to: folder.file("copy.db")) == nil)
  }

  @Test(arguments: [
    ("UPDATE entry SET line = 'x' WHERE n = 5", JournalFinding.entryDamaged(5)),
    ("DELETE FROM entry WHERE n IN (5, 6)", .entriesMissing(5...6)),
    ("DELETE FROM entry WHERE n > 14", .entriesMissing(15...16)),
    ("DELETE FROM touches WHERE n = 5", .index),
    ("UPDATE snapshot SET text = replace(text, 'Porto', 'Faro')", .snapshotDamaged(TripID(1))),
    ("DELETE FROM snapshot", .snapshotDamaged(TripID(1))),
    ("UPDATE trip SET name = 'Faro'", .summaryDiffers(TripID(1))),
    ("UPDATE trip SET folded = 'faro'", .summaryDiffers(TripID(1))),
    ("DELETE FROM trip", .tripMissing(TripID(1))),
    ("UPDATE meta SET value = '{}' WHERE name = 'settings'", .settingsDiffer),
    ("UPDATE window SET next = 7", .settingsDiffer),
    ("UPDATE meta SET value = '700' WHERE name = 'nextID'", .settingsDiffer),
    ("UPDATE window SET cursor = 'x'", .cursorDamaged(WindowID(1))),
  ])
  func `what was changed behind its back is found`(_ sql: String, _ wanted: JournalFinding) throws {
    try change(sql)
    #expect(try findings() == [wanted])
  }

  @Test func `what can be made from the entries is made again`() throws {
    let before = try state(of: folder.path)
    try change("UPDATE trip SET name = 'Faro'; DELETE FROM touches; UPDATE meta SET value = '1'")
    let (report, home) = try repaired()
    #expect(report.kept == 16)
    #expect(report.lost == [])
    #expect(try state(of: home) == before)
  }

  @Test func `an entry that is lost leaves its number and what the snapshot says it did`() throws {
    do {
      var window = try Window(folder.path)
      for number in 0..<70 { try remark("\(number)", &window) }
    }
    let before = try state(of: folder.path)
    try change("UPDATE entry SET events = '[]' WHERE n IN (3, 7)")
    let (report, home) = try repaired()
    #expect(report.lost == [3, 7])
    #expect(report.restored == [7])
    #expect(report.endsAsItWas)
    #expect(try state(of: home) == before)
    #expect(try Window(home).store.entry(3)?.line.hasPrefix("# entry 3 was lost") == true)
    #expect(try Window(home).store.entry(4)?.events.isEmpty == false)
  }

  @Test func `what comes after a lost entry is kept as far as it fits`() throws {
    try change("UPDATE entry SET events = '[]' WHERE n = 1")
    try change("UPDATE snapshot SET upto = upto + 1")
    let (report, home) = try repaired()
    #expect(report.lost == [1])
    #expect(!report.endsAsItWas)
    #expect(report.trimmed.count == 12)
    #expect(try Window(home).session.settings[.units] == "mi")
  }

  @Test func `entries that SQLite cannot reach are found by their form`() throws {
    let before = try state(of: folder.path)
    var all = try bytes(path)
    for index in 0..<100 where index != 16 && index != 17 { all[index] = 0xAB }
    try write(all, to: path)
    #expect(throws: JournalFailure.self) { try care.check() }
    let (report, home) = try repaired()
    #expect(report.kept == 16)
    #expect(try bytes(path) == all)
    #expect(try state(of: home).contains(#""name": "Stop 11""#))
    #expect(before.contains(#""name": "Stop 11""#))
  }

  @Test func `a journal that is well is not repaired`() throws {
    let outcome = try care.repair()
    guard case .well(let check) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(check.entries == 16)
    #expect(folder.names() == ["journal.db"])
  }

  @Test func `a second repair takes a name that is free`() throws {
    try change("UPDATE trip SET name = 'Faro'")
    _ = try care.repair()
    _ = try care.repair()
    #expect(folder.names() == ["journal.db", "journal.repaired-2.db", "journal.repaired.db"])
  }

  @Test func `a copy is made while another window is in the middle of writing`() throws {
    let copy = folder.file("copy.db")
    let other = try Connection(path: path, access: .readWrite)
    try other.execute("BEGIN IMMEDIATE; UPDATE trip SET name = 'Faro'")
    #expect(try care.backUp(to: copy) == 16)
    try other.execute("ROLLBACK")
    var status = stat()
    #expect(stat(copy, &status) == 0 && status.st_mode & 0o777 == 0o600)
    let home = folder.path + "/again"
    mkdir(home, 0o700)
    rename(copy, home + "/journal.db")
    #expect(try JournalCare(home: home).check()?.isWell == true)
    #expect(try state(of: home) == state(of: folder.path))
  }

  @Test func `a copy never replaces a file`() throws {
    let copy = folder.file("copy.db")
    try write(Array("mine".utf8), to: copy)
    #expect(throws: BackupFailure.self) { try care.backUp(to: copy) }
    #expect(try bytes(copy) == Array("mine".utf8))
    #expect(folder.names() == ["copy.db", "journal.db"])
  }
}
