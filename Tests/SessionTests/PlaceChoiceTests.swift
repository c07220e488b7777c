import Session
import TestSupport
import Testing

/// The four steps by which places of one name are compared.
struct PlaceChoiceTests {
  private func row(
    _ name: String, _ latitude: Double, _ kind: PlaceKind, rank: Int, own: Bool = true
  ) throws -> SmallGazetteer.Row {
    try #require(
      SmallGazetteer.Row(
        own ? name : "Other \(latitude)", latitude, 20, kind, category: kind.rawValue,
        address: "Somewhere", country: "XX", rank: rank, other: own ? [] : [name]))
  }

  /// The latitude of the place that `add nowhere` takes; `nil` where it asks.
  private func taken(_ rows: [SmallGazetteer.Row], destination: Double?) throws -> Double? {
    try taken(
      rows, goingTo: destination.map { try Place(name: "Here", position: position($0, 20)) })
  }

  private func taken(_ rows: [SmallGazetteer.Row], goingTo destination: Place?) throws -> Double? {
    var porto = try PortoWindow(gazetteer: SmallGazetteer(rows: rows))
    var trip = porto.trip
    trip.destination = destination.map(Destination.place)
    porto.window.session.touched[trip.id] = .here(trip)
    guard case .commit = try porto.window.run(.add(NewStops(named("nowhere")))) else {
      return nil
    }
    return porto.trip.ideas.first?.position?.latitude
  }

  @Test func `the only one within 150 km of the destination is taken`() throws {
    let rows = try [
      row("Nowhere", 0, .city, rank: 1400), row("Nowhere", 41, .region, rank: 1, own: false),
    ]
    #expect(try taken(rows, destination: 40) == 41)
    #expect(try taken(rows, destination: 43) == 0)
  }

  @Test func `then the kind, where the trip goes somewhere`() throws {
    let rows = try [
      row("Nowhere", 1, .region, rank: 790), row("Nowhere", 2, .city, rank: 780),
      row("Nowhere", 3, .station, rank: 770), row("Nowhere", 4, .sight, rank: 1),
    ]
    #expect(try taken(rows, destination: 60) == 4)
    #expect(try taken(rows, destination: nil) == nil)
    #expect(try taken(Array(rows.dropLast()), destination: 60) == 3)
    #expect(try taken([rows[0], rows[1]], destination: 60) == 2)
  }

  @Test func `a country or a well-known area is no less meant than a sight`() throws {
    for kind in [PlaceKind.country, .region] {
      let rows = try [row("Nowhere", 1, kind, rank: 1200), row("Nowhere", 2, .sight, rank: 900)]
      #expect(try taken(rows, destination: 60) == 1)
      #expect(try taken(rows, destination: nil) == 1)
    }
  }

  @Test(arguments: [PlaceKind.city, .sight])
  func `a smaller namesake nearby does not pass over a country in silence`(
    kind: PlaceKind
  ) throws {
    let rows = try [row("Nowhere", 1, .country, rank: 1200), row("Nowhere", 41, kind, rank: 300)]
    #expect(try taken(rows, destination: 40) == nil)
  }

  @Test func `in the country of its name a town is meant, elsewhere the country`() throws {
    let rows = try [row("Nowhere", 1, .country, rank: 1200), row("Nowhere", 2, .city, rank: 300)]
    var here = rows[0].place
    here.country = "XX"
    #expect(try taken(rows, goingTo: here) == 2)
    #expect(try taken(rows, destination: 60) == 1)
  }

  @Test func `then the own name`() throws {
    let rows = try [
      row("Nowhere", 1, .city, rank: 100), row("Nowhere", 2, .city, rank: 1400, own: false),
    ]
    #expect(try taken(rows, destination: nil) == 1)
  }

  @Test(arguments: [(250, true), (249, false)])
  func `then a rank at least 150 above the next`(rank: Int, isTaken: Bool) throws {
    let rows = try [
      row("Nowhere", 1, .city, rank: 100), row("Nowhere", 2, .city, rank: rank),
      row("Nowhere", 3, .city, rank: 2000, own: false),
    ]
    #expect(try taken(rows, destination: nil) == (isTaken ? 2 : nil))
  }

  @Test func `at most eight are offered, the best first`() throws {
    let rows = try (0..<12).map { try row("Nowhere", Double($0), .city, rank: 100 + $0) }
    let porto = try PortoWindow(gazetteer: SmallGazetteer(rows: rows))
    let asked = try #require(porto.question(.add(NewStops(named("nowhere")))))
    #expect(asked.choices.count == 8)
    guard case .place(let best) = asked.choices[0].label else { throw NoChange() }
    #expect(best.rank == 111)
  }

  @Test func `the city of the day counts as the destination does`() throws {
    let rows = try [row("Nowhere", 1, .city, rank: 100), row("Nowhere", 30, .city, rank: 100)]
    var porto = try PortoWindow(gazetteer: SmallGazetteer(rows: rows))
    var trip = porto.trip
    trip.days[2].city = try .place(Place(name: "There", position: position(30.5, 20)))
    porto.window.session.touched[trip.id] = .here(trip)
    let commit = try porto.change(.add(NewStops(named("nowhere"), to: .day(.number(3)))))
    let pin = try position(30, 20)
    #expect(porto.trip.days[2].stops.first?.position == pin)
    #expect(
      commit.canonical
        == .add(NewStops(.place(.pinned("Nowhere", pin)), to: .day(.number(3)))))
    #expect(porto.question(.add(NewStops(named("nowhere"), to: .day(.number(1))))) != nil)
  }

  @Test func `a name with its region or country is that place`() throws {
    var porto = try PortoWindow()
    try porto.change(.add(NewStops(named("Paris, Texas"))))
    try porto.change(.add(NewStops(named("springfield, illinois, united states"))))
    try porto.change(.add(NewStops(named("Matosinhos, Portugal"))))
    #expect(porto.trip.ideas.map(\.country) == ["US", "US", "PT"])
    let asked = porto.question(.add(NewStops(named("Paris, Peru"))))
    #expect(asked?.topic == .noPlace("Paris, Peru", near: nil))
  }
}
