import Session
import TestSupport
import Testing

struct TripReferenceTests {
  private func window(_ names: [String]) throws -> TestWindow {
    var window = TestWindow()
    for name in names { try window.commit(.newTrip(NewTrip(name: name))) }
    return window
  }

  @Test func `a whole name wins over a beginning, a beginning must be the only one`() throws {
    var window = try window(["Porto", "Porto with Ana", "Paris"])
    try window.reply(.open(.named("porto")))
    #expect(try window.trip.name == "Porto")
    try window.reply(.open(.named("porto w")))
    #expect(try window.trip.name == "Porto with Ana")
    let question = try #require(window.question(.open(.named("p"))))
    #expect(question.topic == .whichTrip("p"))
    #expect(
      question.choices.map(\.intent) == [
        .open(.named("Porto")), .open(.named("Porto with Ana")), .open(.named("Paris")),
      ])
  }

  @Test func `an unknown name shows the nearest`() throws {
    let window = try window(["Porto", "Kyoto"])
    guard case .fail(let failure) = window.decide(.deleteTrip(.named("Poto"))) else {
      throw NoChange()
    }
    #expect(failure.problem == .noSuchTrip("Poto"))
    #expect(failure.remedies == [.deleteTrip(.named("Porto"))])
    #expect(window.problem(.open(.named(" "))) == .emptyName)
  }

  @Test func `names without letters are told apart as they are`() throws {
    var window = try window(["🎉", "🏖"])
    #expect(window.library.trips.map(\.name) == ["🎉", "🏖"])
    try window.reply(.open(.named("🎉")))
    #expect(try window.trip.name == "🎉")
    #expect(window.problem(.open(.named("🚀"))) == .noSuchTrip("🚀"))
  }
}
