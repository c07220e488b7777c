import JSON
import Session
import Shell
import TestSupport
import Testing

/// What a trip costs, told in two places.
@Suite struct StatsTests {
  @Test(arguments: [[], ["rate USD EUR 0.5"]])
  func `stats adds money up as costs does`(_ rates: [String]) async throws {
    let rig = Rig()
    let lines =
      [
        "new trip Portugal 2027-04-20..2027-04-21", "add text tea to day 1", "cost 1.1 10 EUR",
        "add text cake to day 2", "cost 2.1 5 USD", "add text balloon to ideas",
        "cost idea 1 400 EUR", "hotel Casa from 2027-04-20 to 2027-04-21 cost 90 EUR",
      ] + rates
    let end = try await rig.run(task: .lines(lines + ["costs", "stats"])) { $0.format = .json }
    #expect(end == .done)
    let data = try rig.objects.suffix(2).map { $0["data"] }
    let (costs, stats) = (try #require(data.first ?? nil), try #require(data.last ?? nil))
    let told = [costs["total"]].compactMap(\.self) + (costs["others"]?.arrayValue ?? [])
    #expect(stats["costs"]?.arrayValue == told)
    let amounts = told.compactMap { $0["amount"]?.stringValue }
    #expect(amounts == (rates.isEmpty ? ["100.00", "5.00"] : ["102.50"]))
  }
}
