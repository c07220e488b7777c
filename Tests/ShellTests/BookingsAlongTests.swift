import Session
import Shell
import TestSupport
import Testing

/// What is booked goes along with its days.
@Suite struct BookingsAlongTests {
  @Test func `a way through the night is as long on the day on which its own goes`() async throws {
    let (rig, executor) = try await Rig.inPorto([:])
    await executor.say("ferry from \"Ribeira pier\" to \"Afurada\" day 2 23:00 - 01:00 +1")
    let before = try #require(rig.journal.library.trips[0].bookings.first?.times)
    let outcome = await executor.say("swap day 2 with day 3 with bookings")
    let after = try #require(rig.journal.library.trips[0].bookings.first?.times)
    #expect(after.minutes == before.minutes, "\(outcome.text)")
    #expect(after.start.date == before.start.date?.adding(1))
    #expect(after.end?.date == before.end?.date?.adding(1))
  }

  @Test func `a condition knows the files that its own script has saved`() async throws {
    let (_, executor) = try await Rig.inPorto([
      "b.trip": "add tea to day 1\nsave the.trip today\nassert file the.trip\n"
    ])
    let outcome = await executor.say("run b.trip")
    #expect(outcome.text.contains("holds: file the.trip"), "\(outcome.text)")
  }

  @Test func `a table comes back as it went, with what a spreadsheet would reckon`() async throws {
    let (rig, executor) = try await Rig.inPorto([:])
    await executor.say(
      "add \"=1+1\" to day 1 at 09:00", "note 1.1 \"-2+3\"", "cost 1.1 12.50 EUR",
      "export a.csv", "remove 1.1", "import a.csv")
    let stop = try #require(rig.journal.library.trips[0].days[0].stops.first)
    #expect(stop.name == "=1+1" && stop.note == "-2+3", "\(stop)")
    #expect(stop.cost?.amount == "12.50")
  }
}
