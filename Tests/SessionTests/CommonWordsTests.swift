import Session
import TestSupport
import Testing

/// Words that are no place and yet say what is planned.
struct CommonWordsTests {
  @Test(arguments: [
    "haircut", "a pottery class", "photos with the bride", "Bride's hair", "deep dish pizza",
    "cup of tea", "toasts", "make-up",
  ])
  func `what people plan is known as such`(_ words: String) {
    #expect(CommonWords.nameThing(words))
  }

  @Test(arguments: [
    "", " ", "a", "the", "of", "annul the walk", "wnat a haircut", "xyzzy", "to be a bother",
    "tea, cake", "Zürich", "with the bride", "photos with",
    "one two three four five six seven eight",
  ])
  func `what may be anything else is not`(_ words: String) {
    #expect(!CommonWords.nameThing(words))
  }

  @Test func `every word is found where it stands, first and last too`() {
    #expect(CommonWords.kind(of: "aardvark") == .noun)
    #expect(CommonWords.kind(of: "zwieback") == .noun)
    #expect(CommonWords.kind(of: "deep") == .describing)
    #expect(CommonWords.kind(of: "Haircuts") == .noun)
    #expect(CommonWords.kind(of: "haircu").isEmpty)
    #expect(CommonWords.kind(of: "haircut n").isEmpty)
    #expect(CommonWords.kind(of: "").isEmpty)
  }

  @Test func `all that is listed is found, in its order`() throws {
    let table = try Repository.read(Repository.root + "/Sources/CWords/words.c")
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("    \"") }.flatMap { row in
      row.dropFirst(5).split(separator: "\"")[0].split(separator: "\\n").map { row in
        (word: String(row.prefix { $0 != " " }), kinds: row.drop { $0 != " " }.dropFirst())
      }
    }
    let words = rows.map(\.word)
    #expect(words.count > 18_000)
    #expect(words == words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(words.allSatisfy(CommonWords.isListed))
    #expect(rows.allSatisfy { CommonWords.isVerb($0.word) == $0.kinds.contains("v") })
    let things = rows.filter { $0.kinds.contains("n") || $0.kinds.contains("a") }
    #expect(things.count > 18_000)
    #expect(things.filter { CommonWords.kind(of: $0.word).isEmpty }.isEmpty)
    #expect(CommonWords.kind(of: "decide").isEmpty && CommonWords.isVerb("felt"))
  }

  @Test func `they become a stop where an hour is told, and are asked about else`() throws {
    var porto = try PortoWindow()
    var new = NewStops(named("a stapler"), to: .day(.number(1)), unasked: .things)
    #expect(porto.question(.add(new)) != nil)
    new.at = ClockTime(hour: 11, minute: 0)
    try porto.change(.add(new))
    #expect(porto.trip.days[0].stops.map(\.name) == ["stapler"])
  }

  @Test func `a stop of that name on that day is meant`() throws {
    var porto = try PortoWindow()
    try porto.change(.add(NewStops(named("surf lesson"), to: .day(.number(1)))))
    let eleven = try #require(ClockTime(hour: 11, minute: 0))
    try porto.change(
      .add(
        NewStops(named("surf lesson"), to: .day(.number(1)), at: eleven, unasked: .things)))
    let stops = porto.trip.day(number: 1)?.stops ?? []
    #expect(stops.map(\.at) == [eleven])
  }

  @Test func `a stop of that name at quite another hour may be meant`() throws {
    var porto = try PortoWindow()
    try porto.change(
      .add(
        NewStops(
          named("surf lesson"), to: .day(.number(1)), at: ClockTime(hour: 16, minute: 0))))
    let new = NewStops(
      named("surf lesson"), to: .day(.number(1)), at: ClockTime(hour: 11, minute: 0),
      unasked: .things)
    let question = try #require(porto.question(.add(new)))
    #expect(question.topic == .whichReading)
    #expect(question.choices.count == 2)
  }
}
