import Language
import Session
import TestSupport
import Testing

@testable import Shell

/// Files of places that are no calendars: GPX and tables.
struct ImportPlacesTests {
  private static let map = """
    <?xml version="1.0"?>
    <!DOCTYPE gpx [ <!ENTITY big "bigger"> ]>
    <g:gpx version='1.1' xmlns:g="http://www.topografix.com/GPX/1/1">
      <g:metadata><g:name>Not a place</g:name></g:metadata>
      <g:wpt lat="41.1458" lon="-8.6139"><g:name>Tower &amp; bells</g:name>
        <g:desc><![CDATA[Climb < 225 > steps]]></g:desc></g:wpt>
      <g:wpt lat="41.15" lon="-8.61"></g:wpt>
      <g:wpt lat="95" lon="-8.61"><g:name>Nowhere</g:name></g:wpt>
      <g:rte><g:name>Day 2</g:name>
        <g:rtept lat="41.1402" lon="-8.6110"><g:name>Cais &#233; &big;</g:name></g:rtept>
        <g:rtept lat="41.1403" lon="-8.6111"/>
      </g:rte>
      <g:rte><g:name>Day 9</g:name>
        <g:rtept lat="41.1402" lon="-8.6110"><g:name>Late</g:name></g:rtept></g:rte>
      <g:rte><g:name>Hike</g:name>
        <g:rtept lat="41.2" lon="-8.6"><g:name>Hill</g:name></g:rtept></g:rte>
      <g:trk><g:name>A walk</g:name><g:trkseg><g:trkpt lat="1" lon="2"/></g:trkseg></g:trk>
    </g:gpx>
    """

  private static let table = #"""
    Name;Latitude;Longitude;Day;Time;Notes
    "Casa; ""Azul""";41,1469;-8,6148;1;9:30;"two
    lines"
    Dinner;;;2027-04-20;20:00;

    Somewhere;41,1;-8,6;;;
    No day;;;tuesday;;
    Late;;;9;;
    No time;;;1;nine;
    Half;41,1;;;;
    ;41,1;-8,6;;;
    """#

  @Test func `points become stops and ideas in one step, those without a name by number`()
    async throws
  {
    let (rig, executor) = try await Rig.inPorto(["a.gpx": Self.map])
    let outcome = await executor.say("import a.gpx")
    #expect(outcome.end == .done)
    for line in [
      "Read 5 places of a.gpx\n", "  Nowhere: passed over, it is nowhere on the earth\n",
      "  Late: passed over, the trip has no day 9\n",
      "  1 track: passed over, ways are no places\n",
    ] {
      #expect(outcome.text.contains(line), "\(outcome.text)")
    }
    let trip = rig.journal.library.trips[0]
    #expect(trip.days.map { $0.stops.map(\.name) } == [[], ["Cais é &big;", "Point 1"], []])
    #expect(trip.ideas.map(\.name) == ["Hill", "Tower & bells", "Point 2"])
    #expect(trip.ideas[1].note == "Climb < 225 > steps" && trip.ideas[1].position != nil)
    let again = await executor.say("import a.gpx")
    #expect(again.text.contains("Nothing of a.gpx is new in Porto\n"), "\(again.text)")
    await executor.say("undo")
    #expect(rig.journal.library.trips[0].stopCount == 0)
    #expect(rig.journal.library.trips[0].ideas.isEmpty)
  }

  @Test func `placemarks become stops of the day their folder names, else ideas`() async throws {
    let (rig, executor) = try await Rig.inPorto([
      "a.kml": """
      <?xml version="1.0"?>
      <kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Porto</name>
        <Folder><name>Day 2 · Museums</name>
          <Placemark><name>Tower &amp; bells</name>
            <description><![CDATA[Climb < 225 > steps]]></description>
            <Point><coordinates>-8.6139,41.1458,0</coordinates></Point></Placemark>
        </Folder>
        <Placemark><Point><coordinates> -8.61,41.15 </coordinates></Point></Placemark>
        <Placemark><name>Nowhere</name></Placemark>
        <Placemark><name>A walk</name>
          <LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark>
      </Document></kml>
      """, "b.kml": "<gpx></gpx>",
    ])
    let outcome = await executor.say("import a.kml")
    for line in [
      "Read 2 places of a.kml\n", "  Nowhere: passed over, it is nowhere on the earth\n",
      "  1 way: passed over, ways are no places\n",
    ] {
      #expect(outcome.text.contains(line), "\(outcome.text)")
    }
    let trip = rig.journal.library.trips[0]
    #expect(trip.days.map { $0.stops.map(\.name) } == [[], ["Tower & bells"], []])
    #expect(trip.days[1].stops.first?.note == "Climb < 225 > steps")
    #expect(trip.ideas.map(\.name) == ["Point 1"])
    let bad = await executor.say("import b.kml")
    #expect(bad.text.contains("b.kml is no KML file: it does not begin with <kml>"), "\(bad.text)")
  }

  @Test func `what export wrote comes back, in a trip of the same dates and in one without`()
    async throws
  {
    let (rig, executor) = try await Rig.inPorto()
    for line in [
      "add 41.1469,-8.6148 \"Lello <3\" to day 1 at 9:30 for 45m", "note 1.1 \"two\nlines\"",
      "cost 1.1 12.50 EUR", "done 1.1", "add 41.14,-8.61 Cais to day 3",
      "add 41.2,-8.7 Beach to ideas", "hotel Casa in \"Porto\" from day 1 to day 3",
      "export plan.gpx", "new trip Again 2027-04-19..2027-04-21",
    ] {
      #expect(await executor.say(line).end == .done, "\(line)")
    }
    let outcome = await executor.say("import plan.gpx")
    #expect(outcome.text.contains("Read 3 places of plan.gpx\n"), "\(outcome.text)")
    func parts(_ trip: Trip) -> [[[String?]]] {
      (trip.days.map(\.stops) + [trip.ideas]).map { stops in
        stops.map {
          [
            $0.name, $0.position.map { "\($0)" }, $0.at?.text, $0.minutes.map { "\($0)" }, $0.note,
            $0.cost?.text, "\($0.done)",
          ]
        }
      }
    }
    let trips = rig.journal.library.trips
    #expect(parts(trips[0]) == parts(trips[1]))
    await executor.say("new trip Plain for 3 days")
    await executor.say("import plan.gpx")
    #expect(parts(rig.journal.library.trips[2]) == parts(trips[0]))
  }

  @Test func `rows of a table become stops and ideas; what cannot be is passed over`() async throws
  {
    let (rig, executor) = try await Rig.inPorto(["a.csv": Self.table])
    let outcome = await executor.say("import a.csv")
    for line in [
      "Read 3 places of a.csv\n",
      "  No day: passed over, \"tuesday\" is no day: 2, or 2027-04-20\n",
      "  Late: passed over, the trip has no day 9\n",
      "  No time: passed over, \"nine\" is no time: 09:30\n",
      "  Half: passed over, 41,1, nothing is nowhere on the earth\n",
      "  row 9: passed over, it has no name\n",
    ] {
      #expect(outcome.text.contains(line), "\(outcome.text)")
    }
    let trip = rig.journal.library.trips[0]
    let lello = try #require(trip.days[0].stops.first)
    #expect(lello.name == "Casa; \"Azul\"" && lello.at?.text == "09:30")
    #expect(lello.note == "two lines" && lello.position?.latitude == 41.1469)
    #expect(trip.days[1].stops.map(\.name) == ["Dinner"])
    #expect(trip.ideas.map(\.name) == ["Somewhere"])
    await executor.say("undo")
    #expect(rig.journal.library.trips[0].stopCount == 0)
  }

  @Test func `a table without a head has its columns in their order`() async throws {
    let (rig, executor) = try await Rig.inPorto([
      "a.csv": "\u{FEFF}Lello,41.1469,-8.6148,2,10:00,books\r\nBeach,41.2,-8.7\r\n\"torn, 1, 2"
    ])
    let outcome = await executor.say("import a.csv")
    #expect(outcome.text.contains("passed over, the file ends within it"), "\(outcome.text)")
    let trip = rig.journal.library.trips[0]
    #expect(trip.days[1].stops.map(\.name) == ["Lello"] && trip.days[1].stops[0].note == "books")
    #expect(trip.ideas.map(\.name) == ["Beach"])
  }

  @Test func `a place is there already under the name that it is known by`() async throws {
    let (rig, executor) = try await Rig.inPorto([
      "a.csv": "name,lat,lon,day\nLello Bookshop,41.1469,-8.6148,1\n"
    ])
    await executor.say("import a.csv")
    #expect(rig.journal.library.trips[0].days[0].stops.map(\.name) == ["Livraria Lello"])
    let again = await executor.say("import a.csv")
    #expect(again.text.contains("Nothing of a.csv is new in Porto\n"), "\(again.text)")
  }

  @Test func `what is no map or no table is refused, and so are too many places`() async throws {
    let row = "Lello,41.1469,-8.6148\n"
    let (rig, executor) = try await Rig.inPorto([
      "a.gpx": "<html><body/></html>", "a.csv": " \n\n",
      "b.csv": (0..<501).map { "\($0) \(row)" }.joined(), "a.osm": "<osm/>",
    ])
    #expect(await executor.say("import a.gpx").text.contains("a.gpx is no GPX file"))
    #expect(await executor.say("import a.csv").text.contains("a.csv is no table: it has no rows"))
    #expect(await executor.say("import b.csv").text.contains("501 entries are more than the 500"))
    #expect(await executor.say("import a.osm").text.contains("maps (.gpx, .kml) and tables (.csv)"))
    #expect(rig.journal.library.trips[0].ideas.isEmpty)
  }

  @Test func `torn and mixed up files are read as far as they go`() throws {
    var chance = SeededGenerator(seed: 23)
    var trip = Trip(id: TripID(1), name: "Porto")
    trip.days = (0..<3).map { Day(id: DayID(10 + $0)) }
    var taken = 0
    for text in [Self.map, Self.table] {
      let letters = Array(text)
      for _ in 0..<1500 {
        var torn = letters
        for _ in 0..<(1 + chance.below(6)) {
          let at = chance.below(torn.count)
          switch chance.below(3) {
          case 0: torn.remove(at: at)
          case 1: torn[at] = letters[chance.below(letters.count)]
          default: torn.removeLast(min(torn.count - 1, chance.below(60)))
          }
        }
        let found =
          text == Self.map
          ? MapReader.places(of: String(torn)) : TableReader.places(of: String(torn))
        guard let found else { continue }
        let plan = ImportPlan(found, into: trip, NoTimeZones(), SmallGazetteer())
        #expect(
          plan.taken.count + plan.passedOver.count
            == found.places.count + found.passedOver.count)
        taken += plan.taken.count
      }
    }
    #expect(taken > 3000)
  }

  @Test(arguments: [
    "<gpx><wpt lat='1' lon='2'><name>a", "<gpx", "<gpx><!-- ", "<gpx><![CDATA[ ", "<!DOCTYPE [",
    "<gpx><wpt lat=1 lon=><name>&#xFFFFFFFFF;&#55555;&;</name></wpt>", "</gpx><gpx/>",
    String(repeating: "<gpx>", count: 5000), "<gpx><wpt lat='nan' lon='inf'><name>x</name></wpt>",
  ])
  func `nothing that is torn does harm`(_ text: String) {
    let found = MapReader.places(of: text)
    #expect(found?.places.filter { $0.flaw == nil }.isEmpty ?? true)
  }
}
