import Places
import Session
import TestSupport
import Testing

private let database = Repository.path(".build/places.db")

/// Names with an article or the word for an island, a lake or a castle beside them.
@Suite(.enabled(if: Repository.exists(database), "places.db is not built: make build"))
struct ArticlesAndSortsTests {
  private let gazetteer = SQLiteGazetteer(path: database)

  @Test(arguments: [
    ("la Suisse", "Switzerland"), ("die Schweiz", "Switzerland"), ("la Sicile", "Sicily"),
    ("l'Espagne", "Spain"), ("los ang", "Los Angeles"), ("aéroport d'Orly", "Paris-Orly Airport"),
    ("wyspa Kreta", "Crete"), ("island of Elba", "Elba"), ("castillo de Praga", "Prague Castle"),
    ("jezioro Bled", "Lake Bled"), ("Chapelle Sixtine", "Sistine Chapel"), ("nz", "New Zealand"),
  ])
  func `the place is meant`(text: String, name: String) {
    #expect(gazetteer.search(text, kind: nil, limit: 5).first?.place.name == name)
  }

  @Test(arguments: [("la Suisse", "Switzerland"), ("die Schweiz", "Switzerland")])
  func `an article is left out of the name of a destination`(text: String, name: String) {
    #expect(gazetteer.bearers(of: text).first?.place.name == name)
  }
}
