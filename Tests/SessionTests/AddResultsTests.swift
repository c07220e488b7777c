import Session
import TestSupport
import Testing

struct AddResultsTests {
  private func searched(_ words: String) throws -> PortoWindow {
    var porto = try PortoWindow()
    try porto.look(.search(words: words, kind: nil, near: nil))
    return porto
  }

  @Test func `a result is added by its number`() throws {
    var porto = try searched("lello")
    let commit = try porto.change(.add(NewStops(.results([1]), to: .day(.number(2)))))
    #expect(porto.names(day: 2) == ["Livraria Lello"])
    #expect(commit.canonical == .add(NewStops(named("Livraria Lello"), to: .day(.number(2)))))
  }

  @Test func `several results make one change of several lines`() throws {
    var porto = try searched("Springfield")
    let commit = try porto.change(.add(NewStops(.results([1, 3]), to: .day(.number(2)))))
    #expect(porto.names(day: 2) == ["Springfield", "Springfield"])
    let pins = porto.trip.days[1].stops.compactMap(\.position)
    #expect(
      commit.canonical
        == .several(
          pins.map { pin in
            .add(NewStops(.place(.pinned("Springfield", pin)), to: .day(.number(2))))
          }))
    #expect(commit.notices == [.added(["Springfield", "Springfield"])])
  }

  @Test(arguments: [
    StopPosition.first, .last, .before(.number(2)), .after(.number(2)),
  ])
  func `several keep their order at any position`(position: StopPosition) throws {
    var porto = try searched("porto")
    for name in ["breakfast", "lunch", "dinner"] { try porto.plan(name, day: 1) }
    let wanted = porto.window.session.cursor.results.prefix(3).map(\.name)
    try porto.change(
      .add(NewStops(.results([1, 2, 3]), to: .day(.number(1)), position: position)))
    let names = porto.names(day: 1)
    let start = try #require(names.firstIndex(of: wanted[0]))
    #expect(Array(names[start...].prefix(3)) == wanted)
    #expect(names.filter { !wanted.contains($0) } == ["breakfast", "lunch", "dinner"])
  }

  @Test func `a number beyond the results refuses all of them`() throws {
    let porto = try searched("lello")
    let count = porto.window.session.cursor.results.count
    #expect(
      porto.failure(.add(NewStops(.results([1, 999])))) == .noSuchResult(999, results: count))
    #expect(
      porto.failure(.add(NewStops(.results([0])))) == .noSuchResult(0, results: count))
  }

  @Test func `without results there is nothing to number`() throws {
    #expect(try PortoWindow().failure(.add(NewStops(.results([1])))) == .noResults)
  }

  @Test func `a number named twice is added once`() throws {
    var porto = try searched("lello")
    try porto.change(.add(NewStops(.results([1, 1]), to: .day(.number(2)))))
    #expect(porto.names(day: 2).count == 1)
  }

  @Test func `a result is found by its name where the gazetteer has none`() throws {
    var porto = try PortoWindow()
    let pin = try position(41.15, -8.61)
    porto.window.session.cursor.results = [
      Place(name: "Café Majestic", position: pin, category: "cafe", source: .nominatim)
    ]
    guard case .commit(let commit) = porto.window.decide(.add(NewStops(named("cafe majestic"))))
    else { throw NoChange() }
    #expect(
      commit.canonical == .add(NewStops(.place(.pinned("Café Majestic", pin)), to: .ideas)))
  }

  @Test func `with no trip open a person is asked which one takes a result, the newest first`()
    throws
  {
    var porto = try PortoWindow()
    porto.window.session.cursor.results = SmallGazetteer().named("Livraria Lello").map(\.place)
    porto.window.session.cursor.trip = nil
    let add = Intent.add(NewStops(.results([1])))
    #expect(porto.failure(add) == .noCurrentTrip)
    var scene = porto.window.scene
    scene.asksWhichStep = true
    guard case .ask(let question) = Interpreter(scene).decide(add) else { throw NoChange() }
    #expect(question.topic == .forWhichTrip)
    #expect(
      question.choices.map(\.intent)
        == ["Rome", "Porto"].map { .several([.open(.named($0)), add]) })
    try porto.window.commit(question.choices[1].intent)
    #expect(porto.ideas == ["Livraria Lello"])
    scene.session.cursor.results = []
    guard case .fail = Interpreter(scene).decide(add) else { throw NoChange() }
  }
}
