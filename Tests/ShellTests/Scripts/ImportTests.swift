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
    try await Rig.inPorto(["a.ics": text])
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

  @Test func `twins are one, a second calendar counts, and places are not lost`() async throws {
    let event =
      "BEGIN:VEVENT\nSUMMARY:Fair\nDTSTART:20270419T0900\nDURATION:PT1H30M\n"
      + "LOCATION:Rua das Flores 1\nEND:VEVENT\n"
    let (rig, executor) = try await executor(
      "BEGIN:VCALENDAR\nEND:NONSENSE\n\(event)\(event)END:VCALENDAR\nBEGIN:VCALENDAR\n"
        + "BEGIN:VEVENT\nSUMMARY:Meeting\nDTSTART;VALUE=DATE:20270419\n"
        + "DTEND;VALUE=DATE:20270422\nEND:VEVENT\nEND:VCALENDAR\n")
    let outcome = await executor.say("import a.ics")
    #expect(outcome.text.contains("Read 2 entries of a.ics\n  Fair: passed over, it is there"))
    let stops = rig.journal.library.trips[0].days[0].stops
    #expect(stops.map(\.name) == ["Fair", "Meeting"])
    #expect(stops[0].minutes == 90 && stops[0].note == "Rua das Flores 1")
    #expect(stops[1].note == "until Wed 21 Apr 2027")
  }

  @Test func `bookings that cannot be are taken as far as they can`() async throws {
    func booking(_ kind: String, _ lines: String) -> String {
      "BEGIN:VEVENT\nX-TRIPSH-KIND:\(kind)\nSUMMARY:\(kind)\n\(lines)\nEND:VEVENT\n"
    }
    let (rig, executor) = try await executor(
      "BEGIN:VCALENDAR\n"
        + booking("hotel", "DTSTART;VALUE=DATE:20270419\nDTEND;VALUE=DATE:20270419")
        + booking("activity", "DTSTART:20270420T1000\nDTEND:20270420T0900")
        + booking(
          "flight",
          "DTSTART:20270421T1000\nDTEND:20270401T0900\nX-TRIPSH-FROM:A\nX-TRIPSH-TO:B"))
    #expect(await executor.say("import a.ics").text.contains("Read 3 entries of a.ics\n"))
    let bookings = rig.journal.library.trips[0].bookings
    #expect(bookings.map(\.kind) == [.hotel, .activity, .flight])
    #expect(bookings[0].times.end?.date?.iso == "2027-04-20")
    #expect(bookings[1].times.end == nil && bookings[2].times.end == nil)
  }

  @Test func `a calendar of a lifetime is refused`() async throws {
    let event = "BEGIN:VEVENT\nSUMMARY:x\nDTSTART:20270419T0900\nEND:VEVENT\n"
    let (_, executor) = try await executor(
      "BEGIN:VCALENDAR\n" + String(repeating: event, count: 501))
    #expect(await executor.say("import a.ics").text.contains("501 entries are more than the 500"))
  }

  @Test func `torn and mixed up files are read as far as they go`() throws {
    var chance = SeededGenerator(seed: 17)
    let own = """
      BEGIN:VEVENT
      X-TRIPSH-KIND:flight
      X-TRIPSH-FROM;GEO="38.7;-9.1";TZ="Here":Lisbon
      X-TRIPSH-TO;GEO="41.1;-8.6":Porto
      DTSTART:20270419T140000Z
      DTEND;TZID=Here:20270419T160000
      END:VEVENT
      BEGIN:VEVENT
      X-TRIPSH-KIND:activity
      DTSTART;TZID=Here:20270420T140000
      DTEND:20270420T160000Z
      END:VEVENT
      END:VCALENDAR
      """
    let letters = Array(Self.byHand.replacing("END:VCALENDAR", with: own))
    var trip = Trip(id: TripID(1), name: "Porto")
    for day in 19...21 {
      trip.days.append(
        Day(id: DayID(day), date: CivilDate(year: 2027, month: 4, day: day)))
    }
    var taken = 0
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
      guard let entries = CalendarReader.entries(of: String(torn)) else { continue }
      let plan = ImportPlan(entries, into: trip, HourAhead())
      #expect(plan.taken.count + plan.passedOver.count == entries.count)
      taken += plan.taken.count
      for case .booking(.add(let booking)) in plan.intents {
        guard case .on(let date)? = booking.day else {
          Issue.record("\(booking)")
          continue
        }
        #expect((19...21).contains(date.day) && (booking.minutes ?? 1) > 0)
      }
    }
    #expect(taken > 2000)
  }
}

/// All clocks are an hour ahead of UTC.
private struct HourAhead: TimeZones {
  func rules(of zone: String) -> ZoneRules? {
    zone == "Here" ? ZoneRules(firstOffset: 3600) : nil
  }
}
