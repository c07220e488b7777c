import Session
import TestSupport
import Testing

/// What a search shows where no place bears the words.
struct SimilarNamesTests {
  private func guess(_ name: String, _ fit: NameFit, _ latitude: Double) throws -> GazetteerMatch {
    GazetteerMatch(
      place: Place(name: name, position: try position(latitude, -8.6), source: .gazetteer),
      kind: .sight, rank: 700, isOwnName: true, fit: fit)
  }

  private func search(
    _ words: String, guesses: [GazetteerMatch], _ server: PlaceAnswer? = nil
  ) throws -> (look: Look?, decision: Decision) {
    var gazetteer = SmallGazetteer()
    gazetteer.guesses = [folded(words): guesses]
    var scene = try PortoWindow(gazetteer: gazetteer).window.scene
    if let server {
      scene.server = "http://127.0.0.1:8080"
      var query = try PlaceQuery(text: words, near: position(41.1496, -8.6110))
      query.city = "Porto"
      scene.answers = [query: server]
    }
    let decision = Interpreter(scene).decide(.search(words: words, kind: nil, near: nil))
    guard case .reply(let look) = decision else { return (nil, decision) }
    return (look, decision)
  }

  @Test func `misspelt names stand apart, those near the trip first, and can be taken`() throws {
    let far = try guess("Porto Majestic", .misspelt, 10)
    let near = try guess("Café Majestic", .misspelt, 41.1)
    let look = try #require(search("cafe majestik", guesses: [far, near]).look)
    #expect(look.notices == [.nothingFound("cafe majestik")])
    #expect(look.cursor.results == [near.place, far.place])
    #expect(look.cursor.exactResults == 0)
    #expect(look.view == .results(from: 0, count: 2))
  }

  @Test func `what bears but one of the words is shown where the trip goes only`() throws {
    let guesses = [try guess("Yerevan Cafe", .partly, 10), try guess("Majestic", .partly, 41.1)]
    let look = try #require(search("cafe majestic", guesses: guesses).look)
    #expect(look.cursor.results.map(\.name) == ["Majestic"])
    #expect(try search("cafe majestic", guesses: [guesses[0]]).look?.cursor.results == [])
  }

  @Test func `similar names are few`() throws {
    let guesses = try (0..<30).map { try guess("Name \($0)", .misspelt, 41.1) }
    #expect(try search("nameless", guesses: guesses).look?.cursor.results.count == 5)
  }

  @Test func `a server that knows nothing is told before what is known here`() throws {
    let look = try #require(search("lello", guesses: [], .found([])).look)
    #expect(look.notices == [.unknownToServer])
    #expect(look.cursor.results.map(\.name) == ["Livraria Lello"])
    #expect(look.cursor.exactResults == 1)
  }

  @Test func `a server that knows nothing makes no find of similar names`() throws {
    let guesses = [try guess("Café Majestic", .misspelt, 41.1)]
    let look = try #require(search("cafe majestik", guesses: guesses, .found([])).look)
    #expect(look.notices == [.nothingFound("cafe majestik")])
    #expect(look.cursor.exactResults == 0 && look.cursor.results.count == 1)
  }

  @Test func `a search that failed is an error, whatever is called similarly`() throws {
    let guesses = [try guess("Café Majestic", .misspelt, 41.1)]
    let failure = LookupFailure.slowed(retryAfterSeconds: 30)
    guard
      case .fail(let told) = try search("cafe majestik", guesses: guesses, .failed(failure))
        .decision
    else { throw NoChange() }
    #expect(told.problem == .searchFailed(failure, "cafe majestik"))
  }

  @Test func `what lies far and bears but a part of the words is similar, behind what is near`()
    throws
  {
    let near = try #require(
      SmallGazetteer.Row(
        "Oceanographic Museum", 41.15, -8.61, .sight, category: "sight", address: "Porto",
        country: "PT", rank: 800))
    var gazetteer = SmallGazetteer(rows: SmallGazetteer.standard + [near])
    gazetteer.guesses["oceanografic museum"] = [try guess("City of Arts", .borne, 10)]
    var porto = try PortoWindow(gazetteer: gazetteer)
    let look = try porto.look(.search(words: "oceanografic museum", kind: nil, near: nil))
    #expect(look.notices == [.nothingFound("oceanografic museum")])
    #expect(look.cursor.results.map(\.name) == ["Oceanographic Museum", "City of Arts"])
    #expect(look.cursor.exactResults == 0)
  }

  @Test func `what lies far and bears all of the words is found`() throws {
    let far = try guess("Museum of Oceans", .borne, 10)
    let look = try #require(search("oceans museum", guesses: [far]).look)
    #expect(look.cursor.results == [far.place] && look.cursor.exactResults == 1)
  }
}
