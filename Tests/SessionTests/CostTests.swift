import Session
import TestSupport
import Testing

struct CostTests {
  private let dollar = Currency.usDollar

  /// A lunch of 50 dollars on day 1 and one of 10 on day 2, at 0.92 euros.
  private func spent() throws -> PortoWindow {
    var porto = try PortoWindow()
    for (day, digits) in [(1, "50"), (2, "10")] {
      try porto.plan("lunch", day: day)
      try porto.change(
        .cost(.inDay(day: day, number: 1), Amount(digits: digits, currency: .code(dollar))))
    }
    try porto.change(.rate(from: dollar, to: .euro, "0.92"))
    return porto
  }

  private func report(_ wish: CostsWish, _ porto: PortoWindow) throws -> CostReport {
    guard case .reply(let look) = porto.window.decide(.money(.costs(wish))),
      case .costs(let report)? = look.view
    else { throw NoChange() }
    return report
  }

  @Test(arguments: [
    CostsWish.day(.number(2)), .stop(.inDay(day: 2, number: 1)),
  ]) func `sums by currency are of what is asked for`(_ wish: CostsWish) throws {
    let found = try report(wish, try spent())
    #expect(found.total == Balance(920, .euro))
    #expect(found.sums.map(\.sum) == [Balance(1000, dollar)])
    #expect(found.sums.map(\.converted) == [Balance(920, .euro)])
  }

  @Test func `a rate over a third currency changes what no rate of its own does`() throws {
    var porto = try spent()
    try porto.change(.rate(from: .euro, to: .yen, "160"))
    try porto.change(.money(.currency(.yen)))
    let found = try report(.all(by: .day), porto)
    #expect(found.total == Balance(8832, .yen))
    #expect(found.parts.map(\.total) == [Balance(7360, .yen), Balance(1472, .yen)])
    let rate = try #require(found.sums.first?.rate)
    #expect(rate.steps.map(\.text) == ["0.92", "160"])
    #expect(rate.text == "147.2")
    // What is told of the two themselves comes first.
    try porto.change(.rate(from: dollar, to: .yen, "150"))
    #expect(try report(.all(by: .day), porto).total == Balance(9000, .yen))
  }

  @Test func `a rate over a third currency serves the other way round too`() throws {
    var porto = try spent()
    try porto.change(.rate(from: .yen, to: .euro, "0.00625"))
    let rate = try #require(porto.trip.rate(from: .yen, to: dollar))
    #expect(rate.converted(14720) == 10000)
    #expect(porto.trip.rate(from: .yen, to: try #require(Currency(code: "GBP"))) == nil)
  }

  @Test func `what an idea would cost is told though no rate changes it`() throws {
    var porto = try PortoWindow()
    try porto.change(.add(NewStops(.text("ski"), to: .ideas)))
    try porto.change(.cost(.idea(1), Amount(digits: "100", currency: .code(.pound))))
    let found = try report(.stop(.idea(1)), porto)
    #expect([found.total].compactMap(\.self) + found.others == [Balance(10_000, .pound)])
  }

  @Test func `amounts too large to be added up in another currency stay in their own`() throws {
    var porto = try PortoWindow()
    try porto.change(.money(.currency(.yen)))
    for (day, code) in [(1, "KRW"), (2, "VND")] {
      let currency = try #require(Currency(code: code))
      try porto.plan("lunch", day: day)
      try porto.change(
        .cost(
          .inDay(day: day, number: 1),
          Amount(digits: "1600000000000000000", currency: .code(currency))))
      try porto.change(.rate(from: currency, to: .yen, "99999999999999999999"))
    }
    let found = try report(.all(by: .day), porto)
    #expect(found.others.count == 2)
  }

  @Test func `so many people do not travel, and no two of one name`() throws {
    let porto = try PortoWindow()
    let most = Trip.peopleAtMost
    #expect(porto.failure(.people(9_000_000_000)) == .tooManyPeople(limit: most))
    #expect(porto.failure(.people(most)) == nil)
    let twice = Party(named: [Companion(name: "Ana"), Companion(name: "ana")])
    #expect(porto.failure(.money(.party(twice))) == .namedTwice("ana"))
    let speakers = Party(named: [.speaker("Sam"), Companion(name: "me")])
    #expect(porto.failure(.money(.party(speakers))) == .namedTwice("me"))
  }
}
