import Places
import Session
import TestSupport
import Testing

private let database = Repository.path(".build/places.db")

/// The areas and towns of the data, asked for by name as a person does.
@Suite(.enabled(if: Repository.exists(database), "places.db is not built: make build"))
struct KnownAreasTests {
  private let gazetteer = SQLiteGazetteer(path: database)

  /// What comes of `new trip to NAME`: the place it goes to, or those it asks about first.
  private func meant(by name: String) throws -> (taken: Place?, asked: [Place]) {
    var window = TestWindow()
    window.gazetteer = gazetteer
    switch try window.run(.newTrip(NewTrip(destination: .named(name, quoted: true)))) {
    case .commit(let commit):
      for case .tripAdded(let trip) in commit.events { return (trip.destination?.place, []) }
      return (nil, [])
    case .ask(let question):
      return (
        nil,
        question.choices.prefix(3).compactMap { choice in
          if case .place(let match) = choice.label { match.place } else { nil }
        }
      )
    case .reply, .lookUp, .perform, .fail: return (nil, [])
    }
  }

  @Test func `every area is what its name means, or is asked about among the first three`() throws {
    let areas = try dataRows("areas.tsv")
    #expect(areas.count > 1000)
    var asked: [String] = []
    for row in areas {
      let (latitude, longitude) = (try #require(Double(row[5])), try #require(Double(row[6])))
      let position = try #require(Coordinates(latitude: latitude, longitude: longitude))
      let (taken, choices) = try meant(by: row[0])
      if let taken {
        #expect(taken.position.kilometres(to: position) < 60, "\(row[0]) is \(taken)")
      } else {
        asked.append(row[0])
        let isThere = choices.contains { $0.position.kilometres(to: position) < 60 }
        #expect(isThere, "\(row[0]): \(choices.map(\.name))")
      }
    }
    #expect(asked.count <= 20, "\(asked)")
  }

  @Test func `every name of a country means it, or is asked about among the first three`() throws {
    let codes = Dictionary(
      try dataRows("country_names.tsv").map { ($0[0], $0[2]) },
      uniquingKeysWith: { first, _ in first })
    var wrong: [String] = []
    for row in try dataRows("areas.tsv") where row[2] == "country" {
      let names = row[1].split(separator: "|") + (codes[row[3]] ?? "").split(separator: "|")
      for name in names {
        let (taken, choices) = try meant(by: String(name))
        let countries = (taken.map { [$0] } ?? choices).map(\.country)
        if !countries.contains(row[3]) { wrong.append("\(name) for \(row[0])") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func `much-visited towns have ten sights within 30 km, all but two of them`() throws {
    let towns = try dataRows("check_cities.tsv")
    let short = try towns.filter { row in
      let town = gazetteer.named(row[0]).first { $0.kind == .city && $0.place.country == row[1] }
      let centre = try #require(town, "\(row)").place.position
      return gazetteer.around(centre, kilometres: 30, kind: "sight", limit: 10).count < 10
    }
    #expect(towns.count == 140)
    #expect(short.count <= 2, "\(short)")
  }

  @Test(arguments: [("Paris", "Europe"), ("Siena", "Tuscany"), ("Kendal", "Lake District")])
  func `an area gives its towns and sights by turns`(town: String, area: String) throws {
    let extent = try #require(gazetteer.named(area).compactMap(\.extent).first)
    let found = gazetteer.within(extent, kind: nil, limit: 20)
    #expect(found.prefix(4).map { $0.kind == .city } == [true, false, true, false])
    #expect(found.contains { $0.place.name == town })
  }
}
