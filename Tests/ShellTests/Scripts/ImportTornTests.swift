import Session
import TestSupport
import Testing

@testable import Shell

/// Files that are torn, or that hold what is nothing.
struct ImportTornTests {
  @Test func `a row within which a table ends is named, the rows before it are taken`()
    async throws
  {
    let (rig, executor) = try await Rig.inPorto([
      "a.csv": "name,lat,lon\nLello,41.14,-8.61\n\"Cais\n" + String(repeating: "x,\n", count: 900)
    ])
    let outcome = await executor.say("import a.csv")
    #expect(
      outcome.text.contains("  Cais: passed over, the file ends within it\n"), "\(outcome.text)")
    #expect(outcome.text.utf8.count < 1000)
    #expect(rig.journal.library.trips[0].ideas.map(\.name) == ["Lello"])
  }

  @Test(arguments: ["a.gpx", "a.ics", "a.csv"])
  func `names, notes and payers of nothing but control signs are none`(
    file: String
  )
    async throws
  {
    let (bell, name) = ("\u{7}\u{1}", "\u{1B}\u{7}")
    let files = [
      "a.gpx": """
      <gpx xmlns:tripsh="t"><wpt lat="41.1" lon="-8.6"><name>\(name)</name></wpt>
      <wpt lat="41.2" lon="-8.6"><name>Lello</name><extensions><tripsh:kind>stop</tripsh:kind>
      <tripsh:note>\(bell)</tripsh:note><tripsh:cost>12.50 EUR</tripsh:cost>
      <tripsh:paid-by>\(bell)</tripsh:paid-by></extensions></wpt></gpx>
      """,
      "a.ics": """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      DTSTART:20270419T100000
      SUMMARY:Lello
      DESCRIPTION:\(bell)
      LOCATION:\(bell)
      X-TRIPSH-COST:12.50 EUR
      X-TRIPSH-PAID-BY:\(bell)
      END:VEVENT
      END:VCALENDAR
      """,
      "a.csv": "name,lat,lon,note\n\(name),41.1,-8.6,\nLello,41.14,-8.61,\(bell)\n",
    ]
    let (rig, executor) = try await Rig.inPorto(files)
    let outcome = await executor.say("import \(file)")
    #expect(outcome.end == .done, "\(outcome.text)")
    let trip = rig.journal.library.trips[0]
    // A point of a map without a name is one by its number.
    let stops = (trip.days.flatMap(\.stops) + trip.ideas).filter { $0.name != "Point 1" }
    #expect(stops.map(\.name) == ["Lello"] && stops.allSatisfy { $0.note == nil })
    if file != "a.csv" {
      #expect(stops[0].cost?.minorUnits == 1250, "\(outcome.text)")
    }
  }

  @Test func `what is no amount leaves the place without one`() async throws {
    let (rig, executor) = try await Rig.inPorto([
      "a.gpx": """
      <gpx xmlns:tripsh="t"><wpt lat="41.2" lon="-8.6"><name>Lello</name><extensions>
      <tripsh:kind>stop</tripsh:kind><tripsh:cost>abc EUR</tripsh:cost></extensions></wpt></gpx>
      """
    ])
    let outcome = await executor.say("import a.gpx")
    #expect(outcome.end == .done, "\(outcome.text)")
    let ideas = rig.journal.library.trips[0].ideas
    #expect(ideas.map(\.name) == ["Lello"] && ideas[0].cost == nil)
  }
}
