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
}
