import Session
import TestSupport
import Testing

struct PartPriceTests {
  @Test func `a price of a part of those who travel tells what it takes the place of`() throws {
    var porto = try PortoWindow()
    try porto.change(.money(.party(Party(named: [], adults: 2, children: 2))))
    try porto.plan("lunch", day: 1)
    func cost(_ digits: String, _ unit: CostUnit?) -> Intent {
      .cost(
        .inDay(day: 1, number: 1), Amount(digits: digits, currency: .code(.euro), each: unit))
    }
    func replaced(_ commit: Commit) -> [Money] {
      commit.notices.compactMap { if case .costReplaced(let money) = $0 { money } else { nil } }
    }
    #expect(try replaced(porto.change(cost("30", .adult))).isEmpty)
    #expect(try replaced(porto.change(cost("15", .child))).map(\.minorUnits) == [6000])
    #expect(try replaced(porto.change(cost("50", nil))).isEmpty)
  }

  @Test func `an island without a town is on the clock of its airport`() throws {
    let rows = [
      SmallGazetteer.Row(
        "Lord Howe Island", -31.55, 159.08, .region, category: "island", address: "Australia",
        country: "AU", zone: "Australia/Sydney", rank: 500),
      SmallGazetteer.Row(
        "Lord Howe Island Airport", -31.54, 159.08, .airport, category: "airport",
        address: "Australia", country: "AU", zone: "Australia/Lord_Howe", rank: 400),
    ].compactMap(\.self)
    var porto = try PortoWindow(gazetteer: SmallGazetteer(rows: rows))
    try porto.change(
      .add(NewStops(.place(.named("Lord Howe Island", quoted: true)), to: .day(.number(1)))))
    guard
      case .stopDetails(_, _, let details)? = try porto.look(
        .details(.stop(.named("Lord Howe Island")))
      ).view
    else {
      Issue.record("no details")
      return
    }
    #expect(details.zone?.name == "Australia/Lord_Howe")
  }
}
