import Session
import TestSupport
import Testing

/// `suggest` and a kind near something, with a server.
struct ServerKindTests {
  private let porto: PortoWindow

  init() throws { porto = try PortoWindow() }

  private func decide(
    _ intent: Intent, _ answers: [PlaceQuery: PlaceAnswer] = [:],
    server: String = "http://127.0.0.1:8080"
  ) -> Decision {
    var scene = porto.window.scene
    scene.server = server
    scene.answers = answers
    return Interpreter(scene).decide(intent)
  }

  private func query(_ kind: String) throws -> PlaceQuery {
    PlaceQuery(ofKind: kind, near: try position(41.1496, -8.6110))
  }

  private func place(_ name: String, _ latitude: Double) throws -> Place {
    Place(name: name, position: try position(latitude, -8.611), source: .nominatim)
  }

  private func names(_ decision: Decision) -> [String] {
    if case .reply(let look) = decision { look.cursor.results.map(\.name) } else { [] }
  }

  @Test func `a server of one's own is asked for a kind once`() throws {
    let suggest = Intent.suggest(kind: "restaurants", near: nil)
    #expect(decide(suggest) == .lookUp(try query("restaurants")))
    let answers = [try query("restaurants"): PlaceAnswer.found([try place("Abadia", 41.1497)])]
    #expect(names(decide(suggest, answers)) == ["Abadia"])
  }

  @Test func `suggestions without a kind ask for sights, each place is listed once`() throws {
    let lello = try #require(SmallGazetteer().named("Livraria Lello").first?.place)
    var again = lello
    again.name = "LIVRARIA LELLO"
    again.source = .nominatim
    let answers = [
      try query("sight"): PlaceAnswer.found([
        again, try place("Far tower", 41.3), try place("Near tower", 41.15),
      ])
    ]
    let found = names(decide(.suggest(kind: nil, near: nil), answers))
    #expect(found.count { folded($0) == "livraria lello" } == 1)
    #expect(found.suffix(2) == ["Near tower", "Far tower"])
    #expect(found.count == 6)
  }

  @Test func `what is planned is not suggested, by the server neither`() throws {
    var window = try PortoWindow()
    let tower = try place("Near tower", 41.15)
    try window.change(.add(NewStops(.place(.pinned(tower.name, tower.position)), to: .ideas)))
    var scene = window.window.scene
    scene.server = "http://127.0.0.1:8080"
    scene.answers = [try query("sight"): .found([tower])]
    let found = names(Interpreter(scene).decide(.suggest(kind: nil, near: nil)))
    #expect(!found.isEmpty && !found.contains("Near tower"))
  }

  @Test func `a server of others is not asked for suggestions, but for a kind that was named`()
    throws
  {
    let others = "https://geo.example.org"
    #expect(!names(decide(.suggest(kind: nil, near: nil), server: others)).isEmpty)
    let search = Intent.search(words: "pharmacies", kind: nil, near: nil)
    #expect(decide(search, server: others) == .lookUp(try query("pharmacies")))
  }

  @Test func `a kind near a place is asked for by the kind, not as a name`() throws {
    let near = NearReference.place(.named("Porto", quoted: false))
    let search = Intent.search(words: "bars", kind: nil, near: near)
    #expect(decide(search) == .lookUp(try query("bars")))
    let answers = [
      try query("bars"): PlaceAnswer.found([try place("Far", 41.2), try place("Near", 41.15)])
    ]
    #expect(names(decide(search, answers)) == ["Near", "Far"])
  }

  @Test func `a server that fails is told, and what is known here is shown or it is an error`()
    throws
  {
    let failure = LookupFailure.serverTrouble(status: 500)
    guard
      case .reply(let look) = decide(
        .suggest(kind: nil, near: nil), [try query("sight"): .failed(failure)])
    else { throw NoChange() }
    #expect(look.notices == [.serverFailed(failure)] && !look.cursor.results.isEmpty)
    guard
      case .fail(let told) = decide(
        .suggest(kind: "pharmacies", near: nil), [try query("pharmacies"): .failed(failure)])
    else { throw NoChange() }
    #expect(told.problem == .searchFailed(failure, "pharmacies"))
  }

  @Test func `a server that knows none of a kind says nothing of another`() throws {
    guard
      case .reply(let look) = decide(
        .suggest(kind: "pharmacies", near: nil), [try query("pharmacies"): .found([])])
    else { throw NoChange() }
    #expect(look.notices.first == .nothingFound("pharmacies") && look.cursor.results.isEmpty)
  }
}
