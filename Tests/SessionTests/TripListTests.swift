import Session
import TestSupport
import Testing

struct TripListTests {
  private func window() throws -> TestWindow {
    var window = TestWindow()
    let trips: [(String, TripDates?)] = [
      ("porto", .range(try range("2027-04-19", "2027-04-23"))), ("Kyoto", nil),
      ("Álava", .range(try range("2026-01-03", "2026-01-10"))),
      ("Lagos", .range(try range("2026-11-20", "2026-11-22"))),
    ]
    for (name, dates) in trips { try window.commit(.newTrip(NewTrip(name: name, dates: dates))) }
    return window
  }

  private func names(_ window: TestWindow, _ filter: TripFilter) throws -> [String] {
    guard case .reply(let look) = window.decide(.trips(filter)), case .trips(let rows) = look.view
    else { throw NoChange() }
    #expect(look.cursor.listedTrips == rows.map(\.id))
    return rows.map(\.name)
  }

  @Test(arguments: [
    ("newest", ["Lagos", "Álava", "Kyoto", "porto"]),
    ("oldest", ["porto", "Kyoto", "Álava", "Lagos"]),
    ("name", ["Álava", "Kyoto", "Lagos", "porto"]),
    ("start", ["Álava", "Lagos", "porto", "Kyoto"]),
  ])
  func `trips are listed in the order of the setting`(order: String, names: [String]) throws {
    var window = try window()
    try window.run(.set(.tripsOrder, order))
    #expect(try self.names(window, .all) == names)
  }

  @Test func `filters look at dates, hearts and words`() throws {
    var window = try window()
    try window.commit(.style("slow food"))
    try window.commit(.favourite(true))
    #expect(try names(window, .upcoming) == ["Lagos", "porto"])
    #expect(try names(window, .past) == ["Álava"])
    #expect(try names(window, .undated) == ["Kyoto"])
    #expect(try names(window, .favourite) == ["Lagos"])
    #expect(try names(window, .words("alava")) == ["Álava"])
    #expect(try names(window, .words("FOOD lag")) == ["Lagos"])
    #expect(try names(window, .words("nothing")) == [])
  }

  @Test func `rows of the last list are trips`() throws {
    var window = try window()
    #expect(window.problem(.open(.listed(1))) == .noSuchRow(1, listed: 0))
    try window.reply(.trips(.all))
    try window.reply(.open(.listed(4)))
    #expect(try window.trip.name == "porto")
    #expect(window.problem(.open(.listed(5))) == .noSuchRow(5, listed: 4))
    #expect(window.problem(.open(.listed(0))) == .noSuchRow(0, listed: 4))
    try window.commit(.deleteTrip(.listed(2)))
    #expect(window.problem(.open(.listed(2))) == .noSuchTrip("2"))
    try window.reply(.open(.listed(3)))
    #expect(try window.trip.name == "Kyoto")
  }

  @Test func `a trip of an untouched library is read from it`() throws {
    var window = TestWindow(try window().library)
    #expect(try names(window, .all) == ["Lagos", "Álava", "Kyoto", "porto"])
    try window.reply(.open(.named("por")))
    try window.commit(.renameTrip("Oporto"))
    #expect(try names(window, .words("oporto")) == ["Oporto"])
    #expect(try names(window, .all).count == 4)
    #expect(window.problem(.deleteTrip(.named("porto"))) == .noSuchTrip("porto"))
  }

  @Test func `a disk that does not answer fails the command`() throws {
    var window = TestWindow(try window().library)
    window.library.failure = LibraryFailure(message: "gone")
    let problem = Problem.library(LibraryFailure(message: "gone"))
    #expect(window.problem(.trips(.all)) == problem)
    #expect(window.problem(.open(.named("porto"))) == problem)
    #expect(window.problem(.undo(.steps(1))) == problem)
    #expect(window.problem(.log(nil)) == problem)
  }
}
