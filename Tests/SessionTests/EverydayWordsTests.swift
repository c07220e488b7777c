import Session
import TestSupport
import Testing

/// Words of every day that some place far away bears as its name, in a trip to Porto.
struct EverydayWordsTests {
  private static func row(
    _ name: String, _ latitude: Double, _ longitude: Double, _ kind: PlaceKind = .city,
    category: String = "village", country: String = "US", rank: Int = 500, other: [String] = []
  ) throws -> SmallGazetteer.Row {
    try #require(
      SmallGazetteer.Row(
        name, latitude, longitude, kind, category: category, address: "Far", country: country,
        rank: rank, other: other))
  }

  private func porto(_ rows: SmallGazetteer.Row...) throws -> PortoWindow {
    try PortoWindow(gazetteer: SmallGazetteer(rows: SmallGazetteer.standard + rows))
  }

  private func add(_ text: String, quoted: Bool = false) -> Intent {
    .add(NewStops(named(text, quoted: quoted), to: .day(.number(1))))
  }

  @Test func `words are kept, and what bears them far away is told`() throws {
    let home = try Self.row("Home", 47.275, -122.764)
    var porto = try porto(home)
    let commit = try porto.change(add("home"))
    #expect(porto.trip.days[0].stops.map(\.position) == [nil])
    #expect(commit.notices.contains(.noPlaceCalled("home", maybe: [home.place])))
  }

  @Test func `where it is only wished for, every choice can be carried out`() throws {
    var porto = try porto(Self.row("Home", 47.275, -122.764))
    var wish = NewStops(named("home"), to: .day(.number(1)))
    wish.unasked = .things
    let asked = try #require(porto.question(.add(wish)))
    #expect(asked.topic == .noPlace("home", near: "Porto"))
    for choice in asked.choices { try porto.change(choice.intent) }
    #expect(porto.trip.days[0].stops.map(\.name) == ["home", "Home"])
    #expect(porto.trip.days[0].stops.map { $0.position == nil } == [true, false])
  }

  @Test func `a name is taken from afar, and told to be far`() throws {
    var porto = try porto(Self.row("Gimmelwald", 46.546, 7.891, country: "CH"))
    let commit = try porto.change(add("Gimmelwald"))
    #expect(porto.trip.days[0].stops.first?.country == "CH")
    #expect(
      commit.notices.contains {
        if case .farAway("Gimmelwald", _, "Porto") = $0 { true } else { false }
      })
  }

  @Test(arguments: ["Home", "Spa", "Leo", "Taj"])
  func `a small town far away is not what a word of every day means, however it is written`(
    text: String
  ) throws {
    let town = try Self.row(text, 47.275, -122.764)
    var porto = try porto(town)
    let commit = try porto.change(add(text))
    #expect(porto.trip.days[0].stops.map(\.position) == [nil])
    #expect(commit.notices.contains(.noPlaceCalled(text, maybe: [town.place])))
  }

  @Test(arguments: [(799, false), (800, true)])
  func `a well-known town is, wherever the trip goes`(rank: Int, isTaken: Bool) throws {
    var porto = try porto(Self.row("Cork", 51.9, -8.5, country: "IE", rank: rank))
    try porto.change(add("Cork"))
    #expect((porto.trip.days[0].stops.first?.position != nil) == isTaken)
  }

  @Test func `a sight far away is not what the word for a thing means`() throws {
    var porto = try porto(Self.row("Peak", 22.28, 114.15, .sight, country: "HK", rank: 1044))
    try porto.change(add("the peak"))
    #expect(porto.trip.days[0].stops.map(\.position) == [nil])
  }

  @Test func `another name of what is hardly known and far is not meant, that of a capital is`()
    throws
  {
    var porto = try porto(
      Self.row("Tye", 32.4, -99.9, other: ["Tajo"]),
      Self.row("Kolkata", 22.57, 88.36, country: "IN", rank: 1100, other: ["Calcutta"]))
    try porto.change(add("Tajo"))
    try porto.change(add("Calcutta"))
    #expect(porto.trip.days[0].stops.map { $0.position == nil } == [true, false])
  }

  @Test(arguments: ["opera", "Opera"])
  func `a word for a kind offers what of it is near before what is called so`(text: String) throws {
    let house = try Self.row("Casa da Música", 41.159, -8.631, .sight, category: "opera")
    let asked = try #require(try porto(house, Self.row("Opera", 45.37, 9.21)).question(add(text)))
    let names = asked.choices.map { choice -> String? in
      if case .place(let match) = choice.label { match.place.name } else { nil }
    }
    #expect(names == [nil, "Casa da Música", "Opera"])
  }

  @Test func `a kind that nothing is called offers the near ones alone`() throws {
    let near = try Self.row("Old Cages", 41.159, -8.631, .sight, category: "zoo")
    let far = try Self.row("New zoo", 10, 10, .sight, category: "zoo")
    let asked = try #require(try porto(near, far).question(add("zoo")))
    #expect(asked.topic == .noPlace("zoo", near: nil))
    #expect(asked.choices.count == 2 && asked.choices.last?.label == .text("zoo"))
  }

  @Test(arguments: [(749, false), (750, true)])
  func `what everybody knows is taken in small letters too`(rank: Int, isTaken: Bool) throws {
    var porto = try porto(Self.row("Nara", 34.7, 135.8, country: "JP", rank: rank))
    try porto.change(add("nara"))
    #expect((porto.trip.days[0].stops.first?.position != nil) == isTaken)
  }

  @Test func `what lies where the trip goes is taken, up to 500 km away`() throws {
    var porto = try porto(
      Self.row("Home", 41.2, -8.7), Self.row("Zoo", 38.7, -9.2, country: "PT", rank: 200))
    try porto.change(add("home"))
    try porto.change(add("zoo"))
    #expect(porto.trip.days[0].stops.allSatisfy { $0.position != nil })
  }

  @Test func `a trip to a country reaches all of it`() throws {
    var porto = try porto(Self.row("Hilo", 19.7, -155))
    var trip = porto.trip
    trip.destination = .place(
      Place(
        name: "United States", position: try position(39.5, -97.4), category: "country",
        country: "US"))
    porto.window.session.touched[trip.id] = .here(trip)
    let commit = try porto.change(add("hilo"))
    #expect(commit.notices == [.added(["Hilo"])])
  }

  @Test func `three small letters are no code of an airport far away, capitals are`() throws {
    let airport = try Self.row(
      "Pueblo Memorial Airport", 38.3, -104.5, .airport, category: "airport", other: ["PUE"])
    var porto = try porto(airport)
    try porto.change(add("pue"))
    try porto.change(add("PUE"))
    #expect(porto.trip.days[0].stops.map(\.category) == [nil, "airport"])
  }

  @Test func `quoted words stay words, results and own stops are what they are`() throws {
    let home = try Self.row("Home", 47.275, -122.764)
    var porto = try porto(home)
    try porto.change(add("home", quoted: true))
    #expect(porto.trip.days[0].stops.map(\.position) == [nil])
    // What was only thought to be meant, when words were added, was never looked for.
    porto.window.session.cursor.results = [home.place]
    try porto.change(add("home"))
    #expect(porto.trip.days[0].stops.last?.position == nil)
    porto.window.session.cursor.results = [home.place]
    porto.window.session.cursor.resultsAsked = ResultsAsked(
      query: .search(words: "home", kind: nil, near: nil), listed: 1)
    try porto.change(add("home"))
    #expect(porto.trip.days[0].stops.last?.position == home.place.position)
  }

  @Test func `several as likely are asked about as ever`() throws {
    let asked = try PortoWindow().question(add("springfield"))
    #expect(asked?.topic == .whichPlace("springfield"))
  }
}
