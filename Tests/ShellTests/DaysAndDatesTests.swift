import Session
import Shell
import TestSupport
import Testing

/// What other programs have, or lack, about days and dates, each seen in what is shown.
///
/// The trip is Porto from Monday 19 to Friday 23 April 2027; today is Saturday 21 November 2026.
@Suite struct DaysAndDatesTests {
  private func shown(_ lines: String...) async throws -> String {
    let executor = try Rig().executor()
    for line in trip { await executor.say(line) }
    var text = ""
    for line in lines { text = await executor.say(line).text }
    return text
  }

  @Test func `B1 new dates tell the fate of every plan before they change any`() async throws {
    let asked = try await shown("dates 20-22 april")
    #expect(asked.contains("Mon 2027-04-19  keys at 09:00\nFri 2027-04-23  mum\n"))
    #expect(asked.contains("try: dates 2027-04-20..2027-04-22 keep"))
    let ideas = try await shown("dates 20-22 april ideas")
    #expect(ideas.contains("2 stops now among the ideas: keys and mum"))
    let back = try await shown("dates 20-22 april ideas", "undo", "days")
    #expect(back.contains("day 1  Mon 19 Apr  1 stop   keys"))
  }

  @Test func `B2 a trip shifts by days`() async throws {
    let days = try await shown("shift trip by 1 day", "days")
    #expect(days.contains("day 2  Wed 21 Apr  2 stops  lunch, bridge walk"))
    #expect(try await shown("shift trip 2 days earlier").contains("Sat 2027-04-17 – Wed"))
  }

  @Test func `B3 whole days move, change places and are put in`() async throws {
    let moved = try await shown("move day 2 to day 4")
    #expect(moved.contains("day 4  Thu 22 Apr  2 stops  lunch, bridge walk"))
    let swapped = try await shown("swap day 1 with day 5")
    #expect(swapped.contains("day 1  Mon 19 Apr  1 stop   mum"))
    let added = try await shown("add day after 2", "days")
    #expect(added.contains("day 3  Wed 21 Apr  –"))
    #expect(added.contains("day 6  Sat 24 Apr  1 stop   mum"))
  }

  @Test func `B4 stops move to another day, by number or name, several at once`() async throws {
    let several = try await shown("move 2.1-2.2 to day 4")
    #expect(several.contains("Day 4 · Thu 22 Apr\n› 1  13:00  lunch"))
    #expect(try await shown("move bridge walk to day 4").contains("  1  bridge walk"))
  }

  @Test func `B5 a stop that moves keeps its note`() async throws {
    let day = try await shown("note 2.2 take the stairs", "move 2.2 before 2.1", "show day 2")
    #expect(day.contains("  1         bridge walk       no place\n     “take the stairs”"))
  }

  @Test func `B6 ideas are on no day until they are moved to one`() async throws {
    #expect(try await shown("add text tram to ideas", "show ideas").contains("  1  tram"))
    let day = try await shown("add text tram to ideas", "move idea 1 to day 3")
    #expect(day.contains("Day 3 · Wed 21 Apr\n  1  tram"))
  }

  @Test func `B7 of the same stop twice in a day the right one goes`() async throws {
    let day = try await shown("add text lunch to day 2 at 19:00", "remove 2.3", "show day 2")
    #expect(day.contains("  1  13:00  lunch"))
    #expect(!day.contains("19:00"))
  }

  @Test func `B8 every date has its weekday, and one that does not fit is asked about`()
    async throws
  {
    #expect(try await shown("days").contains("day 3  Wed 21 Apr"))
    #expect(try await shown("when 19th of april").contains("Mon 2027-04-19"))
    let asked = try await shown("day tuesday 19 april")
    #expect(asked.contains("2027-04-19 is a Monday, no Tuesday"))
    let range = try await shown("dates tue 19 to fri 23 april")
    #expect(range.contains("try: dates 2027-04-19..2027-04-23\n"))
  }

  @Test func `B9 days without plans hide none`() async throws {
    let days = try await shown("days")
    #expect(days.contains("day 4  Thu 22 Apr  –"))
    #expect(days.contains("day 5  Fri 23 Apr  1 stop   mum"))
  }

  @Test func `B10 dates come and go without loss`() async throws {
    let undated = try await shown("dates none", "days")
    #expect(undated.contains("day 2  2 stops  lunch, bridge walk"))
    let dated = try await shown("dates none", "dates 3-7 may", "days")
    #expect(dated.contains("day 2  Tue 4 May  2 stops  lunch, bridge walk"))
  }

  @Test func `B11 a copy lands on new dates, nothing done`() async throws {
    let copy = try await shown("done 2.1", "copy trip as Again from 3 may 2028", "show day 2")
    #expect(copy.contains("Day 2 · Thu 4 May"))
    #expect(!copy.contains("✓"))
  }

  @Test func `B12 past and coming trips are told apart`() async throws {
    let old = ["close", "new trip Old 2025-07-01..2025-07-03"]
    let past = try await shown(old[0], old[1], "trips past")
    #expect(past.contains("Old") && !past.contains("Porto"))
    let coming = try await shown(old[0], old[1], "trips upcoming")
    #expect(coming.contains("Porto") && !coming.contains("Old"))
    #expect(try await shown("favourite", "trips favourite").contains("Porto ♥"))
  }

  @Test func `B13 a day has a note`() async throws {
    let day = try await shown("note day 2 meet at the station at 8", "show day 2")
    #expect(day.contains("“meet at the station at 8”"))
  }

  @Test(arguments: [
    "dates 23-19 april", "dates 2027-04-23..2027-04-19", "make the trip end on 1 april 2027",
    "new trip Back 9 may 2027 to 3 may 2027",
  ])
  func `D2 an end before the start is never stored`(line: String) async throws {
    let executor = try Rig().executor()
    for line in trip { await executor.say(line) }
    let refused = await executor.say(line)
    #expect(refused.text.contains("error: ") && refused.text.contains("try: "))
    #expect(await executor.say("dates").text.contains("Mon 2027-04-19 – Fri 2027-04-23, 5 days"))
  }
}

private let trip = [
  "new trip to Porto 19-23 april", "add text keys to day 1 at 9",
  "add text lunch to day 2 at 13:00",
  "add text \"bridge walk\" to day 2", "add text mum to day 5",
]
