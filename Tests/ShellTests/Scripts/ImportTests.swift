import Language
import Session
import TestSupport
import Testing

@testable import Shell

struct ImportTests {
  /// Made by hand: no ids, line ends of one kind, a folded line, an alarm, and what cannot be taken.
  private static let byHand = """
    BEGIN:VCALENDAR
    BEGIN:VEVENT
    SUMMARY:Port lodge tour\\, with
      tasting
    DTSTART:20270419T140000
    DTEND:20270419T160000
    DESCRIPTION:Bring\\nthe voucher
    BEGIN:VALARM
    DESCRIPTION:alarm
    END:VALARM
    END:VEVENT
    begin:vevent
    summary:Clérigos Tower
    geo:41.1458;-8.6139
    dtstart;value=date:20270420
    end:vevent
    BEGIN:VEVENT
    SUMMARY:Weekly
    DTSTART:20270419T090000
    RRULE:FREQ=WEEKLY
    END:VEVENT
    BEGIN:VEVENT
    SUMMARY:Off
    DTSTART:20270419T090000
    STATUS:CANCELLED
    END:VEVENT
    BEGIN:VEVENT
    SUMMARY:Later
    DTSTART;VALUE=DATE:20270519
    END:VEVENT
    BEGIN:VEVENT
    SUMMARY:Sometime
    END:VEVENT
    BEGIN:VTODO
    SUMMARY:Buy tickets
    DUE;VALUE=DATE:20270301
    STATUS:COMPLETED
    END:VTODO
    END:VCALENDAR
    """

  private func executor(_ text: String) async throws -> (Rig, Executor) {
    let rig = Rig(files: ["a.ics": text])
    let executor = try rig.executor()
    await executor.say("new trip to Porto 2027-04-19..2027-04-21")
    return (rig, executor)
  }

  @Test func `events become stops and tasks in one step, what is passed over is named`()
    async throws
  {
    let (rig, executor) = try await executor(Self.byHand)
    let outcome = await executor.say("import a.ics")
    #expect(outcome.end == .done)
    for line in [
      "Read 3 entries of a.ics\n", "  Weekly: passed over, it repeats\n",
      "  Off: passed over, it is cancelled\n",
      "  Later: passed over, Wed 19 May 2027 is no day of the trip\n",
      "  Sometime: passed over, it has no time\n",
    ] {
      #expect(outcome.text.contains(line), "\(outcome.text)")
    }
    let trip = rig.journal.library.trips[0]
    let tour = try #require(trip.days[0].stops.first)
    #expect(tour.name == "Port lodge tour, with tasting" && tour.at?.text == "14:00")
    #expect(tour.minutes == 120 && tour.note == "Bring\nthe voucher")
    #expect(trip.days[1].stops.map(\.name) == ["Clérigos Tower"])
    #expect(trip.days[1].stops[0].position != nil && trip.days[1].stops[0].at == nil)
    #expect(trip.checklist.map(\.text) == ["Buy tickets"] && trip.checklist[0].done)
    await executor.say("undo")
    #expect(rig.journal.library.trips[0].stopCount == 0)
    #expect(rig.journal.library.trips[0].checklist.isEmpty)
  }

  @Test func `reading it again changes nothing`() async throws {
    let (rig, executor) = try await executor(Self.byHand)
    await executor.say("import a.ics")
    let before = rig.journal.library.trips[0]
    let again = await executor.say("import a.ics")
    #expect(again.text.contains("Nothing of a.ics is new in Porto\n"))
    #expect(again.text.contains("  Clérigos Tower: passed over, it is there already\n"))
    #expect(rig.journal.library.trips[0] == before)
  }

  @Test func `what is no calendar is refused, and so is a trip without dates or none`()
    async throws
  {
    let (rig, executor) = try await executor("new trip Evil\n")
    #expect(await executor.say("import a.ics").text.contains("a.ics is no calendar"))
    #expect(await executor.say("import b.ics").end == .failed(.unreadable))
    #expect(await executor.say("import a.trip").text.contains("run runs scripts"))
    await executor.say("dates none")
    #expect(await executor.say("import a.ics").text.contains("has no dates yet"))
    await executor.say("close")
    #expect(await executor.say("import a.ics").end == .failed(.failed))
    #expect(rig.journal.library.trips.count == 1)
  }

  @Test func `control signs of a file do not reach the trip`() async throws {
    let (rig, executor) = try await executor(
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:a\u{1B}[31mb\u{7}\r\nDTSTART:20270419T0900\r\n"
        + "DTEND:nonsense\r\nEND:VEVENT\r\n")
    #expect(await executor.say("import a.ics").end == .done)
    #expect(rig.journal.library.trips[0].days[0].stops.map(\.name) == ["ab"])
  }

  @Test func `torn and mixed up files are read as far as they go`() throws {
    var chance = SeededGenerator(seed: 17)
    let letters = Array(Self.byHand)
    for _ in 0..<2000 {
      var torn = letters
      for _ in 0..<(1 + chance.below(6)) {
        let at = chance.below(torn.count)
        switch chance.below(3) {
        case 0: torn.remove(at: at)
        case 1: torn[at] = letters[chance.below(letters.count)]
        default: torn.removeLast(min(torn.count - 1, chance.below(40)))
        }
      }
      let entries = CalendarReader.entries(of: String(torn)) ?? []
      #expect(entries.count < 20)
      for entry in entries {
        guard let start = entry.property("DTSTART") else { continue }
        if let moment = CalendarMoment(start, in: "Europe/Lisbon", NoTimeZones()) {
          #expect((1...9999).contains(moment.date.year))
        }
      }
    }
  }
}
