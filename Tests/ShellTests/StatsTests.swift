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

  @Test func `what costs something in another currency is told with the rate of the trip`()
    async throws
  {
    let executor = try Rig().executor()
    for line in [
      "new trip Portugal 2027-04-20..2027-04-21", "add text tea to day 1", "cost 1.1 10 EUR",
      "add text cake to day 1", "cost 1.2 5 USD", "rate USD EUR 0.92",
      "hotel Casa from 2027-04-20 to 2027-04-21 cost 90 GBP",
    ] {
      await executor.say(line)
    }
    for look in ["show", "show day 1", "details 1.2", "share"] {
      let text = await executor.say(look).text
      #expect(text.contains("5.00 USD (USD/EUR 0.92)"), "\(look): \(text)")
      #expect(!text.contains("EUR (") && !text.contains("GBP ("), "\(look): \(text)")
    }
    // A rate serves both ways; a budget says what is reckoned in, and then the euros are foreign.
    for line in ["rate EUR GBP 0.85", "budget 900 GBP"] { await executor.say(line) }
    let day = await executor.say("show day 1").text
    for price in ["10.00 EUR (EUR/GBP 0.85)", "5.00 USD (USD/EUR 0.92)", "90.00 GBP"] {
      #expect(day.contains(price), "\(day)")
    }
    #expect(!day.contains("GBP ("))
    let bookings = await executor.say("budget none; bookings").text
    #expect(bookings.contains("90.00 GBP (EUR/GBP 0.85)"), "\(bookings)")
  }
}
