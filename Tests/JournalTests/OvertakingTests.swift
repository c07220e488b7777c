import Journal
import Session
import TestSupport
import Testing

struct OvertakingTests {
  @Test func `an entry is not written when others have written`() throws {
    let folder = TemporaryFolder()
    var first = try Window(folder.path)
    let trip = try first.newTrip("Porto")
    var second = try Window(folder.path)
    try first.rename(trip, "Lagos")

    #expect(try second.rename(trip, "Braga") == .overtaken)
    #expect(try second.store.newestEntry() == 2 - 1)
    #expect(try second.store.catchUp(&second.session).map(\.number) == [2])
    #expect(second.trip(trip)?.name == "Lagos")
    #expect(try second.rename(trip, "Braga") == .written(3))
    #expect(try Window(folder.path).trip(trip)?.name == "Braga")
  }

  @Test func `catching up takes over settings, aliases and ids, not the cursor`() throws {
    let folder = TemporaryFolder()
    var first = try Window(folder.path)
    var second = try Window(folder.path)
    try first.commit([
      .settingChanged(.units, Change(before: nil, after: "mi")),
      .aliasChanged("x", Change(before: nil, after: "show")),
    ])
    try first.newTrip("Porto", days: 2)

    #expect(try second.store.hasNews())
    #expect(try second.store.catchUp(&second.session).count == 2)
    #expect(try !second.store.hasNews())
    #expect(second.session.settings[.units] == "mi")
    #expect(second.session.aliases == ["x": "show"])
    #expect(second.session.nextID == 4)
    #expect(second.session.cursor == Cursor())
    #expect(second.session.touched.isEmpty)
  }

  @Test func `catching up forgets a day that another window removed`() throws {
    let folder = TemporaryFolder()
    var first = try Window(folder.path)
    let trip = try first.newTrip("Porto", days: 2)
    var second = try Window(folder.path)
    second.session.cursor.day = DayID(3)
    second.session.cursor.mentioned = .day(trip, DayID(3))
    try first.commit([.trip(trip, .dayRemoved(DayAt(index: 1, day: Day(id: DayID(3)))))])
    _ = try second.store.catchUp(&second.session)
    #expect(second.session.cursor.trip == trip)
    #expect(second.session.cursor.day == nil)
    #expect(second.session.cursor.mentioned == nil)
  }

  @Test func `what stands in this window only survives catching up`() throws {
    let folder = TemporaryFolder()
    var first = try Window(folder.path)
    var second = try Window(folder.path)
    second.session.settings[.theme] = "dark"
    second.session.aliases["mine"] = "show"
    try first.newTrip("Porto")
    _ = try second.store.catchUp(&second.session)
    try second.commit([.settingChanged(.units, Change(before: nil, after: "mi"))])
    #expect(second.session.settings[.theme] == "dark")
    let third = try Window(folder.path).session
    #expect(third.settings[.units] == "mi")
    #expect(third.settings[.theme] == "auto")
    #expect(third.aliases.isEmpty)
  }

  @Test func `no two windows share a number`() throws {
    let folder = TemporaryFolder()
    var windows = try (0..<4).map { _ in try Window(folder.path) }
    #expect(Set(windows.map(\.session.window)) == [WindowID(1)])
    for index in windows.indices {
      windows[index].session.cursor.listedTrips = [TripID(index + 1)]
      try windows[index].store.keepCursor(of: windows[index].session)
    }
    for index in windows.indices {
      _ = try windows[index].store.catchUp(&windows[index].session)
      let name = "a\(index)"
      while try windows[index].commit([.aliasChanged(name, Change(before: nil, after: "show"))])
        == .overtaken
      {
        _ = try windows[index].store.catchUp(&windows[index].session)
      }
    }
    #expect(windows.map(\.session.window.number) == [1, 2, 3, 4])
    let written = try Window(folder.path).store.entries(before: nil, about: nil, limit: 9)
    #expect(written.map(\.window.number) == [4, 3, 2, 1])
  }

  @Test func `a window whose number was taken while it only moved about can write`() throws {
    let folder = TemporaryFolder()
    var made = try Window(folder.path)
    let trip = try made.newTrip("Porto")
    var first = try Window(folder.path)
    var second = try Window(folder.path)
    first.session.cursor.trip = nil
    try first.store.keepCursor(of: first.session)
    second.session.cursor.trip = nil
    try second.store.keepCursor(of: second.session)

    #expect(try second.store.catchUp(&second.session).isEmpty)
    #expect(try second.rename(trip, "Braga") == .written(2))
    #expect(first.session.window != second.session.window)
  }

  @Test func `D4: eight writers on a new home all succeed`() async throws {
    let folder = TemporaryFolder()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask { @concurrent in try write(five: writer, folder.path) }
      }
      try await group.waitForAll()
    }
    let window = try Window(folder.path)
    #expect(window.session.aliases.count == 40)
    let entries = try window.store.entries(before: nil, about: nil, limit: 100)
    #expect(entries.map(\.number) == Array((1...40).reversed()))
    #expect(Set(entries.map(\.window)).count == 8)
    #expect(folder.names() == ["journal.db"] || folder.names().count == 3)
  }
}

private func write(five writer: Int, _ home: String) throws {
  var window = try Window(home)
  for step in 0..<5 {
    let event = Event.aliasChanged("w\(writer)s\(step)", Change(before: nil, after: "show"))
    while try window.commit([event]) == .overtaken {
      _ = try window.store.catchUp(&window.session)
    }
  }
}
