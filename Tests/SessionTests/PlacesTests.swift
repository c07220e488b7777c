import Session
import TestSupport
import Testing

struct PlacesTests {
  private func results(_ window: PortoWindow) -> [String] {
    window.window.session.cursor.results.map(\.name)
  }

  /// A gazetteer of so many sights along a street in Porto.
  private func street(_ count: Int) throws -> SmallGazetteer {
    SmallGazetteer(
      rows: try (1...count).map {
        try #require(
          SmallGazetteer.Row(
            "House \($0)", 41.15 + Double($0) / 1000, -8.61, .sight, category: "house",
            address: "Porto, Portugal", country: "PT", rank: 900 - $0))
      })
  }

  @Test func `a search keeps its results`() throws {
    var porto = try PortoWindow()
    let look = try porto.look(.search(words: "lello", kind: nil, near: nil))
    #expect(results(porto) == ["Livraria Lello"])
    #expect(look.view == .results(from: 0, count: 1))
    #expect(look.notices.isEmpty)
    #expect(!porto.window.session.cursor.hasMoreResults)
  }

  @Test func `a search that finds nothing says so and empties the results`() throws {
    var porto = try PortoWindow()
    try porto.look(.search(words: "lello", kind: nil, near: nil))
    let look = try porto.look(.search(words: "zzyzzqx", kind: nil, near: nil))
    #expect(results(porto).isEmpty)
    #expect(look.notices == [.nothingFound("zzyzzqx")])
  }

  @Test func `more lists the next ten until there are no more`() throws {
    var porto = try PortoWindow(gazetteer: street(23))
    try porto.look(.search(words: "house", kind: nil, near: nil))
    #expect(try porto.look(.more).view == .results(from: 10, count: 10))
    #expect(try porto.look(.more).view == .results(from: 20, count: 3))
    #expect(porto.failure(.more) == .noMoreResults)
    porto.window.session.cursor.results = []
    #expect(porto.failure(.more) == .noResults)
  }

  @Test func `at most 200 results are kept`() throws {
    var porto = try PortoWindow(gazetteer: street(230))
    try porto.look(.search(words: "house", kind: nil, near: nil))
    #expect(results(porto).count == 200)
  }

  @Test func `where nothing is called so, what is near the trip comes first`() throws {
    func house(_ name: String, _ latitude: Double, rank: Int) throws -> SmallGazetteer.Row {
      try #require(
        SmallGazetteer.Row(
          name, latitude, -8.6, .sight, category: "house", address: "A", country: "PT", rank: rank))
    }
    let rows = try [house("House of far", 60, rank: 900), house("House of near", 41.2, rank: 100)]
    for (words, first) in [("house of", "House of near"), ("house of far", "House of far")] {
      var porto = try PortoWindow(gazetteer: SmallGazetteer(rows: rows))
      try porto.look(.search(words: words, kind: nil, near: nil))
      #expect(results(porto).first == first)
    }
  }

  @Test func `of equal names the one near the trip comes first`() throws {
    var porto = try PortoWindow()
    var trip = porto.trip
    trip.destination = try .place(Place(name: "Porto", position: position(33, -95)))
    porto.window.session.touched[trip.id] = .here(trip)
    try porto.look(.search(words: "paris", kind: nil, near: nil))
    #expect(porto.window.session.cursor.results.first?.country == "US")
  }

  @Test func `near a stop the nearest come first`() throws {
    var porto = try PortoWindow()
    try porto.change(.add(NewStops(named("Clérigos Tower"), to: .day(.number(1)))))
    let look = try porto.look(
      .search(words: "porto", kind: "sight", near: .place(.named("clerigos", quoted: false))))
    #expect(results(porto).prefix(2) == ["Clérigos Tower", "Livraria Lello"])
    #expect(
      look.canonical
        == .search(words: "porto", kind: "sight", near: .stop(.inDay(day: 1, number: 1))))
  }

  @Test func `near a place that is no stop`() throws {
    var porto = try PortoWindow()
    let look = try porto.look(
      .search(words: "louvre", kind: nil, near: .place(.named("paris", quoted: false))))
    #expect(results(porto).first == "Louvre Museum")
    #expect(
      look.canonical
        == .search(words: "louvre", kind: nil, near: .place(.named("Paris", quoted: false))))
  }

  @Test func `near words without a position is refused`() throws {
    let porto = try plannedWindow()
    #expect(
      porto.failure(.suggest(kind: nil, near: .stop(.named("keys"))))
        == .noPosition("pick up keys"))
  }

  @Test func `suggestions are sights near the destination that are not planned`() throws {
    var porto = try PortoWindow()
    try porto.change(.add(NewStops(named("Porto Cathedral"), to: .ideas)))
    let look = try porto.look(.suggest(kind: nil, near: nil))
    #expect(Set(results(porto)) == ["Dom Luís I Bridge", "Clérigos Tower", "Livraria Lello"])
    #expect(
      look.canonical == .suggest(kind: nil, near: .place(.named("Porto", quoted: false))))
  }

  @Test func `suggestions start from the last stop of the selected day, else its city`() throws {
    var porto = try PortoWindow()
    var trip = porto.trip
    trip.days[1].city = SmallGazetteer().named("Paris").first.map { .place($0.place) }
    porto.window.session.touched[trip.id] = .here(trip)
    porto.select(day: 2)
    try porto.look(.suggest(kind: nil, near: nil))
    #expect(results(porto) == ["Eiffel Tower", "Louvre Museum"])
    try porto.change(.add(NewStops(named("Livraria Lello"), to: .day(.number(2)))))
    let look = try porto.look(.suggest(kind: nil, near: nil))
    #expect(!results(porto).contains("Livraria Lello"))
    #expect(look.canonical == .suggest(kind: nil, near: .stop(.inDay(day: 2, number: 1))))
  }

  @Test func `another kind is suggested where asked for`() throws {
    var porto = try PortoWindow()
    try porto.look(.suggest(kind: "airport", near: nil))
    #expect(results(porto) == ["Francisco Sá Carneiro Airport"])
  }

  @Test func `without any position there is nothing to suggest from`() throws {
    var porto = try PortoWindow()
    porto.window.session.cursor.trip = porto.rome
    #expect(porto.failure(.suggest(kind: nil, near: nil)) == .noPosition("Rome"))
    porto.window.session.cursor.trip = nil
    #expect(porto.failure(.suggest(kind: nil, near: nil)) == .noCurrentTrip)
    try porto.look(.suggest(kind: nil, near: .place(.named("Paris", quoted: false))))
    #expect(results(porto).first == "Eiffel Tower")
  }

  @Test func `details of a number are of a result, without results of a stop`() throws {
    var porto = try plannedWindow()
    porto.select(day: 1)
    #expect(
      try porto.look(.details(.number(2))).view
        == .stop(porto.porto, porto.trip.days[0].stops[1].id))
    try porto.look(.search(words: "lello", kind: nil, near: nil))
    let lello = try #require(porto.window.session.cursor.results.first)
    guard case .place(let details)? = try porto.look(.details(.number(1))).view else {
      Issue.record("no details")
      return
    }
    #expect(details.place == lello)
    #expect(details.added == nil)
    #expect(porto.failure(.details(.number(2))) == .noSuchResult(2, results: 1))
    #expect(
      try porto.look(.details(.stop(.named("keys")))).canonical
        == .details(.stop(.inDay(day: 1, number: 1))))
  }

  @Test func `find looks in all trips`() throws {
    var porto = try plannedWindow()
    try porto.change(.note(.day(.number(3)), "late lunch"))
    porto.window.session.cursor.trip = porto.rome
    try porto.window.run(.add(NewStops(named("lunch at the forum"), to: .day(.number(2)))))
    try porto.window.run(.note(.trip, "lunch and dinner"))
    guard case .found(let found) = try porto.look(.find("LUNCH")).view else { throw NoChange() }
    #expect(found.map(\.trip.name) == ["Porto", "Porto", "Rome", "Rome"])
    #expect(found.map(\.day) == [1, 3, nil, 2])
    #expect(
      found.map(\.stop?.name) == ["lunch with Ana", nil, nil, "lunch at the forum"])
    #expect(found.first?.date?.iso == "2027-04-19")
    #expect(try porto.look(.find("zzyzzqx")).notices.first == .nothingFound("zzyzzqx"))
  }
}
