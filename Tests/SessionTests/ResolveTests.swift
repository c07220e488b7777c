import Session
import TestSupport
import Testing

/// One command for all stops without a place.
struct ResolveTests {
  private func window() throws -> PortoWindow {
    var porto = try PortoWindow()
    for (name, day) in [("lunch with Ana", 1), ("Cathedral", 1), ("Lello", 2)] {
      try porto.change(.add(NewStops(.text(name), to: .day(.number(day)))))
    }
    try porto.change(.add(NewStops(.text("our secret spot"), to: .ideas)))
    return porto
  }

  @Test func `it asks once, tells each, and names what is left alone`() throws {
    let porto = try window()
    let question = try #require(porto.question(.resolve(nil)))
    #expect(question.topic == .placesOfStops(left: ["lunch with Ana", "our secret spot"]))
    let each = [
      Intent.placeStop(.inDay(day: 1, number: 2), .named("Porto Cathedral", quoted: false)),
      .placeStop(.inDay(day: 2, number: 1), .named("Livraria Lello", quoted: false)),
    ]
    #expect(question.choices.map(\.intent) == [.several(each)] + each)
    #expect(question.choices.first?.label == .each(2))
  }

  @Test func `all of them are one step`() throws {
    var porto = try window()
    let before = porto.trip
    let question = try #require(porto.question(.resolve(nil)))
    try porto.change(question.choices[0].intent)
    #expect(porto.trip.allNames == before.allNames)
    #expect(porto.trip.days.flatMap(\.stops).filter { $0.position != nil }.count == 2)
    try porto.change(.undo(.steps(1)))
    #expect(porto.trip == before)
  }

  @Test func `a day has only its own stops looked at`() throws {
    var porto = try window()
    let question = try #require(porto.question(.resolve(.number(2))))
    #expect(question.topic == .placesOfStops(left: []))
    #expect(question.choices.count == 1)
    try porto.change(question.choices[0].intent)
    #expect(try porto.look(.resolve(.number(2))).notices == [.allHavePlaces])
  }

  @Test func `what people do, and what lies out of reach, is left alone`() throws {
    var porto = try PortoWindow()
    for name in ["a walk", "Louvre", "Kyoto", "dinner"] {
      try porto.change(.add(NewStops(.text(name), to: .day(.number(1)))))
    }
    let look = try porto.look(.resolve(nil))
    #expect(look.notices == [.leftWithoutPlace(["a walk", "Louvre", "Kyoto", "dinner"])])
    #expect(try PortoWindow().window.decide(.resolve(nil)) == .reply(emptyLook()))
  }

  private func emptyLook() throws -> Look {
    Look(
      cursor: try PortoWindow().window.session.cursor, canonical: .resolve(nil),
      notices: [.allHavePlaces])
  }

  private static func row(
    _ name: String, _ latitude: Double, _ kind: PlaceKind, rank: Int
  ) throws -> SmallGazetteer.Row {
    try #require(
      SmallGazetteer.Row(
        name, latitude, -8.61, kind, category: kind.rawValue, address: "Here", country: "PT",
        rank: rank))
  }

  private func twoCalledTrevi() throws -> PortoWindow {
    let rows = [
      try Self.row("Trevi", 41.2, .city, rank: 429), try Self.row("Trevi", 41.9, .city, rank: 391),
      try Self.row("Trevi Fountain", 41.15, .sight, rank: 1042),
    ]
    return try PortoWindow(gazetteer: SmallGazetteer(rows: SmallGazetteer.standard + rows))
  }

  @Test func `what several places are called is no part of all, the well-known one first`() throws {
    var porto = try twoCalledTrevi()
    for name in ["Trevi", "Lello", "Cathedral"] {
      try porto.change(.add(NewStops(.text(name), to: .day(.number(1)))))
    }
    let question = try #require(porto.question(.resolve(nil)))
    #expect(question.choices.first?.label == .stops(["Lello", "Cathedral"]))
    let places = question.choices.compactMap { choice -> String? in
      if case .placing(_, let place) = choice.label { place.name } else { nil }
    }
    #expect(places == ["Livraria Lello", "Porto Cathedral", "Trevi Fountain", "Trevi", "Trevi"])
    for choice in question.choices.dropFirst(3) { try porto.change(choice.intent) }
  }

  @Test func `where several are asked about, the well-known sight of that name comes first`() throws
  {
    let asked = try #require(
      try twoCalledTrevi().question(.add(NewStops(named("Trevi"), to: .day(.number(1))))))
    #expect(asked.topic == .whichPlace("Trevi"))
    let names = asked.choices.compactMap { choice -> String? in
      if case .place(let match) = choice.label { match.place.name } else { nil }
    }
    #expect(names == ["Trevi Fountain", "Trevi", "Trevi"])
  }

  @Test func `a trip that goes nowhere yet takes what the world knows by that name`() throws {
    var porto = try PortoWindow()
    porto.window.session.cursor.trip = porto.rome
    for name in ["Louvre Museum", "Eiffel Tower", "Porto Cathedral"] {
      try porto.change(.add(NewStops(.text(name), to: .day(.number(1)))))
    }
    let question = try #require(porto.question(.resolve(nil)))
    #expect(question.topic == .placesOfStops(left: ["Porto Cathedral"]))
    #expect(question.choices.count == 3)
  }

  @Test func `a server of one's own is asked about each stop that is no name here, until it fails`()
    throws
  {
    var porto = try PortoWindow()
    for name in ["Café Majestic", "Lello", "Zzyzzqx"] {
      try porto.change(.add(NewStops(.text(name), to: .day(.number(1)))))
    }
    var scene = porto.window.scene
    scene.server = "http://127.0.0.1:8080"
    let there = try position(41.147, -8.606)
    let majestic = Place(name: "Café Majestic", position: there, source: .nominatim)
    for name in ["Café Majestic", "Lello", "Zzyzzqx"] {
      guard case .lookUp(let query) = Interpreter(scene).decide(.resolve(nil)) else {
        throw NoChange()
      }
      #expect(query.text == name)
      scene.answers[query] = .found(name == majestic.name ? [majestic] : [])
    }
    guard case .ask(let question) = Interpreter(scene).decide(.resolve(nil)) else {
      throw NoChange()
    }
    #expect(question.topic == .placesOfStops(left: ["Zzyzzqx"]))
    #expect(
      question.choices.dropFirst().first?.intent
        == .placeStop(.inDay(day: 1, number: 1), .pinned("Café Majestic", there)))
    scene.answers = [:]
    guard case .lookUp(let query) = Interpreter(scene).decide(.resolve(nil)) else {
      throw NoChange()
    }
    scene.answers[query] = .failed(.timedOut(seconds: 10))
    guard case .ask = Interpreter(scene).decide(.resolve(nil)) else { throw NoChange() }
    scene.server = "https://nominatim.example.org"
    scene.answers = [:]
    guard case .ask = Interpreter(scene).decide(.resolve(nil)) else { throw NoChange() }
  }
}

extension Trip {
  fileprivate var allNames: [String] { days.flatMap(\.stops).map(\.name) + ideas.map(\.name) }
}
