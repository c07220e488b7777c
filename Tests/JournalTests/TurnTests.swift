import Journal
import Session
import TestSupport
import Testing

struct TurnTests {
  let folder = TemporaryFolder()

  @Test func `a window that took the turn writes before one that did not`() async throws {
    var first = try Window(folder.path)
    try first.newTrip("Porto")
    first.store.takeTurn()
    let path = folder.path
    let other = Task.detached {
      var second = try Window(path)
      return try second.commit([.aliasChanged("a", Change(before: nil, after: "days"))])
    }
    try first.commit([.aliasChanged("b", Change(before: nil, after: "days"))])
    first.store.giveTurn()
    let outcome = try await other.value
    #expect(outcome == .overtaken || outcome == .written(3))
    #expect(try first.store.entry(2)?.events.count == 1)
  }

  @Test func `a turn ends with the window that had it`() throws {
    do {
      var first = try Window(folder.path)
      try first.newTrip("Porto")
      first.store.takeTurn()
    }
    var second = try Window(folder.path)
    #expect(try second.newTrip("Lagos") == TripID(2))
  }
}
