import Language
import Session
import TestSupport
import Testing

@testable import Shell

/// Calendars that `export` wrote and in which somebody moved something.
struct ImportMovedTests {
  private func exported() async throws -> (Rig, Executor, String) {
    let (rig, executor) = try await Rig.inPorto()
    for line in [
      "add text breakfast to day 1 at 8:00",
      "add text lunch to day 1 at 12:00 for 1h", "add text dinner to day 1 at 19:00",
      "train from Porto to Lisbon day 2 10:00 - 13:00", "export plan.ics",
    ] {
      let outcome = await executor.say(line)
      #expect(outcome.end == .done, "\(outcome.text)")
    }
    return (rig, executor, String(decoding: try rig.files.read("plan.ics"), as: UTF8.self))
  }

  private func replace(_ text: String, in rig: Rig) throws {
    try rig.files.write("plan.ics", Array(text.utf8), replacing: true)
  }

  private func days(_ rig: Rig) -> [[String]] {
    rig.journal.library.trips[0].days.map { day in
      day.stops.map { "\($0.at?.text ?? "") \($0.name)" }
    }
  }

  @Test func `a stop that was moved in a calendar moves, in one step`() async throws {
    let (rig, executor, text) = try await exported()
    try replace(
      text.replacing("DTSTART;TZID=Europe/Lisbon:20270419T120000", with: "DTSTART:20270420T123000Z")
        .replacing("DTEND;TZID=Europe/Lisbon:20270419T130000", with: "DTEND:20270420T143000Z")
        .replacing("DTSTART:20270419T120000", with: "DTSTART:20270420T133000")
        .replacing("DTEND:20270419T130000", with: "DTEND:20270420T153000"), in: rig)
    let outcome = await executor.say("import plan.ics")
    #expect(outcome.text.contains("Read 1 entry of plan.ics\n"), "\(outcome.text)")
    #expect(outcome.text.contains("  lunch: moved to Tue 20 Apr at 13:30\n"), "\(outcome.text)")
    #expect(days(rig) == [["08:00 breakfast", "19:00 dinner"], ["13:30 lunch"], []])
    #expect(rig.journal.library.trips[0].days[1].stops[0].minutes == 120)
    let again = await executor.say("import plan.ics")
    #expect(again.text.contains("Nothing of plan.ics is new"), "\(again.text)")
    await executor.say("undo")
    #expect(days(rig)[0] == ["08:00 breakfast", "12:00 lunch", "19:00 dinner"])
  }

  @Test func `several that were moved keep apart, whatever their numbers become`() async throws {
    let (rig, executor, text) = try await exported()
    try replace(
      text.replacing("20270419T080000", with: "20270421T210000")
        .replacing("20270419T190000", with: "20270420T090000"), in: rig)
    let outcome = await executor.say("import plan.ics")
    #expect(outcome.text.contains("Read 2 entries of plan.ics\n"), "\(outcome.text)")
    #expect(days(rig) == [["12:00 lunch"], ["09:00 dinner"], ["21:00 breakfast"]])
  }

  @Test func `what moved here since the file was written stays where it is`() async throws {
    let (rig, executor, _) = try await exported()
    await executor.say("move lunch to day 3")
    await executor.say("at lunch 14:00")
    let outcome = await executor.say("import plan.ics")
    #expect(outcome.text.contains("Nothing of plan.ics is new"), "\(outcome.text)")
    #expect(days(rig)[2] == ["14:00 lunch"])
  }

  @Test func `what was moved out of the trip is named, what is gone here is new`() async throws {
    let (rig, executor, text) = try await exported()
    await executor.say("remove breakfast")
    try replace(text.replacing("20270419T190000", with: "20270521T190000"), in: rig)
    let outcome = await executor.say("import plan.ics")
    #expect(
      outcome.text.contains("  dinner: passed over, Fri 21 May 2027 is no day of the trip\n"),
      "\(outcome.text)")
    #expect(days(rig)[0] == ["08:00 breakfast", "12:00 lunch", "19:00 dinner"])
  }

  @Test func `a booking that was moved moves too`() async throws {
    let (rig, executor, text) = try await exported()
    try replace(
      text.replacing("20270420T100000", with: "20270421T150000")
        .replacing("20270420T130000", with: "20270421T183000"), in: rig)
    let outcome = await executor.say("import plan.ics")
    let bookings = rig.journal.library.trips[0].bookings
    #expect(bookings.count == 1, "\(outcome.text)")
    #expect(bookings[0].times.start.date?.day == 21)
    #expect(bookings[0].times.start.time?.text == "15:00")
    #expect(bookings[0].times.end?.time?.text == "18:30")
  }

  @Test func `an id of another trip or another home moves nothing`() async throws {
    let (rig, executor, text) = try await exported()
    try replace(
      text.replacing("@tripsh", with: "@elsewhere").replacing("20270419T19", with: "20270420T19"),
      in: rig)
    await executor.say("import plan.ics")
    #expect(days(rig)[0].contains("19:00 dinner") && days(rig)[1] == ["19:00 dinner"])
  }

  @Test func `a trip that is made and exported at once has the same ids ever after`() async throws {
    let rig = Rig(files: [
      "a.trip": "new trip to Porto 2027-04-19..2027-04-21\nadd text lunch to day 1 at 12:00\n"
        + "export one.ics\n"
    ])
    try await rig.run(task: .scripts(["a.trip"])) { $0.atomic = true }
    try await rig.run("open Porto", "export two.ics")
    let (one, two) = (try rig.files.read("one.ics"), try rig.files.read("two.ics"))
    #expect(String(decoding: one, as: UTF8.self) == String(decoding: two, as: UTF8.self))
  }

  @Test func `a file that does not say what was written moves nothing`() async throws {
    let (rig, executor, text) = try await exported()
    let old = text.split(separator: "\r\n").filter { !$0.hasPrefix("X-TRIPSH-START") }
    try replace(
      old.joined(separator: "\r\n").replacing("20270419T120000", with: "20270420T120000"), in: rig)
    let outcome = await executor.say("import plan.ics")
    #expect(outcome.text.contains("Nothing of plan.ics is new"), "\(outcome.text)")
    #expect(days(rig)[0] == ["08:00 breakfast", "12:00 lunch", "19:00 dinner"])
  }

  @Test func `other clocks of a day since the file was written move nothing`() async throws {
    let (rig, executor, _) = try await exported()
    await executor.say("city day 1 Madrid")
    let outcome = await executor.say("import plan.ics")
    #expect(outcome.text.contains("Nothing of plan.ics is new"), "\(outcome.text)")
    #expect(days(rig)[0] == ["08:00 breakfast", "12:00 lunch", "19:00 dinner"])
  }
}
