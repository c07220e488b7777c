import Session
import TestSupport
import Testing

/// `details` of a stop that a server of one's own knows by its number.
struct RefreshTests {
  private let query = PlaceQuery(objects: ["node/1"])
  private let own = "http://127.0.0.1:8080"

  private func stopped() throws -> PortoWindow {
    var porto = try PortoWindow()
    var trip = porto.trip
    let place = Place(
      name: "Café Majestic", position: try position(41.147, -8.607), category: "cafe",
      address: "Porto", osm: "node/1", source: .nominatim)
    trip.days[0].stops = [Stop(id: StopID(90), place: place)]
    porto.window.session.touched[trip.id] = .here(trip)
    porto.window.session.cursor.day = DayID(2)
    return porto
  }

  private func details(_ answer: PlaceAnswer?, server: String?) throws -> Decision {
    var scene = try stopped().window.scene
    scene.server = server
    if let answer { scene.answers = [query: answer] }
    return Interpreter(scene).decide(.details(.stop(.number(1))))
  }

  private func look(_ answer: PlaceAnswer) throws -> (place: Place?, notices: [Notice]) {
    guard case .reply(let look) = try details(answer, server: own),
      case .stopDetails(_, _, let details)? = look.view
    else { throw NoChange() }
    return (details.place, look.notices)
  }

  @Test func `a server of one's own is asked for its object`() throws {
    #expect(try details(nil, server: own) == .lookUp(query))
  }

  @Test(arguments: [nil, "https://geo.example.org"])
  func `no other server is asked, and none where there is none`(server: String?) throws {
    guard case .reply(let look) = try details(nil, server: server) else { throw NoChange() }
    #expect(look.notices.isEmpty)
  }

  @Test func `what it says now is shown, where the stop is stays`() throws {
    let now = Place(
      name: "Majestic Café", position: try position(41.2, -8.6), category: "restaurant",
      address: "Rua de Santa Catarina, Porto", osm: "node/1", source: .nominatim)
    let shown = try look(.found([now]))
    #expect(shown.place?.category == "restaurant")
    #expect(shown.place?.address == "Rua de Santa Catarina, Porto")
    #expect(try shown.place?.position == position(41.147, -8.607))
    #expect(shown.notices.isEmpty)
  }

  @Test func `an object that is gone and a server that fails are told, and what was known`() throws
  {
    #expect(try look(.found([])).notices == [.noLongerKnown("Café Majestic")])
    let failed = try look(.failed(.timedOut(seconds: 10)))
    #expect(failed.notices == [.notRefreshed(.timedOut(seconds: 10))])
    #expect(failed.place?.category == "cafe")
  }

  @Test func `a result that is a stop of the day is not measured against itself`() throws {
    var porto = try stopped()
    let place = try #require(porto.trip.days[0].stops.first?.place)
    porto.window.session.cursor.results = [place]
    guard case .place(let details)? = try porto.look(.details(.number(1))).view else {
      throw NoChange()
    }
    #expect(details.distances.isEmpty)
  }

  @Test func `a server that fails to name a position is told`() throws {
    var scene = try PortoWindow().window.scene
    scene.server = own
    let query = PlaceQuery(at: try position(41.2, -8.6))
    scene.answers = [query: .failed(.timedOut(seconds: 10))]
    let decision = Interpreter(scene).decide(.search(words: "41.2, -8.6", kind: nil, near: nil))
    guard case .reply(let look) = decision else { throw NoChange() }
    #expect(look.notices.first == .serverFailed(.timedOut(seconds: 10)))
    #expect(look.notices.count == 2)
  }

  @Test func `a position that has no name is told by the town that it is near to`() throws {
    var porto = try PortoWindow()
    let look = try porto.look(.search(words: "41.2, -8.6", kind: nil, near: nil))
    guard case .spotNear(let town, let kilometres)? = look.notices.first else { throw NoChange() }
    #expect(town.name == "Porto" && (5...6.5).contains(kilometres))
  }
}
