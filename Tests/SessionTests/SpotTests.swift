import Session
import TestSupport
import Testing

@Suite struct SpotTests {
  private func results(_ porto: PortoWindow) -> [String] {
    porto.window.session.cursor.results.map(\.name)
  }

  @Test func `a position lists itself and what is around, the nearest first`() throws {
    var porto = try PortoWindow()
    try porto.look(.search(words: "41.1469, -8.6148", kind: nil, near: nil))
    #expect(results(porto).prefix(3) == ["41.1469, -8.6148", "Livraria Lello", "Clérigos Tower"])
  }

  @Test func `a link with a name is the place of that name there`() throws {
    var porto = try PortoWindow()
    try porto.look(
      .search(
        words: "https://maps.apple.com/?ll=41.1469,-8.6148&q=Livraria+Lello", kind: nil, near: nil))
    #expect(porto.window.session.cursor.results.first?.category == "bookshop")
  }

  @Test(arguments: ["0, 0", "geo:0,0", "51.4779, 0", "0, -78.4678"])
  func `zero degrees are a place like any other`(_ words: String) throws {
    var porto = try PortoWindow()
    try porto.look(.search(words: words, kind: nil, near: nil))
    #expect(results(porto).count == 1)
    try porto.change(.add(NewStops(.results([1]), to: .ideas)))
    #expect(porto.trip.ideas.first?.position != nil)
  }

  @Test func `a link that says nothing fails, a short one says what to do`() throws {
    let porto = try PortoWindow()
    let short = Intent.search(words: "https://maps.app.goo.gl/x", kind: nil, near: nil)
    #expect(porto.failure(short) == .link(isShort: true))
    let other = Intent.search(words: "https://example.org/", kind: nil, near: nil)
    #expect(porto.failure(other) == .link(isShort: false))
  }

  @Test func `near a place only what is near is listed, else it is told`() throws {
    var porto = try PortoWindow()
    let near = NearReference.place(.named("Porto", quoted: false))
    let look = try porto.look(.search(words: "church", kind: nil, near: near))
    #expect(results(porto) == ["Porto Cathedral"])
    #expect(look.notices.isEmpty)
    let far = try porto.look(.search(words: "louvre", kind: nil, near: near))
    #expect(far.notices == [.onlyFarAway(near: "Porto")])
    #expect(results(porto).first == "Louvre Museum")
  }

  @Test func `a kind that hides what is called so tells what there is`() throws {
    var porto = try PortoWindow()
    let look = try porto.look(.search(words: "lello", kind: "church", near: nil))
    #expect(look.notices.first == .nothingFound("lello"))
    guard case .nearest(let places)? = look.notices.last else {
      Issue.record("\(look.notices)")
      return
    }
    #expect(places.map(\.name) == ["Livraria Lello"])
    let none = try porto.look(.search(words: "lello", kind: "spaceport", near: nil))
    #expect(none.notices.contains(.noSuchKind("spaceport")))
  }

  @Test func `suggest says when all is planned, and when there is nothing of a kind`() throws {
    var porto = try PortoWindow()
    try porto.change(
      .add(NewStops(.place(.named("Porto Cathedral", quoted: true)), to: .ideas)))
    let planned = try porto.look(.suggest(kind: "church", near: nil))
    #expect(planned.notices.contains(.plannedAlready(["Porto Cathedral"])))
    let none = try porto.look(.suggest(kind: "museum", near: nil))
    #expect(none.notices.contains(.noneOfKind("museum", near: "Porto")))
  }

  @Test func `a stop far from all else is told once`() throws {
    var porto = try PortoWindow()
    let kyoto = Intent.add(NewStops(.place(.named("Kyoto", quoted: true)), to: .ideas))
    let first = try porto.change(kyoto).notices
    #expect(
      first.contains { if case .farAway("Kyoto", _, from: "Porto") = $0 { true } else { false } })
    let second = try porto.change(kyoto).notices
    #expect(!second.contains { if case .farAway = $0 { true } else { false } })
    let lisbon = Intent.add(NewStops(.place(.named("Lisbon", quoted: true)), to: .ideas))
    #expect(
      try !porto.change(lisbon).notices.contains { if case .farAway = $0 { true } else { false } })
  }

  @Test func `details borrow a zone and tell distances`() throws {
    var porto = try PortoWindow()
    try porto.look(.selectDay(.number(1)))
    try porto.change(.add(NewStops(.place(.named("Livraria Lello", quoted: true)))))
    let bar = try #require(Coordinates(latitude: 41.15, longitude: -8.6))
    try porto.change(.add(NewStops(.position(bar, name: "Corner bar"))))
    guard
      case .stopDetails(_, _, let details)? = try porto.look(.details(.stop(.named("bar")))).view
    else {
      Issue.record("no details")
      return
    }
    #expect(details.zone?.name == "Europe/Lisbon")
    #expect(details.zone?.borrowed == "Porto")
    #expect(details.distances.map(\.name) == ["Livraria Lello"])
    #expect(details.distances.allSatisfy { (1.2...1.4).contains($0.kilometres) })
  }

  @Test func `why tells what a name means and what else it could be`() throws {
    var porto = try PortoWindow()
    let look = try porto.look(.whyPlace(.near(.place(.named("Paris", quoted: false)))))
    let text = look.notices.map { if case .text(let text) = $0 { text } else { "" } }
      .joined(separator: " ")
    #expect(text.contains("means Paris, Île-de-France, France"))
    #expect(text.contains("Paris, Texas, United States"))
    #expect(porto.failure(.whyPlace(.near(.stop(.idea(7))))) != nil)
  }

  @Test func `near a stop without a position is near the place that its name means`() throws {
    var porto = try PortoWindow()
    try porto.change(.add(NewStops(.text("Livraria Lello"), to: .day(.number(1)))))
    let look = try porto.look(
      .suggest(kind: nil, near: .place(.named("Livraria Lello", quoted: false))))
    #expect(
      look.canonical
        == .suggest(kind: nil, near: .place(.named("Livraria Lello", quoted: false))))
    #expect(results(porto).contains("Porto Cathedral"))
  }

  @Test func `near a day is near its last stop with a position, else its city`() throws {
    var porto = try PortoWindow()
    let near = NearReference.place(.named("day 1", quoted: false))
    let city = try porto.look(.suggest(kind: nil, near: near))
    #expect(city.canonical == .suggest(kind: nil, near: .place(.named("Porto", quoted: false))))
    try porto.change(.add(NewStops(named("Livraria Lello"), to: .day(.number(1)))))
    try porto.plan("lunch", day: 1)
    let stop = try porto.look(.suggest(kind: nil, near: near))
    #expect(stop.canonical == .suggest(kind: nil, near: .stop(.inDay(day: 1, number: 1))))
  }
}
