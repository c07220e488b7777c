import Session
import TestSupport
import Testing

/// Where the person lives.
struct HomeTests {
  private let porto = PlaceReference.named("Porto", quoted: false)

  @Test func `home is a place that is said, changed, taken away and undone`() throws {
    var window = TestWindow()
    let commit = try window.commit(.setHome(porto))
    #expect(commit.canonical == .setHome(porto))
    #expect(window.session.settings.home?.name == "Porto")
    #expect(window.isUnchanged(by: .setHome(porto)))
    try window.commit(.setHome(nil))
    #expect(window.session.settings.home == nil)
    try window.commit(.undo(.steps(1)))
    #expect(window.session.settings.home?.country == "PT")
    #expect(window.question(.setHome(.named("Springfield", quoted: false)))?.choices.count == 3)
    #expect(window.problem(.setHome(.named("Nirgendwo XYZ", quoted: false))) != nil)
  }

  @Test func `what is near home is near that place, without a trip`() throws {
    var window = TestWindow()
    let near = NearReference.place(.named("home", quoted: false))
    #expect(window.problem(.suggest(kind: nil, near: near)) == .noHome)
    try window.commit(.setHome(porto))
    #expect(
      try window.reply(.suggest(kind: nil, near: nil)).canonical == .suggest(kind: nil, near: .home)
    )
    for words in ["home", "me", "our place"] {
      let said = NearReference.place(.named(words, quoted: false))
      let look = try window.reply(.suggest(kind: nil, near: said))
      #expect(look.canonical == .suggest(kind: nil, near: .home))
      #expect(window.session.cursor.results.contains { $0.name == "Livraria Lello" })
    }
    let found = try window.reply(.search(words: "airports", kind: nil, near: near))
    #expect(found.canonical == .search(words: "airports", kind: nil, near: .home))
  }

  @Test func `a stop of that name is meant before the setting`() throws {
    var window = try PortoWindow()
    try window.change(.setHome(.named("Paris", quoted: false)))
    try window.plan("home", day: 1)
    #expect(
      window.failure(.suggest(kind: nil, near: .place(.named("home", quoted: false))))
        == .noPosition("home"))
    try window.change(
      .placeStop(.inDay(day: 1, number: 1), .named("Livraria Lello", quoted: false)))
    try window.look(.suggest(kind: nil, near: .place(.named("home", quoted: false))))
    #expect(window.window.session.cursor.results.contains { $0.name == "Porto Cathedral" })
  }
}
