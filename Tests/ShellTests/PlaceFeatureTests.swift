import JSON
import Journal
import Language
import Places
import Session
import Shell
import TestSupport
import Testing

/// What the list of features asks of places, by its rows.
struct PlaceFeatureTests {
  private let trip = "new trip to Porto 19-21 april"

  @Test func `search answers with the network unplugged (B18)`() async throws {
    var world = Rig().world
    world.places = { _, _ in
      Issue.record("something is asked of a server")
      return nil
    }
    let executor = try Executor(world, Options())
    #expect(await executor.say("search lello").text.contains("Livraria Lello"))
    #expect(await executor.say(trip, "add livraria lello", "suggest").end == .done)
  }

  @Test func `equal names are told apart, and why tells how they were ordered (B21)`() async throws
  {
    let executor = try Rig().executor()
    let lines = await executor.say("search springfield").text.split(separator: "\n")
    #expect(lines.count == 3 && Set(lines).count == 3)
    #expect(lines.enumerated().allSatisfy { $1.contains("  \($0 + 1)  Springfield") })
    #expect(lines.allSatisfy { $0.contains("United States") })
    let why = await executor.say("why 2").text
    #expect(why.contains("result 2 of the search for “springfield”"))
    #expect(why.contains("Whole names come first"))
    let second = await executor.say(trip, "add 2")
    #expect(second.reply?.canonical.hasPrefix("add Springfield @ ") == true)
  }

  @Test func `a stop without a position is shown as every other, and says so (B22)`() async throws {
    let rig = Rig()
    let executor = try rig.executor()
    await executor.say(trip, "add \"a quiet corner\" to day 1", "add livraria lello to day 1")
    let shown = await executor.say("show day 1").text
    #expect(shown.contains("1  a quiet corner") && shown.contains("no place"))
    #expect(shown.contains("2  Livraria Lello"))
    #expect(await executor.say("details 1").text.contains("no place"))
  }

  @Test func `a stop owns its place, whatever becomes of results and others (B26)`() async throws {
    let rig = Rig()
    let executor = try rig.executor()
    await executor.say(trip, "search lello", "add 1 to day 1", "copy 1.1 to day 2", "remove 1.1")
    await executor.say("search zzyzzq", "places cache clear")
    let stop = rig.journal.library.trips.first?.days[1].stops.first
    #expect(stop?.name == "Livraria Lello" && stop?.position != nil)
    #expect(await executor.say("details 2.1").text.contains("41.14"))
  }

  /// Greenwich, the equator, both.
  private static let zeros = ["51.4779, 0", "0, -78.4678", "0, 0"]

  @Test(arguments: zeros)
  func `zero degrees are a place like any other in commands (D10)`(_ spot: String) async throws {
    let rig = Rig()
    let executor = try rig.executor()
    await executor.say(trip, "add \(spot) here to day 1", "search \(spot)", "add 1 to day 1")
    await executor.say("move 1.1 to day 2", "copy 2.1 to day 3", "rename 3.1 there", "undo", "redo")
    #expect(await executor.say("city day 2 \"Nowhere\" @ \(spot)").end == .done)
    #expect(await executor.say("details 3.1").text.contains("0.00000"))
    #expect(await executor.say("suggest near 3.1").end == .done)
    let stops = try #require(rig.journal.library.trips.first).days.flatMap(\.stops)
    #expect(stops.count == 3 && Set(stops.map(\.position)).count == 1)
    #expect(stops.allSatisfy { $0.position?.latitude == 0 || $0.position?.longitude == 0 })
  }

  @Test func `zero degrees survive saving and running again (D10)`() async throws {
    let rig = Rig()
    let executor = try rig.executor()
    await executor.say(trip, "add 0, 0 here to day 1", "save zero.trip")
    let again = Rig(files: ["zero.trip": rig.files.text("zero.trip") ?? ""])
    #expect(await (try again.executor()).say("run zero.trip").end == .done)
    #expect(again.journal.library.trips == rig.journal.library.trips)
  }

  @Test func `a result of a server says how old the answer is, and its id whole`() async throws {
    let position = try #require(Coordinates(latitude: 43.7276, longitude: 7.4156))
    var stadium = Place(
      name: "Stade Louis II", position: position, timeZone: "America/Argentina/Buenos_Aires",
      source: .nominatim)
    stadium.osm = "relation/123456789"
    let answer = ScriptedPlaces(.found([stadium]))
    var world = Rig().world
    world.places = { _, _ in answer }
    let executor = try Executor(world, Options())
    executor.layout = Layout(columns: 80, cuts: true)
    await executor.say(trip, "set places http://127.0.0.1:9", "search stade louis")
    let text = await executor.say("details 1").text
    #expect(text.contains("OpenStreetMap relation/123456789\n"))
    #expect(text.contains("© OpenStreetMap contributors · as of 20"))
  }
}
