import JSON
import TestSupport
import Testing

/// What `export` writes for calendars and maps, read back by the libraries that others use.
@Suite(.enabled(if: canPlay, "not run: places.db is not built: make build"))
struct ExportedFilesTests {
  private let folder = TemporaryFolder()

  private func tripsh(_ lines: [String], _ options: String...) async -> CommandOutcome {
    await runCommand(
      [
        PseudoTerminal.built("tripsh"), "--home", folder.file("home"), "--today", "2026-11-21",
        "--keep-going",
      ] + options + lines.flatMap { ["-c", $0] }, seconds: 60)
  }

  private func readBack(_ name: String) async throws -> JSONValue {
    let outcome = await runCommand(
      ["/usr/bin/python3", Repository.path("Tests/exports.py"), folder.file(name)], seconds: 60)
    #expect(outcome.status == 0, "\(outcome.output)")
    return try JSONValue(parsing: outcome.output)
  }

  /// On 28 March the clocks of Europe change.
  private static let trip = [
    "new trip \"Tiles; and, port\" to Porto 25-30 march 2027",
    "flight JL47 from Helsinki to Tokyo day 1 17:25 - 13:05",
    "flight JL2 from Tokyo to San Francisco day 2 17:50 - 11:10",
    "hotel \"Casa do Conto\" in Porto from day 2 to day 4 check-in 15:00 ref XK7",
    "add Livraria Lello to day 2 at 10:00 for 45m",
    "note 2.1 \"Queue early; bring the tickets, \\\\ and a long remark about 東京駅 and everything that one could wish to see there\"",
    "add Porto Cathedral to day 4 at 1:30", "add Clérigos Tower to day 3",
    "add dinner to day 4 at 23:00 for 3h", "add tea to ideas",
    "add \"Dom Luís I Bridge\" to ideas", "activity Kayak day 5 at 9:30 for 2 hours",
    "todo renew passport 30 days before", "todo \"call\" by 1 march", "tick 2", "pack hat",
  ]

  private func strings(_ value: JSONValue?, _ name: String) -> [String] {
    (value?["events"]?.arrayValue ?? []).map { $0[name]?.stringValue ?? "-" }
  }

  @Test func `two libraries read a calendar as it is meant, over changes of the clocks`()
    async throws
  {
    let file = folder.file("a.ics")
    let outcome = await tripsh(Self.trip + ["export \(file)"])
    #expect(outcome.output.contains("Wrote the plan to \(file): 10 entries\n"))
    #expect(outcome.output.contains("Not in it: tea, Dom Luís I Bridge and hat\n"))
    let read = try await readBack("a.ics")
    #expect(
      strings(read, "summary") == [
        "Livraria Lello", "Clérigos Tower", "Porto Cathedral", "dinner", "JL47 Helsinki → Tokyo",
        "JL2 Tokyo → San Francisco", "Casa do Conto", "Kayak",
      ])
    #expect(
      strings(read, "begins") == [
        "2027-03-26T10:00:00+00:00", "2027-03-27", "2027-03-28T01:30:00+00:00",
        "2027-03-28T22:00:00+00:00", "2027-03-25T15:25:00+00:00", "2027-03-26T08:50:00+00:00",
        "2027-03-26", "2027-03-29T08:30:00+00:00",
      ])
    #expect(
      strings(read, "ends") == [
        "2027-03-26T10:45:00+00:00", "2027-03-28", "-", "2027-03-29T01:00:00+00:00",
        "2027-03-26T04:05:00+00:00", "2027-03-26T18:10:00+00:00", "2027-03-28",
        "2027-03-29T10:30:00+00:00",
      ])
    let facts = strings(read, "facts")
    #expect(facts[0].hasPrefix("Queue early; bring the tickets, ") && facts[0].hasSuffix("there"))
    #expect(facts[6] == "hotel\ncheck-in 15:00\nref XK7")
    #expect(
      read["tasks"]
        == .array([
          .array(["renew passport", "2027-02-23", "NEEDS-ACTION"].map(JSONValue.string)),
          .array(["call", "2027-03-01", "COMPLETED"].map(JSONValue.string)),
        ]))
  }

  @Test func `a trip comes back from its calendar as it was`() async throws {
    let file = folder.file("a.ics")
    let about = [
      "bookings", "show day 1", "show day 2", "show day 3", "show day 4", "costs", "settle",
    ]
    let first = await tripsh(
      Self.trip + [
        "people Ana, Bob", "cost 2.1 12.50 USD paid by Bob", "cost booking 3 360", "done 3.1",
        "export \(file)",
      ])
    #expect(first.output.contains("Wrote the plan"))
    let shown = await tripsh(["open Tiles"] + about)
    let again = await tripsh([
      "new trip Again to Porto 25-30 march 2027", "people Ana, Bob", "import \(file)",
    ])
    #expect(again.output.contains("Read 10 entries of "), "\(again.output)")
    let back = await tripsh(["open Again"] + about)
    func told(_ outcome: CommandOutcome) -> [Substring] {
      // The head of a trip names it.
      outcome.output.split(separator: "\n").drop { !$0.hasPrefix("  1 ") }.map { $0 }
    }
    #expect(told(back) == told(shown))
    #expect(told(shown).contains { $0.contains("JL2 Tokyo → San Francisco") })
  }

  @Test func `times by other clocks are those of the place`() async throws {
    let file = folder.file("z.ics")
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      SUMMARY:Call
      DTSTART;TZID=Europe/Paris:20270329T100000
      DTEND:20270329T083000Z
      END:VEVENT
      BEGIN:VEVENT
      SUMMARY:JL47
      X-TRIPSH-KIND:flight
      X-TRIPSH-FROM;GEO="60.3172;24.9633";TZ="Europe/Helsinki":Helsinki
      X-TRIPSH-TO;GEO="35.5494;139.7798";TZ="Asia/Tokyo":Tokyo
      DTSTART:20270325T152500Z
      DTEND:20270326T040500Z
      END:VEVENT
      END:VCALENDAR

      """
    try Repository.write(text, to: file)
    let outcome = await tripsh([
      "new trip to Porto 25-30 march 2027", "import \(file)", "show day 5", "bookings",
    ])
    #expect(outcome.output.contains("  1  09:00  Call"), "\(outcome.output)")
    #expect(outcome.output.contains("30 min"))
    #expect(outcome.output.contains("17:25 – 13:05 Fri 26 Mar"), "\(outcome.output)")
    #expect(outcome.output.contains("12 h 40 min"))
  }

  @Test func `a calendar is the same again, and another trip's ids are others`() async throws {
    let (first, again) = (folder.file("a.ics"), folder.file("b.ics"))
    _ = await tripsh(Self.trip + ["export \(first)"])
    _ = await tripsh(["open Tiles", "export \(again)"])
    #expect(try Repository.read(first) == Repository.read(again))
    _ = await tripsh(["open Tiles", "copy trip", "export \(folder.file("c.ics"))"])
    let ids = try await readBack("a.ics")["ids"]?.arrayValue ?? []
    let others = try await readBack("c.ics")["ids"]?.arrayValue ?? []
    #expect(ids.count == 8 && Set(ids).isDisjoint(with: others))
  }

  @Test func `maps have each day in its order, and longitude where it belongs`() async throws {
    _ = await tripsh(
      Self.trip + ["export \(folder.file("a.gpx"))", "export \(folder.file("a.kml"))"])
    let gpx = try await readBack("a.gpx")
    let names = gpx["points"]?.arrayValue?.compactMap { $0.arrayValue?.first?.stringValue }
    #expect(
      names == ["Livraria Lello", "Clérigos Tower", "Porto Cathedral", "Dom Luís I Bridge"])
    let route = try #require(gpx["routes"]?.arrayValue?.first?.arrayValue)
    #expect(route == [.string("Day 2 · Fri 26 Mar"), .array([.string("Livraria Lello")])])
    let kml = try await readBack("a.kml")
    #expect(kml["name"] == .string("Tiles; and, port"))
    let folders = kml["folders"]?.arrayValue?.compactMap(\.arrayValue)
    #expect(
      folders?.map(\.first) == [
        .string("Day 2 · Fri 26 Mar"), .string("Day 3 · Sat 27 Mar"), .string("Day 4 · Sun 28 Mar"),
        .string("Ideas"),
      ])
    guard case .array(let marks)? = folders?.first?.last, let mark = marks.first?.arrayValue,
      let east = mark[1].doubleValue, let north = mark[2].doubleValue
    else {
      Issue.record("\(kml)")
      return
    }
    #expect((-8.62 ... -8.61).contains(east) && (41.1...41.2).contains(north))
  }

  @Test func `what has no dates makes no calendar, and what is nowhere no map`() async {
    let outcome = await tripsh(
      [
        "new trip Walk for 2 days", "add tea to day 1", "export \(folder.file("w.ics"))",
        "export \(folder.file("w.gpx"))", "export \(folder.file("w.xlsx"))",
      ], "--format", "json")
    let text = outcome.output
    #expect(text.contains("the trip has no dates yet"), "\(text)")
    #expect(
      text.contains("plans are written as .md, .txt, .html, .csv, .ics, .gpx or .kml"), "\(text)")
    #expect(folder.names() == ["home"])
  }
}
