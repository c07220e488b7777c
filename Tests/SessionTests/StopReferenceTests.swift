import Session
import TestSupport
import Testing

struct StopReferenceTests {
  @Test func `a part of a name is enough where it is unique`() throws {
    var porto = try plannedWindow()
    let commit = try porto.change(.removeStops([.named("KEYS")]))
    #expect(commit.canonical == .removeStops([.inDay(day: 1, number: 1)]))
    #expect(porto.names(day: 1) == ["lunch with Ana", "sunset stroll"])
  }

  @Test func `a whole name comes before parts of others`() throws {
    var porto = try plannedWindow()
    try porto.plan("lunch", day: 3)
    try porto.change(.removeStops([.named("Lunch")]))
    #expect(porto.names(day: 3).isEmpty)
    #expect(porto.names(day: 1).count == 3)
  }

  @Test func `a part inside a word counts where none begins one`() throws {
    var porto = try PortoWindow()
    try porto.plan("Birmingham", day: 1)
    try porto.plan("Frauenkirche", day: 1)
    try porto.plan("Musée d'Orsay", day: 1)
    try porto.plan("Hamburg", day: 1)
    try porto.change(.removeStops([.named("ham")]))
    try porto.change(.removeStops([.named("kirche")]))
    #expect(porto.names(day: 1) == ["Birmingham", "Musée d'Orsay"])
    #expect(porto.failure(.removeStops([.named("hax")])) == .noSuchStop("hax"))
    try porto.plan("Dorsayan", day: 1)
    try porto.change(.removeStops([.named("orsay")]))
    #expect(porto.names(day: 1) == ["Birmingham", "Dorsayan"])
  }

  @Test func `a name on two days is asked about, ideas too`() throws {
    var porto = try plannedWindow()
    try porto.plan("lunch with Ana", day: 2)
    try porto.change(.add(NewStops(named("lunch with Ana", quoted: true), to: .ideas)))
    let asked = try #require(porto.question(.removeStops([.named("lunch with ana")])))
    #expect(asked.topic == .whichStop("lunch with ana"))
    #expect(
      asked.choices.map(\.intent) == [
        .removeStops([.inDay(day: 1, number: 2)]), .removeStops([.inDay(day: 2, number: 1)]),
        .removeStops([.idea(1)]),
      ])
    let idea = try #require(porto.trip.ideas.first)
    #expect(asked.choices.last?.label == .stop(idea, day: nil, number: 1))
  }

  @Test func `the other one is the other of two that are called alike, or of two in a day`() throws
  {
    var porto = try plannedWindow()
    try porto.plan("late lunch", day: 2)
    let alike = try porto.change(.stay(.other, minutes: 30))
    #expect(alike.canonical == .stay(.inDay(day: 1, number: 2), minutes: 30))
    let back = try porto.change(.stay(.other, minutes: 45))
    #expect(back.canonical == .stay(.inDay(day: 2, number: 1), minutes: 45))
    try porto.plan("tram", day: 3)
    #expect(porto.failure(.stay(.other, minutes: 5)) == .nothingMentioned)
    try porto.plan("port", day: 3)
    let beside = try porto.change(.stay(.other, minutes: 5))
    #expect(beside.canonical == .stay(.inDay(day: 3, number: 1), minutes: 5))
    #expect(porto.question(.stay(.other, minutes: 6)) == nil)
  }

  @Test func `an unknown name fails with the nearest spelled`() throws {
    let porto = try plannedWindow()
    guard case .fail(let failure) = porto.window.decide(.stay(.named("sunste"), minutes: 5)) else {
      throw NoChange()
    }
    #expect(failure.problem == .noSuchStop("sunste"))
    #expect(failure.slot == .stop)
    #expect(failure.remedies == [.stay(.inDay(day: 1, number: 3), minutes: 5)])
  }

  @Test func `a name without letters is compared as it is`() throws {
    var porto = try PortoWindow()
    try porto.change(.add(NewStops(.text("🍜"), to: .day(.number(1)))))
    try porto.change(.add(NewStops(.text("🏖"), to: .day(.number(1)))))
    try porto.change(.removeStops([.named("🍜")]))
    #expect(porto.names(day: 1) == ["🏖"])
    #expect(porto.failure(.removeStops([.named("!")])) == .noSuchStop("!"))
  }

  @Test func `a bare number means the selected day`() throws {
    var porto = try plannedWindow()
    porto.select(day: 1)
    try porto.change(.removeStops([.number(2)]))
    #expect(porto.names(day: 1) == ["pick up keys", "sunset stroll"])
  }

  @Test func `else the day last shown`() throws {
    var porto = try plannedWindow()
    porto.show(day: 1)
    try porto.change(.removeStops([.number(2)]))
    #expect(porto.names(day: 1) == ["pick up keys", "sunset stroll"])
  }

  @Test func `else none, and the days that have it are offered`() throws {
    let porto = try plannedWindow()
    guard case .fail(let failure) = porto.window.decide(.removeStops([.number(2)])) else {
      throw NoChange()
    }
    #expect(failure.problem == .noDayForNumber)
    #expect(failure.remedies == [.removeStops([.inDay(day: 1, number: 2)])])
  }

  @Test func `with another day shown than selected a number is asked about`() throws {
    var porto = try plannedWindow()
    try porto.plan("call mum", day: 2)
    porto.select(day: 1)
    porto.show(day: 2)
    let asked = try #require(porto.question(.removeStops([.number(1)])))
    #expect(asked.topic == .numberInWhichDay(1))
    #expect(
      asked.choices.map(\.intent) == [
        .removeStops([.inDay(day: 1, number: 1)]), .removeStops([.inDay(day: 2, number: 1)]),
      ])
    #expect(
      porto.failure(.removeStops([.number(9)])) == .noSuchStopNumber(9, inDay: 1, stops: 3))
  }

  @Test func `all bare numbers of a list are of one day`() throws {
    var porto = try plannedWindow()
    for name in ["call mum", "tea"] { try porto.plan(name, day: 2) }
    porto.select(day: 1)
    porto.show(day: 2)
    let asked = try #require(porto.question(.removeStops([.number(1), .number(2)])))
    #expect(
      asked.choices.map(\.intent) == [
        .removeStops([.inDay(day: 1, number: 1), .inDay(day: 1, number: 2)]),
        .removeStops([.inDay(day: 2, number: 1), .inDay(day: 2, number: 2)]),
      ])
    let only = try #require(porto.question(.removeStops([.number(1), .number(3)])))
    #expect(only.choices.count == 1)
  }

  @Test(arguments: [0, -1, 4, Int.min, Int.max])
  func `a number that no stop has is refused`(number: Int) throws {
    var porto = try plannedWindow()
    porto.select(day: 1)
    let missing = Problem.noSuchStopNumber(number, inDay: 1, stops: 3)
    #expect(porto.failure(.time(.number(number), nil)) == missing)
    #expect(porto.failure(.time(.inDay(day: 1, number: number), nil)) == missing)
    #expect(
      porto.failure(.time(.idea(number), nil)) == .noSuchStopNumber(number, inDay: nil, stops: 0))
  }

  @Test func `a day that is not there is told`() throws {
    #expect(
      try plannedWindow().failure(.time(.inDay(day: 7, number: 1), nil)) == .noSuchDay(7, days: 5))
  }

  @Test func `it is what was added last`() throws {
    var porto = try plannedWindow()
    let commit = try porto.change(.time(.mentioned, ClockTime(text: "18:00")))
    #expect(
      commit.canonical == .time(.inDay(day: 1, number: 3), ClockTime(text: "18:00")))
  }

  @Test func `them may be several`() throws {
    var porto = try plannedWindow()
    porto.select(day: 1)
    try porto.change(.done([.number(1), .number(2)], true))
    #expect(porto.question(.stay(.mentioned, minutes: 5))?.choices.count == 2)
    try porto.change(.removeStops([.mentioned]))
    #expect(porto.names(day: 1) == ["sunset stroll"])
  }

  @Test func `what is gone is not meant by it`() throws {
    var porto = try plannedWindow()
    try porto.change(.removeStops([.mentioned]))
    #expect(porto.failure(.removeStops([.mentioned])) == .nothingMentioned)
  }

  @Test func `a choice that would not work is not offered`() throws {
    var porto = try plannedWindow()
    try porto.plan("lunch at the pier", day: 2)
    let move = StopsMove([.named("lunch")], position: .before(.inDay(day: 1, number: 9)))
    #expect(porto.failure(.moveStops(move)) == .noSuchStopNumber(9, inDay: 1, stops: 3))
  }
}
