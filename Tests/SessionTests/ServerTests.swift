import Session
import TestSupport
import Testing

struct ServerTests {
  private let porto: PortoWindow

  init() throws { porto = try PortoWindow() }

  private func decide(
    _ intent: Intent, _ answers: [PlaceQuery: PlaceAnswer] = [:]
  ) -> Decision {
    var scene = porto.window.scene
    scene.server = "http://127.0.0.1:8080"
    scene.answers = answers
    return Interpreter(scene).decide(intent)
  }

  private func query(_ text: String) throws -> PlaceQuery {
    var query = try PlaceQuery(text: text, near: position(41.1496, -8.6110))
    query.city = "Porto"
    return query
  }

  private func place(_ name: String, _ latitude: Double) throws -> Place {
    Place(name: name, position: try position(latitude, -8.6), source: .nominatim)
  }

  @Test func `a name that is known here asks no server`() throws {
    guard case .commit = decide(.add(NewStops(named("Livraria Lello")))) else { throw NoChange() }
  }

  @Test func `an unknown name is asked of the server, quoted or not`() throws {
    let asked = Decision.lookUp(try query("cafe majestic"))
    #expect(decide(.add(NewStops(named("cafe majestic")))) == asked)
    #expect(decide(.add(NewStops(named("cafe majestic", quoted: true)))) == asked)
  }

  @Test func `where somebody lives is asked of no server, other words in quotes are`() throws {
    guard case .commit = decide(.destination(.named("grandma's house", quoted: false))) else {
      throw NoChange()
    }
    let intent = Intent.destination(.named("Xyzzyville", quoted: true))
    guard case .lookUp(let query) = decide(intent) else { throw NoChange() }
    guard case .commit(let commit) = decide(intent, [query: .found([])]) else { throw NoChange() }
    #expect(commit.canonical == .destination(.words("Xyzzyville")))
  }

  @Test func `words that are plainly an activity stay here`() throws {
    guard case .commit = decide(.add(NewStops(named("dinner with Ana")))) else { throw NoChange() }
  }

  @Test func `an answer of this name is the place, pinned in the canonical line`() throws {
    let majestic = try place("Café Majestic", 41.147)
    let answers = [try query("cafe majestic"): PlaceAnswer.found([majestic])]
    guard case .commit(let commit) = decide(.add(NewStops(named("cafe majestic"))), answers)
    else { throw NoChange() }
    #expect(
      commit.canonical
        == .add(NewStops(.place(.pinned("Café Majestic", majestic.position)), to: .ideas)))
  }

  @Test func `answers of other names are offered, never taken`() throws {
    let answers = [
      try query("majestic"): PlaceAnswer.found([
        try place("Café Majestic", 41.147), try place("Majestic Hotel", 41.15),
      ])
    ]
    guard case .ask(let asked) = decide(.add(NewStops(named("majestic"))), answers) else {
      throw NoChange()
    }
    #expect(asked.choices.count == 3)
    guard
      case .commit(let commit) = decide(.add(NewStops(named("majestic", quoted: true))), answers)
    else { throw NoChange() }
    #expect(commit.canonical == .add(NewStops(.text("majestic"), to: .ideas)))
  }

  @Test func `a server that fails is told of, and the gazetteer answers`() throws {
    let answers = [
      try query("call home"): PlaceAnswer.failed(.timedOut(seconds: 10)),
      try query("bookshop"): .failed(.timedOut(seconds: 10)),
      try query("porto cath"): .failed(.offline("refused")),
    ]
    guard
      case .commit(let commit) = decide(.add(NewStops(named("bookshop", quoted: true))), answers)
    else { throw NoChange() }
    #expect(commit.notices.first == .serverFailed(.timedOut(seconds: 10)))
    guard
      case .reply(let look) = decide(
        .search(words: "porto cath", kind: nil, near: nil), answers)
    else { throw NoChange() }
    #expect(look.cursor.results.map(\.name) == ["Porto Cathedral"])
    #expect(look.notices == [.serverFailed(.offline("refused"))])
  }

  @Test func `a search has the exact names first, then the answers, each once`() throws {
    let paris = try #require(SmallGazetteer().named("Paris").first?.place)
    let there = try position(48.8535, 2.3489)
    let again = Place(name: "PARIS", position: there, source: .nominatim)
    let answers = [
      try query("Paris"): PlaceAnswer.found([again, try place("Parish church", 41.1)])
    ]
    guard case .reply(let look) = decide(.search(words: "Paris", kind: nil, near: nil), answers)
    else { throw NoChange() }
    #expect(look.cursor.results.first == paris)
    #expect(look.cursor.results.map(\.name) == ["Paris", "Paris", "Parish church"])
  }

  @Test func `a search that failed and finds nothing here is an error`() throws {
    let failure = LookupFailure.serverTrouble(status: 503)
    let asked = try query("zzyzzqx")
    let search = Intent.search(words: "zzyzzqx", kind: nil, near: nil)
    guard case .fail(let told) = decide(search, [asked: .failed(failure)]) else { throw NoChange() }
    #expect(told.problem == .searchFailed(failure, "zzyzzqx"))
    guard case .reply = decide(search, [asked: .found([])]) else { throw NoChange() }
  }

  private static let lines: [(line: Intent, words: String)] = [
    (.placeStop(.inDay(day: 1, number: 1), .named("Novotel", quoted: false)), "Novotel"),
    (.cityOfDay(.number(1), .named("Novotel", quoted: false)), "Novotel"),
    (
      .search(words: "food", kind: nil, near: .place(.named("Novotel", quoted: false))), "Novotel"
    ),
    (.newTrip(NewTrip(destination: .named("Novotel", quoted: false))), "Novotel"),
  ]

  @Test(arguments: lines.indices, [true, false])
  func `a name that the failing server was asked for is told of as that failure`(
    index: Int, isAlike: Bool
  ) throws {
    var porto = porto
    try porto.plan("sleep", day: 1)
    let failure = LookupFailure.serverTrouble(status: 500)
    var scene = porto.window.scene
    scene.server = "http://127.0.0.1:8080"
    if isAlike {
      var gazetteer = SmallGazetteer()
      gazetteer.guesses = ["novotel": Array(gazetteer.named("Porto Cathedral"))]
      scene.gazetteer = gazetteer
    }
    let (line, words) = ServerTests.lines[index]
    while case .lookUp(let query) = Interpreter(scene).decide(line), scene.answers[query] == nil {
      scene.answers[query] = .failed(failure)
    }
    switch Interpreter(scene).decide(line) {
    case .ask(let question):
      #expect(question.topic == .searchFailed(failure, words))
      #expect(!question.choices.isEmpty)
    case .fail(let told):
      #expect(told.problem == .searchFailed(failure, words))
      #expect(told.remedies.contains(.set(.places, "offline")))
    case let other: Issue.record("\(other)")
    }
  }

  @Test func `the same place twice in an answer is one place, taken unasked`() throws {
    let stadium = try place("Stade Louis", 41.147)
    var other = stadium
    other.osm = "node/2"
    let answers = [try query("stade louis"): PlaceAnswer.found([stadium, other])]
    guard case .commit(let commit) = decide(.add(NewStops(named("stade louis"))), answers) else {
      throw NoChange()
    }
    #expect(
      commit.canonical
        == .add(NewStops(.place(.pinned("Stade Louis", stadium.position)), to: .ideas)))
  }
}
