import Session
import Shell
import TestSupport
import Testing

/// What is booked, in the plan that others read.
@Suite struct PlanOfBookingsTests {
  private static let ground = [
    "new trip Portugal 2027-04-20..2027-04-22",
    "hotel Casa from 2027-04-19 to 2027-04-21", "hotel Later from 2027-05-01 to 2027-05-03",
    "train IC520 from Coimbra to Lisbon 2027-04-20 12:00 - 15:10 ref ABC",
    "bus Night from Lisbon to Porto 2027-04-21 23:00 - 06:30 2027-04-22",
    "add text breakfast to day 1 at 09:00", "add text dinner to day 1 at 20:00",
    "note booking 3 \"platform 2\"",
  ]

  @Test func `an export has each booking where the clock has it, and the nights`() async throws {
    let rig = Rig()
    let executor = try rig.executor()
    for line in PlanOfBookingsTests.ground {
      let outcome = await executor.say(line)
      #expect(outcome.end == .done, "\(line): \(outcome.text)")
    }
    #expect(await executor.say("export plan.txt").end == .done)
    let plan = try #require(rig.files.text("plan.txt")).split(separator: "\n").map(String.init)
    #expect(
      Array(plan.dropFirst(2)) == [
        "Day 1 · Tue 20 Apr · night at Casa",
        "- 09:00 breakfast",
        "- 12:00 IC520 Coimbra → Lisboa, train, arrives 15:10, ref ABC",
        "  platform 2",
        "- 20:00 dinner",
        "Day 2 · Wed 21 Apr",
        "- Casa, hotel, check-out",
        "- 23:00 Night Lisboa → Porto, bus, arrives 06:30 Thu 22 Apr",
        "Day 3 · Thu 22 Apr",
        "- 06:30 Night Lisboa → Porto, bus, arrives",
        "Booked on other days",
        "- Later, hotel, Sat 1 May – Mon 3 May",
      ])
    let shared = await executor.say("share").text
    #expect(shared.contains("- Later, hotel, Sat 1 May – Mon 3 May"))
  }

  @Test func `what goes on over several days shows on each of them`() async throws {
    let executor = try Rig().executor()
    for line in [
      "new trip Portugal 2027-04-20..2027-04-23",
      "ferry Star from Coimbra to Lisbon 2027-04-20 10:00 - 18:00 2027-04-23",
      "activity Party to day 2 at 20:00 for 14h", "activity Concert to day 1 at 21:00 for 3h",
    ] {
      let outcome = await executor.say(line)
      #expect(outcome.end == .done, "\(line): \(outcome.text)")
    }
    for look in ["show", "share"] {
      let text = await executor.say(look).text
      #expect(!text.contains("nothing planned"), "\(text)")
      #expect(text.ranges(of: "on the way, arrives Fri 23 Apr").count == 2)
      // The concert ends as the next day begins.
      #expect(text.contains("ends") && text.ranges(of: "Concert").count == 1)
    }
    let third = await executor.say("show day 3").text
    #expect(third.contains("b2  10:00  Party") && third.contains("activity · ends"))
  }

  @Test func `who paid stands beside each price, in the plan and in what is shared`() async throws {
    let executor = try Rig().executor()
    for line in [
      "new trip Portugal 2027-04-20..2027-04-23", "people Ana and Bob",
      "hotel Casa from day 1 to day 3 cost 200 EUR paid by Bob",
      "add text supper to day 1 at 20:00", "cost 1.1 40 EUR paid by Ana",
    ] {
      let outcome = await executor.say(line)
      #expect(outcome.end == .done, "\(line): \(outcome.text)")
    }
    for look in ["show day 1", "share", "bookings"] {
      #expect(await executor.say(look).text.contains("200.00 EUR paid by Bob"))
    }
    #expect(await executor.say("share").text.contains("supper, 40.00 EUR paid by Ana"))
  }

  @Test func `a way begins where the journey before it ends`() async throws {
    let executor = try Rig().executor()
    for line in [
      "new trip Portugal 2027-04-20..2027-04-23", "add Porto to day 1 at 08:00",
      "train from Porto to Lisbon 2027-04-20 10:00 - 13:00",
      "add 38.7369, -9.1427 park to day 1 at 15:00", "add 41.1496, -8.6110 tower to day 1 at 15:30",
    ] {
      let outcome = await executor.say(line)
      #expect(outcome.end == .done, "\(line): \(outcome.text)")
    }
    let ways = await executor.say("show day 1").text.split(separator: "\n").map(String.init)
      .filter { $0.contains(" km on") }
    #expect(ways.count == 2)
    // From Lisbon, where the train arrives; behind that from stop to stop.
    #expect(ways.first?.contains("park") == true && ways.first?.contains("2.4 km on") == true)
    #expect(ways.last?.contains("272 km on") == true)
  }

  @Test func `an hour that a booking has no more is told, and what it does not keep may be a note`()
    async throws
  {
    let executor = try Rig().executor()
    for line in [
      "new trip Portugal 2027-04-20..2027-04-23", "activity Cruise to day 1 at 18:00 for 2h",
    ] {
      let outcome = await executor.say(line)
      #expect(outcome.end == .done, "\(line): \(outcome.text)")
    }
    let cleared = await executor.say("no set time for the cruise").text
    #expect(cleared.contains("No longer at 18:00; undo brings that back"))
    let hours = await executor.say("open cruise tue-sun 9-18").text
    #expect(hours.contains("try: add note booking 1 \"open tue-sun 09:00-18:00\""), "\(hours)")
    #expect(await executor.say("done cruise").text.contains("try: add note booking 1"))
  }
}
