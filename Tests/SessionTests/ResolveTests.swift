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
}

extension Trip {
  fileprivate var allNames: [String] { days.flatMap(\.stops).map(\.name) + ideas.map(\.name) }
}
