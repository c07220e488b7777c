import Session
import TestSupport
import Testing

struct ListTests {
  @Test func `what is to be done is due before the trip, and moves with it`() throws {
    var porto = try PortoWindow()
    try porto.change(.list(.add(.todo, "renew passport", .before(days: 30))))
    try porto.change(
      .list(.add(.todo, "pay the deposit", CivilDate(iso: "2027-03-01").map { .on($0) })))
    let start = try #require(porto.trip.start)
    #expect(porto.trip.checklist[0].dueDate(start: start)?.iso == "2027-03-20")
    try porto.change(.shiftTrip(.byDays(10)))
    let later = try #require(porto.trip.start)
    #expect(porto.trip.checklist[0].dueDate(start: later)?.iso == "2027-03-30")
    #expect(porto.trip.checklist[1].dueDate(start: later)?.iso == "2027-03-01")
  }

  @Test func `the same thing is on a list once, and only when it is due changes`() throws {
    var porto = try PortoWindow()
    try porto.change(.list(.add(.todo, "renew passport")))
    let commit = try porto.change(.list(.add(.todo, "Renew passport", .before(days: 9))))
    #expect(commit.canonical == .list(.add(.todo, "renew passport", .before(days: 9))))
    #expect(porto.trip.checklist.map(\.text) == ["renew passport"])
    try porto.change(.list(.add(.pack, "renew passport")))
    #expect(porto.trip.checklist.count == 2)
  }

  @Test func `a date that is past is told`() throws {
    var porto = try PortoWindow()
    let commit = try porto.change(.list(.add(.todo, "visa", .before(days: 300))))
    let past = try #require(CivilDate(iso: "2026-06-23"))
    #expect(commit.notices.contains(.dueIsPast(past)))
  }

  @Test(arguments: [0, -3, 99_999]) func `so many days before are refused`(_ days: Int) throws {
    let porto = try PortoWindow()
    let wish = Intent.list(.add(.todo, "visa", .before(days: days)))
    guard case .fail(let failure) = porto.window.decide(wish) else {
      Issue.record("\(wish) was done")
      return
    }
    #expect(failure.problem == (days > 0 ? .dateOutOfRange : .notPositive))
  }

  @Test func `a template adds what is not there already`() throws {
    var porto = try PortoWindow()
    porto.window.templates = Beach()
    try porto.change(.list(.add(.pack, "the hat")))
    let commit = try porto.change(.list(.packLike("beach")))
    #expect(porto.trip.checklist.map(\.text) == ["the hat", "towel", "book"])
    #expect(commit.notices.contains(.onListAlready(1)))
    #expect(Set(porto.trip.checklist.map(\.id)).count == 3)
    guard case .reply(let look) = porto.window.decide(.list(.packLike("beach"))) else {
      Issue.record("the template was added twice")
      return
    }
    #expect(look.notices == [.nothingChanged])
    guard case .fail(let failure) = porto.window.decide(.list(.packLike("moon"))) else {
      Issue.record("there is no such template")
      return
    }
    #expect(failure.problem == .noSuchTemplate("moon", known: ["beach"]))
  }

  @Test func `things are ticked by words or by number, and of two the one that is open`() throws {
    var porto = try PortoWindow()
    for text in ["phone charger", "camera charger", "hat"] {
      try porto.change(.list(.add(.pack, text)))
    }
    guard case .ask(let question) = porto.window.decide(.list(.tick([.named("charger")], true)))
    else {
      Issue.record("one of two chargers was taken")
      return
    }
    #expect(
      question.choices.map(\.intent) == [
        .list(.tick([.named("phone charger")], true)),
        .list(.tick([.named("camera charger")], true)),
      ])
    try porto.change(.list(.tick([.named("camera charger")], true)))
    try porto.change(.list(.tick([.named("my charger")], true)))
    #expect(porto.trip.checklist.map(\.done) == [true, true, false])
    try porto.change(.list(.tick([.number(1)], false)))
    #expect(porto.trip.checklist.map(\.done) == [false, true, false])
    try porto.change(.list(.rename(.named("hat"), "sun hat")))
    try porto.change(.list(.remove([.number(1), .number(2)])))
    #expect(porto.trip.checklist.map(\.text) == ["sun hat"])
  }

  @Test func `what is on no list is told`() throws {
    let porto = try PortoWindow()
    for (reference, problem) in [
      (TaskReference.named("boots"), Problem.noSuchTask("boots")),
      (.number(4), .noSuchTaskNumber(4, tasks: 0)),
    ] {
      guard case .fail(let failure) = porto.window.decide(.list(.tick([reference], true))) else {
        Issue.record("\(reference) was ticked")
        continue
      }
      #expect(failure.problem == problem)
    }
  }

  @Test func `a copy of a trip begins with nothing done`() throws {
    var porto = try PortoWindow()
    try porto.change(.list(.add(.pack, "hat")))
    try porto.change(.list(.tick([.named("hat")], true)))
    _ = try porto.window.run(.copyTrip(name: "again", from: nil))
    let copy = try porto.window.trip
    #expect(copy.name == "again" && copy.checklist.map(\.done) == [false])
  }
}

private struct Beach: PackingTemplates {
  let names = ["beach"]

  func things(in template: String) -> [String]? {
    template == "beach" ? ["hat", "towel", " ", "book"] : nil
  }
}
