import Session
import TestSupport
import Testing

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
