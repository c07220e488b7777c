import Places
import Session
import Shell
import TestSupport
import Testing

private let database = Repository.path(".build/places.db")

/// What Tab offers for a name, by where the trip goes.
@Suite(.enabled(if: Repository.exists(database), "places.db is not built: make build"))
struct CompletionPlacesTests {
  private let gazetteer = SQLiteGazetteer(path: database)
  private let places = CompletionPlaces(SQLiteGazetteer(path: database))

  private func place(_ name: String) throws -> Place {
    try #require(gazetteer.named(name).first).place
  }

  @Test(arguments: [
    ("Rome", "colo", "Colosseum"), ("Italy", "colo", "Colosseum"), ("Tuscany", "flor", "Florence"),
  ])
  func `what lies where the trip goes comes first, in a town as in a country or region`(
    goal: String, typed: String, wanted: String
  ) throws {
    let found = places.beginning(typed, at: try place(goal))
    #expect(found.first?.place.name == wanted)
  }

  @Test(arguments: [
    ("Monaco", "larv", "Larvotto"), ("Monaco", "casino", "Monte Carlo Casino"),
    ("Porto", "livr", "Livraria Lello"),
  ])
  func `what is near stands before what is famous`(
    goal: String, typed: String, wanted: String
  ) throws {
    #expect(places.beginning(typed, at: try place(goal)).first?.place.name == wanted)
  }

  @Test func `one goes to towns before one goes to a route`() throws {
    let found = places.beginning("ly", at: try place("Rome"), wish: .goal)
    let route = found.firstIndex { $0.place.category == "route" } ?? found.endIndex
    let town = try #require(found.lastIndex { $0.kind == .city })
    #expect(town < route)
  }

  /// What stands in the line is looked up as the shell does, by the name and where it lies.
  @Test(arguments: [("springf", nil), ("santiago", "Rome"), ("trev", "Rome"), ("paris", nil)])
  func `each row has words of its own, or none`(typed: String, goal: String?) throws {
    let goal = try goal.map(place)
    for wish in [PlaceWish.goal, .anything] {
      let rows = places.beginning(typed, at: goal, wish: wish).map(\.place)
      let words = rows.compactMap { places.words(for: $0, wish: wish, at: goal) }
      #expect(Set(words).count == words.count && words.count * 2 > rows.count, "\(words)")
      for (row, words) in rows.map({ ($0, places.words(for: $0, wish: wish, at: goal)) }) {
        guard let words, words != row.name else { continue }
        #expect(gazetteer.located(words).contains { $0.place == row }, "\(words)")
      }
    }
  }

  @Test func `the first rows lie where the trip goes, whatever the word`() throws {
    let monaco = try place("Monaco")
    for typed in ["museum", "la", "place"] {
      let first = try #require(places.beginning(typed, at: monaco).first?.place, "\(typed)")
      #expect(first.position.kilometres(to: monaco.position) < 150, "\(typed): \(first.name)")
    }
  }

  @Test(arguments: [("Porto", "bra", "Braga"), ("Monaco", "mo", nil), ("Monaco", "nic", "Nice")])
  func `where a town is wanted towns, regions and countries come first`(
    goal: String, typed: String, wanted: String?
  ) throws {
    let first = try #require(places.beginning(typed, at: try place(goal), wish: .goal).first)
    #expect([.city, .region, .country].contains(first.kind))
    if let wanted { #expect(first.place.name == wanted) }
  }

  @Test func `a word that is over is no beginning of a longer one`() {
    #expect(!places.beginning("me ", at: nil).contains { $0.place.name == "Mexico City" })
    #expect(places.beginning("new ", at: nil).contains { $0.place.name == "New York City" })
  }

  @Test func `nothing typed gives the sights of the town, or of all the country`() throws {
    let town = places.beginning("", at: try place("Porto"))
    #expect(town.count > 5 && town.first?.place.address?.contains("Porto") == true)
    let country = places.beginning("", at: try place("Italy"))
    #expect(Set(country.compactMap { $0.place.address?.prefix(4) }).count > 1)
    #expect(country.allSatisfy { $0.place.country == "IT" })
  }

  @Test func `without a trip the best of all the world is offered`() throws {
    #expect(places.beginning("lisb", at: nil).first?.place.name == "Lisbon")
    #expect(places.beginning("", at: nil).isEmpty)
  }

  /// What a search in a trip there finds.
  private func found(_ words: String, in goal: Place) throws -> [Place] {
    var window = TestWindow()
    window.gazetteer = gazetteer
    let trip = NewTrip(
      name: "There", destination: .pinned(goal.name, goal.position), dates: nil, style: nil,
      about: nil)
    _ = try window.run(.newTrip(trip))
    _ = try window.run(.search(words: words, kind: nil, near: nil))
    return window.session.cursor.results
  }

  @Test(arguments: [
    ("Rome", "col"), ("Rome", "colo"), ("Rome", "pan"), ("Rome", "san"), ("Rome", "mil"),
    ("Porto", "liv"), ("Monaco", "museum o"), ("Tuscany", "flor"),
  ])
  func `a search begins with the rows that were shown while its words were typed`(
    goal: String, typed: String
  ) throws {
    let goal = try place(goal)
    let rows = places.beginning(typed, at: goal, most: 8).map(\.place)
    #expect(try Array(found(typed, in: goal).prefix(rows.count)) == rows)
  }

  @Test(arguments: ["colo", "pan"])
  func `words that are no place may be what begins so there`(typed: String) throws {
    var window = TestWindow()
    window.gazetteer = gazetteer
    let rome = try place("Rome")
    _ = try window.run(
      .newTrip(
        NewTrip(
          name: "Rome", destination: .pinned(rome.name, rome.position), dates: nil, style: nil,
          about: nil)))
    _ = try window.run(.add(NewStops(.place(.named(typed, quoted: false)), to: .ideas)))
    #expect(
      window.session.cursor.results.first?.name
        == places.beginning(typed, at: rome).first?.place.name)
  }

  @Test func `what all the world knows by these words stands before what only begins so`() throws {
    let lisbon = try place("Lisbon")
    #expect(try found("porto", in: lisbon).first?.name == "Porto")
    #expect(places.beginning("porto", at: lisbon).first?.place.name == "Porto")
  }

  @Test(arguments: [("clssm", "Colosseum"), ("trvi", "Trevi Fountain"), ("fntn", "Trevi Fountain")])
  func `letters in their order find what is there, be it by a later word`(
    typed: String, wanted: String
  ) throws {
    let names = places.similar(to: typed, at: try place("Rome")).map(\.place.name)
    #expect(names.contains(wanted), "\(names)")
  }
}
