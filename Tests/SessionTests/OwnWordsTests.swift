import Session
import TestSupport
import Testing

/// Trips and days that go to words of one's own.
struct OwnWordsTests {
  @Test(arguments: [
    "Grandma's house", "grandmas house", "my parents'", "my parents' place", "our cabin",
    "the office", "uncle Tom's farm", "Tom's farm", "mum and dad's", "a cottage", "my friend's",
    "the house by the lake", "Grandma\u{2019}s House",
  ])
  func `words that tell whose they are, or only what they are, name somewhere of one's own`(
    words: String
  ) {
    #expect(OwnWords.namePlace(words))
  }

  @Test(arguments: [
    "Lisbn", "Land's End", "Tom's Diner", "Martha's Vinyard", "house", "grandma", "the Hage", "",
    "let's go", "it's home", "going to mum's", "we're going to grandma's house", "St Andrew's",
  ])
  func `names, slips and sentences do not`(words: String) {
    #expect(!OwnWords.namePlace(words))
  }

  @Test(arguments: ["our flight", "the museum", "a cottage", "my birthday"])
  func `in a sentence only words for where somebody lives or stays do`(words: String) {
    #expect(!OwnWords.nameHome(words))
    #expect(OwnWords.nameHome("our cabin"))
    #expect(OwnWords.nameHome("my parents'"))
  }

  private func goal(_ reference: PlaceReference) throws -> (Destination?, PlaceReference?) {
    var window = TestWindow()
    let commit = try window.commit(.newTrip(NewTrip(destination: reference)))
    guard case .newTrip(let new) = commit.canonical else { throw NoChange() }
    return (try window.trip.destination, new.destination)
  }

  @Test(arguments: [
    PlaceReference.named("Grandma's house", quoted: false),
    .named("Grandma's house", quoted: true), .words("Grandma's house"),
  ])
  func `a trip goes to own words and is called after them`(said: PlaceReference) throws {
    let (goal, canonical) = try goal(said)
    #expect(goal == .words("Grandma's house"))
    #expect(canonical == .named("Grandma's house", quoted: true))
  }

  @Test func `a known name in quotes is that place, unless it is said to be text`() throws {
    #expect(try goal(.named("Porto", quoted: true)).0?.place?.country == "PT")
    let (words, canonical) = try goal(.words("Porto"))
    #expect(words == .words("Porto"))
    #expect(canonical == .words("Porto"))
  }

  @Test func `an unknown name is asked about where one is like it, the words come last`() throws {
    let window = TestWindow()
    let decision = window.decide(
      .newTrip(NewTrip(destination: .named("Matos", quoted: false))))
    guard case .ask(let question) = decision else { throw NoChange() }
    #expect(question.topic == .noPlace("Matos", near: nil))
    #expect(question.choices.count > 1)
    #expect(question.choices.last?.label == .text("Matos"))
    let own = NewTrip(destination: .named("Matos", quoted: true))
    #expect(question.choices.last?.intent == .newTrip(own))
  }

  @Test func `where nothing is like it, it is refused with the line in quotes`() throws {
    let window = try portoWindow()
    let decision = window.decide(.cityOfDay(.last, .named("Xyzzyville", quoted: false)))
    guard case .fail(let failure) = decision else { throw NoChange() }
    #expect(failure.problem == .noPlace("Xyzzyville"))
    #expect(failure.remedies == [.cityOfDay(.number(5), .named("Xyzzyville", quoted: true))])
  }

  @Test func `own words are taken back, brought again and cleared`() throws {
    var window = try portoWindow()
    let before = try window.trip
    try window.commit(.destination(.named("the cabin", quoted: true)))
    try window.commit(.cityOfDay(.first, .named("Uncle Tom's farm", quoted: false)))
    #expect(try window.trip.days[0].city == .words("Uncle Tom's farm"))
    try window.commit(.undo(.steps(2)))
    #expect(try window.trip == before)
    try window.commit(.redo(2))
    #expect(try window.trip.destination == .words("the cabin"))
    try window.commit(.destination(nil))
    #expect(try window.trip.destination == nil)
  }

  @Test func `a trip to own words has nothing around it, and says what helps`() throws {
    var window = TestWindow()
    try window.commit(.newTrip(NewTrip(destination: .words("the cabin"), dates: .days(2))))
    #expect(window.problem(.suggest(kind: nil, near: nil)) == .goesToWords("the cabin"))
    // Nothing is far from nowhere.
    let added = try window.commit(.add(NewStops(.place(.named("Paris", quoted: false)))))
    #expect(!added.notices.contains { if case .farAway = $0 { true } else { false } })
  }

  @Test func `a day at own words lies where the trip goes`() throws {
    var porto = try PortoWindow()
    try porto.change(.cityOfDay(.number(2), .named("the farm", quoted: true)))
    porto.select(day: 2)
    let look = try porto.look(.suggest(kind: nil, near: nil))
    #expect(look.canonical == .suggest(kind: nil, near: .place(.named("Porto", quoted: false))))
  }

  @Test func `own words are no place for a stop, nor a home`() throws {
    var porto = try PortoWindow()
    try porto.change(.add(NewStops(.text("dinner"), to: .day(.number(1)))))
    let stop = StopReference.inDay(day: 1, number: 1)
    #expect(porto.window.problem(.placeStop(stop, .words("here"))) == .noPlace("here"))
    #expect(porto.window.problem(.setHome(.words("here"))) == .noPlace("here"))
  }

  @Test func `near me is near home, else near where the trip goes, which is told`() throws {
    var porto = try PortoWindow()
    let near = NearReference.place(.named("me", quoted: false))
    for intent in [
      Intent.suggest(kind: nil, near: near), .search(words: "museum", kind: nil, near: near),
    ] {
      let look = try porto.look(intent)
      #expect(look.notices.first == .nearGoal("Porto"))
    }
    try porto.change(.setHome(.named("Lisboa", quoted: false)))
    let home = try porto.look(.suggest(kind: nil, near: near))
    #expect(home.canonical == .suggest(kind: nil, near: .home))
    #expect(TestWindow().problem(.suggest(kind: nil, near: near)) == .noHome)
  }
}
