import Session
import TestSupport
import Testing

struct SeveralTests {
  @Test func `each part sees what those before it did, in one change`() throws {
    var porto = try PortoWindow()
    let commit = try porto.change(
      .several([
        .add(NewStops(named("lunch"), to: .day(.number(1)))),
        .add(NewStops(named("dinner"), to: .day(.number(1)))),
        .time(.inDay(day: 1, number: 2), ClockTime(text: "20:00")),
        .time(.mentioned, ClockTime(text: "21:00")),
      ]))
    #expect(porto.names(day: 1) == ["lunch", "dinner"])
    #expect(porto.trip.days[0].stops[1].at?.text == "21:00")
    #expect(Set(porto.trip.days[0].stops.map(\.id)).count == 2)
    guard case .several(let parts) = commit.canonical else { throw NoChange() }
    #expect(parts.count == 4)
  }

  @Test func `one that fails leaves nothing done`() throws {
    let porto = try PortoWindow()
    let line = Intent.several([
      .add(NewStops(named("lunch"), to: .day(.number(1)))), .removeStops([.idea(1)]),
    ])
    #expect(porto.failure(line) == .noSuchStopNumber(1, inDay: nil, stops: 0))
  }

  @Test func `a question about one offers the whole line`() throws {
    var porto = try PortoWindow()
    let line = Intent.several([
      .add(NewStops(named("lunch"), to: .day(.number(1)))),
      .add(NewStops(named("Springfield"), to: .day(.number(1)))),
      .add(NewStops(named("dinner"), to: .day(.number(1)))),
    ])
    let asked = try #require(porto.question(line))
    try porto.change(try #require(asked.choices.first?.intent))
    #expect(porto.names(day: 1) == ["lunch", "Springfield", "dinner"])
  }

  @Test func `parts that only look make a reply`() throws {
    var porto = try PortoWindow()
    let look = try porto.look(
      .several([.search(words: "lello", kind: nil, near: nil), .details(.number(1))]))
    #expect(look.cursor.results.count == 1)
  }

  @Test func `a question is not asked where a later part fails whatever the answer`() throws {
    let line = Intent.several([
      .add(NewStops(named("Springfield"), to: .day(.number(1)))), .removeStops([.idea(1)]),
    ])
    #expect(
      try PortoWindow().failure(line) == .noSuchStopNumber(1, inDay: nil, stops: 0))
  }
}

extension SeveralTests {
  @Test func `a part that mentions nothing brings in nothing that was spoken of before`() throws {
    var porto = try PortoWindow()
    try porto.change(.add(NewStops(named("lunch"), to: .day(.number(1)))))
    try porto.change(
      .several([.settings, .add(NewStops(named("dinner"), to: .day(.number(1))))]))
    try porto.change(.removeStops([.mentioned]))
    #expect(porto.names(day: 1) == ["lunch"])
  }
}
