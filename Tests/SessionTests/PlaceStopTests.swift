import Session
import TestSupport
import Testing

/// Where stops are, apart from what they are called.
struct PlaceStopTests {
  private let first = StopReference.inDay(day: 1, number: 1)
  private let lello = PlaceReference.named("Livraria Lello", quoted: false)

  private func stop(_ porto: PortoWindow) -> Stop? { porto.trip.days[0].stops.first }

  @Test func `a stop gets a place and keeps its name, and its address tells what that is called`()
    throws
  {
    var porto = try plannedWindow()
    let commit = try porto.change(
      .placeStop(.named("lunch"), .named("livraria lello", quoted: false)))
    let lunch = porto.trip.days[0].stops[1]
    #expect(lunch.name == "lunch with Ana")
    #expect(lunch.address == "Livraria Lello, Porto, Portugal")
    #expect(lunch.category == "bookshop" && lunch.country == "PT" && lunch.source == .gazetteer)
    #expect(commit.canonical == .placeStop(.inDay(day: 1, number: 2), lello))
    #expect(commit.events.count == 1 && commit.notices.isEmpty)
    #expect(porto.window.isUnchanged(by: .placeStop(.inDay(day: 1, number: 2), lello)))
  }

  @Test func `none takes it away, all that is known of it`() throws {
    var porto = try plannedWindow()
    let before = stop(porto)
    try porto.change(.placeStop(first, lello))
    try porto.change(.placeStop(first, nil))
    #expect(stop(porto) == before)
    #expect(porto.window.isUnchanged(by: .placeStop(first, nil)))
  }

  @Test func `a pinned name that nobody knows is a place of that name there`() throws {
    var porto = try plannedWindow()
    let here = try #require(Coordinates(latitude: 41.1466, longitude: -8.6153))
    try porto.change(.placeStop(first, .pinned("Cantinho", here)))
    #expect(stop(porto)?.position == here)
    #expect(stop(porto)?.address == "Cantinho" && stop(porto)?.source == .typed)
    try porto.change(.placeStop(first, .at(here)))
    #expect(stop(porto)?.position == here && stop(porto)?.address == nil)
  }

  @Test func `a number is a row of the results, and the line stands without them`() throws {
    var porto = try plannedWindow()
    porto.window.session.cursor.results = SmallGazetteer().named("Porto Cathedral").map(\.place)
    let commit = try porto.change(.placeStop(first, .result(1)))
    #expect(commit.canonical == .placeStop(first, .named("Porto Cathedral", quoted: false)))
    #expect(porto.failure(.placeStop(first, .result(2))) == .noSuchResult(2, results: 1))
  }

  @Test func `what an addition offers for words that are no place are the results`() throws {
    var porto = try PortoWindow()
    let commit = try porto.change(
      .add(NewStops(.place(.named("england", quoted: false)), to: .day(.number(1)))))
    var maybe: [Place] = []
    for case .noPlaceCalled("england", let places) in commit.notices { maybe = places }
    #expect(!maybe.isEmpty)
    #expect(porto.window.session.cursor.results == maybe)
    try porto.change(.placeStop(first, .result(1)))
    #expect(stop(porto)?.name == "england" && stop(porto)?.position == maybe[0].position)
  }

  @Test func `words that no place bears are asked about, and are no answer themselves`() throws {
    let porto = try plannedWindow()
    let question = try #require(
      porto.question(.placeStop(first, .named("livraria", quoted: true))))
    #expect(!question.choices.isEmpty)
    for choice in question.choices {
      guard case .placeStop(first, .pinned) = choice.intent else {
        Issue.record("\(choice.intent)")
        continue
      }
    }
    #expect(porto.failure(.placeStop(first, .named("coffee", quoted: false))) == .noPlace("coffee"))
    #expect(porto.question(.placeStop(first, .named("Springfield", quoted: false))) != nil)
  }

  @Test func `a stop that still bears the name of its old place is told of`() throws {
    var porto = try PortoWindow()
    try porto.plan("Clérigos Tower", day: 1)
    let commit = try porto.change(.placeStop(first, lello))
    #expect(
      commit.notices == [
        .stillCalled("Clérigos Tower", rename: .renameStop(first, "Livraria Lello"))
      ])
    try porto.change(.placeStop(first, nil))
    let far = try porto.change(.placeStop(first, .named("Kyoto", quoted: false)))
    #expect(
      far.notices.contains { if case .farAway("Kyoto", _, "Porto") = $0 { true } else { false } })
  }

  @Test func `where one has lunch is not what lunch means elsewhere`() throws {
    var porto = try PortoWindow()
    try porto.plan("lunch", day: 1)
    try porto.change(.placeStop(first, lello))
    try porto.change(.add(NewStops(named("lunch"), to: .day(.number(2)))))
    #expect(porto.trip.days[1].stops.map(\.position) == [nil])
  }
}
