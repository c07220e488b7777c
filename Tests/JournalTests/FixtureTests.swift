import Glibc
import Journal
import SQLite
import Session
import TestSupport
import Testing

/// Journals of earlier versions.
struct FixtureTests {
  static let names = ["schema-1", "schema-2"]

  /// A home with this journal in it.
  private func home(_ name: String, _ folder: TemporaryFolder) throws -> String {
    let source = Repository.path("Tests/JournalTests/Fixtures/\(name).db")
    try write(try bytes(source), to: folder.file("journal.db"))
    return folder.path
  }

  @Test(arguments: names) func `D5: a journal of an earlier version is well`(_ name: String) throws
  {
    let folder = TemporaryFolder()
    let check = try #require(try JournalCare(home: try home(name, folder)).check())
    #expect(check.findings == [])
    #expect(check.entries > 20)
  }

  @Test(arguments: names) func `it says what it said then`(_ name: String) throws {
    let folder = TemporaryFolder()
    let window = try Window(try home(name, folder))
    let text = try stateText(session: window.session, library: window.store)
    let then = try Repository.read(
      Repository.path("Tests/JournalTests/Fixtures/\(name).json"))
    #expect(text.contains(", \"children\": null, \"companions\": [], \"currency\": null"))
    #expect(withoutNewMembers(text) + "\n" == withoutNewMembers(then))
  }

  @Test(arguments: names) func `D5: every entry is read, taken back and brought again`(
    _ name: String
  ) throws {
    let folder = TemporaryFolder()
    var window = try Window(try home(name, folder))
    var entries: [Entry] = []
    for number in 1...(try window.store.newestEntry()) {
      entries.append(try #require(try window.store.entry(number)))
    }
    for id in Set(entries.flatMap(\.events).compactMap(\.trip)) {
      window.session.touched[id] = try window.store.trip(id).map { .here($0) } ?? .gone
    }
    let before = window.session
    for entry in entries.reversed() { try window.session.apply(entry.events.inverse) }
    #expect(window.session.touched.values.allSatisfy { $0 == .gone })
    #expect(window.session.aliases.isEmpty)
    for entry in entries { try window.session.apply(entry.events) }
    #expect(window.session.touched == before.touched)
    #expect(window.session.settings == before.settings)
  }

  @Test(arguments: names) func `D5: its events are written again as they stand there`(
    _ name: String
  ) throws {
    let (folder, other) = (TemporaryFolder(), TemporaryFolder())
    let store = try Window(try home(name, folder)).store
    var again = try Window(other.path)
    for number in 1...(try store.newestEntry()) {
      try again.commit(try #require(try store.entry(number)).events)
    }
    #expect(try events(folder).map(lean) == events(other).map(lean))
  }

  /// Events without members that are null, which those of versions 1 and 2 write out, nor those that
  /// were added since.
  ///
  /// What a setting had before it was set is told since then apart from its standard.
  private func lean(_ events: String?) -> String? {
    events.map { events in
      withoutNewMembers(events).split(separator: ", ").filter { !$0.hasSuffix(": null") }
        .joined(separator: ", ")
    }
  }

  /// The text without the members that were added since, all of them empty.
  private func withoutNewMembers(_ text: String) -> String {
    [
      ", \"paidBy\": null, \"hours\": null",
      ", \"children\": null, \"companions\": [], \"currency\": null",
      ", \"before\": \"EUR\"", ", \"before\": \"km\"",
    ].reduce(text) { $0.split(separator: $1, omittingEmptySubsequences: false).joined() }
  }

  /// The events of all entries as they are on disk.
  private func events(_ folder: TemporaryFolder) throws -> [String?] {
    let journal = try Connection(path: folder.path + "/journal.db", access: .readWrite)
    var found: [String?] = []
    try journal.query("SELECT events FROM entry ORDER BY n") { found.append($0.text(0)) }
    return found
  }

  @Test(arguments: names) func `it takes new entries`(_ name: String) throws {
    let folder = TemporaryFolder()
    let path = try home(name, folder)
    do {
      var window = try Window(path)
      try window.newTrip("Lagos", days: 2)
    }
    #expect(try JournalCare(home: path).check()?.isWell == true)
  }

  @Test func `a snapshot of version 1 goes to its table once its trip changes`() throws {
    let folder = TemporaryFolder()
    let path = try home("schema-1", folder)
    let file = folder.file("journal.db")
    let before = try numbers("SELECT count(*), sum(snapshot <> '') FROM trip", file)
    #expect(before[0] > 1 && before[1] == before[0])
    let told = try withoutNewMembers(state(path))
    do {
      // Who only looks leaves it as it is.
      let window = try Window(path)
      _ = try stateText(session: window.session, library: window.store)
    }
    #expect(try numbers("PRAGMA user_version", file) == [1])
    do {
      var window = try Window(path)
      let trip = try #require(try window.store.summaries().first)
      window.session.touched[trip.id] = try window.store.trip(trip.id).map { .here($0) }
      try window.rename(trip.id, "Another")
      try window.rename(trip.id, trip.name)
    }
    #expect(try numbers("PRAGMA user_version", file) == [3])
    #expect(try numbers("SELECT count(*) FROM snapshot", file) == [1])
    let after = try numbers("SELECT count(*), sum(snapshot <> '') FROM trip", file)
    #expect(after == [before[0], before[1] - 1])
    #expect(try withoutNewMembers(state(path)) == told)
    #expect(try JournalCare(home: path).check()?.findings == [])
  }

  @Test(arguments: names) func `the next id stays in meta until an entry moves it`(
    _ name: String
  ) throws {
    let folder = TemporaryFolder()
    let path = try home(name, folder)
    let file = folder.file("journal.db")
    let kept = "SELECT CAST(value AS INTEGER) FROM meta WHERE name = 'nextID'"
    let next = try numbers(kept, file)[0]
    #expect(try Int64(Window(path).session.nextID) == next)
    do {
      var window = try Window(path)
      try window.newTrip("Lagos", days: 2)
    }
    #expect(try numbers(kept, file) == [next])
    #expect(try numbers("SELECT max(next) FROM window", file) == [next + 3])
    #expect(try Int64(Window(path).session.nextID) == next + 3)
    #expect(
      try numbers("SELECT count(*) FROM sqlite_schema WHERE name = 'trip_summary'", file) == [0])
  }

  private func state(_ home: String) throws -> String {
    let window = try Window(home)
    return try stateText(session: window.session, library: window.store)
  }

  /// The columns of the first row.
  private func numbers(_ query: String, _ file: String) throws -> [Int64] {
    let journal = try Connection(path: file, access: .readWrite)
    var found: [Int64] = []
    try journal.query(query) { row in
      if found.isEmpty { found = (0..<(query.contains(", sum") ? 2 : 1)).map { row.integer($0) } }
    }
    return found
  }
}
