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
    #expect(window.problem(.open(.named("porto"))) == .noSuchTrip("porto"))
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

struct TripReferenceTests {
  private func window(_ names: [String]) throws -> TestWindow {
    var window = TestWindow()
    for name in names { try window.commit(.newTrip(NewTrip(name: name))) }
    return window
  }

  @Test func `a whole name wins over a beginning, a beginning must be the only one`() throws {
    var window = try window(["Porto", "Porto with Ana", "Paris"])
    try window.reply(.open(.named("porto")))
    #expect(try window.trip.name == "Porto")
    try window.reply(.open(.named("porto w")))
    #expect(try window.trip.name == "Porto with Ana")
    let question = try #require(window.question(.open(.named("p"))))
    #expect(question.topic == .whichTrip("p"))
    #expect(
      question.choices.map(\.intent) == [
        .open(.named("Porto")), .open(.named("Porto with Ana")), .open(.named("Paris")),
      ])
  }

  @Test func `an unknown name shows the nearest`() throws {
    let window = try window(["Porto", "Kyoto"])
    guard case .fail(let failure) = window.decide(.deleteTrip(.named("Poto"))) else {
      throw NoChange()
    }
    #expect(failure.problem == .noSuchTrip("Poto"))
    #expect(failure.remedies == [.deleteTrip(.named("Porto"))])
    #expect(window.problem(.open(.named(" "))) == .emptyName)
  }

  @Test func `names without letters are told apart as they are`() throws {
    var window = try window(["🎉", "🏖"])
    #expect(window.library.trips.map(\.name) == ["🎉", "🏖"])
    try window.reply(.open(.named("🎉")))
    #expect(try window.trip.name == "🎉")
    #expect(window.problem(.open(.named("🚀"))) == .noSuchTrip("🚀"))
  }
}

struct TripChangeTests {
  @Test func `opening and closing move the cursor alone`() throws {
    var window = try portoWindow()
    try window.reply(.selectDay(.number(2)))
    let look = try window.reply(.open(.named("por")))
    #expect(look.canonical == .open(.named("Porto")))
    #expect(try window.selected == nil)
    #expect(window.session.cursor.shownDay == nil)
    try window.reply(.close)
    #expect(window.session.cursor.trip == nil)
    #expect(window.session.cursor.mentioned == nil)
    #expect(window.isUnchanged(by: .close))
    #expect(window.problem(.show(nil)) == .noCurrentTrip)
    #expect(window.library.entries.count == 1)
  }

  @Test func `a trip may keep its name, and gets a number where another has the new one`() throws {
    var window = try portoWindow()
    #expect(window.isUnchanged(by: .renameTrip("Porto")))
    try window.commit(.renameTrip("PORTO"))
    try window.commit(.newTrip(NewTrip(name: "Rome")))
    let commit = try window.commit(.renameTrip("porto"))
    #expect(commit.canonical == .renameTrip("porto (2)"))
    #expect(commit.notices == [.nameTaken(wanted: "porto", given: "porto (2)")])
  }

  @Test func `deleting the current trip leaves none, and undo opens it again`() throws {
    var window = try portoWindow()
    try window.reply(.selectDay(.number(3)))
    let commit = try window.commit(.deleteTrip(nil))
    #expect(commit.canonical == .deleteTrip(.named("Porto")))
    #expect(commit.notices == [.tripDeleted(name: "Porto")])
    #expect(window.session.cursor.trip == nil)
    #expect(window.session.cursor.mentioned == nil)
    try window.commit(.undo(.steps(1)))
    #expect(try window.selected == 3)
  }

  @Test func `deleting another trip leaves the cursor where it is`() throws {
    var window = try portoWindow()
    try window.commit(.newTrip(NewTrip(name: "Rome")))
    let cursor = window.session.cursor
    try window.commit(.deleteTrip(.named("porto")))
    #expect(window.session.cursor == cursor)
  }

  @Test func `what is set already changes nothing`() throws {
    var window = try portoWindow()
    let changes: [Intent] = [
      .style("slow"), .describe("two lines\nof text"), .favourite(true), .people(2),
      .rate(from: .usDollar, to: .euro, "0.92"), .budget(Amount(digits: "900", currency: nil)),
    ]
    for change in changes {
      try window.commit(change)
      #expect(window.isUnchanged(by: change))
    }
    let trip = try window.trip
    #expect(trip.about == "two lines\nof text")
    #expect(trip.rates == ["USD/EUR": "0.92"])
    let clearing: [Intent] = [
      .style(nil), .describe(" "), .favourite(false), .people(nil), .budget(nil),
    ]
    for change in clearing {
      try window.commit(change)
      #expect(window.isUnchanged(by: change))
    }
  }

  @Test(arguments: ["", "x", "1.2.3", ".5", "5.", "-1", "1e3", "999999999999999999999"])
  func `a rate is a plain number`(text: String) throws {
    let window = try portoWindow()
    #expect(
      window.problem(.rate(from: .usDollar, to: .euro, text)) == .money(.notANumber, .euro))
  }

  @Test func `numbers must be above zero and amounts fit their currency`() throws {
    let window = try portoWindow()
    #expect(window.problem(.people(0)) == .notPositive)
    #expect(window.problem(.rate(from: .usDollar, to: .euro, "0.00")) == .notPositive)
    #expect(
      window.problem(.budget(Amount(digits: "1.5", currency: .yenSign)))
        == .money(.tooManyDecimals, .yen))
  }

  @Test func `a budget is in the money of the setting, or by the country's sign`() throws {
    var window = try portoWindow()
    try window.commit(.set(.currency, "gbp"))
    let commit = try window.commit(.budget(Amount(digits: "12.5", currency: nil)))
    #expect(commit.canonical == .budget(Amount(digits: "12.50", currency: .code(.pound))))
    try window.commit(.budget(Amount(digits: "5", currency: .dollarSign)))
    #expect(try window.trip.budget == Money(minorUnits: 500, currency: .usDollar))
  }
}
