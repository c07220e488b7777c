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
}
