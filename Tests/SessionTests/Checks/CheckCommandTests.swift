import Session
import TestSupport
import Testing

/// `check` and `fix` as commands.
struct CheckCommandTests {
  /// Day 1 has a tour in the middle of a lunch, day 2 a stop in the night.
  private func window() throws -> TestWindow {
    var window = try portoWindow()
    try window.commit(.add(stop("lunch", day: 1, 10, minutes: 120)))
    try window.commit(.add(stop("tour", day: 1, 11)))
    try window.commit(.add(stop("walk", day: 2, 2)))
    return window
  }

  private func stop(_ name: String, day: Int, _ hour: Int, minutes: Int? = nil) -> NewStops {
    NewStops(
      .text(name), to: .day(.number(day)), at: ClockTime(hour: hour, minute: 0), minutes: minutes)
  }

  private func findings(_ look: Look) throws -> [Finding] {
    guard case .findings(let found)? = look.view else { throw NoChange() }
    return found.findings
  }

  @Test func `check lists findings, errors first, and changes nothing`() throws {
    var window = try window()
    let before = try window.trip
    let look = try window.reply(.check(.findings(nil)))
    let found = try findings(look)
    #expect(found.map(\.rule).prefix(2) == [.overlappingStops, .nightStop])
    #expect(found.first?.fix == .time(.inDay(day: 1, number: 2), ClockTime(hour: 12, minute: 0)))
    #expect(try window.trip == before)
  }

  @Test func `check of a day lists that day alone`() throws {
    var window = try window()
    let look = try window.reply(.check(.findings(.last)))
    #expect(try findings(look) == [])
    #expect(look.canonical == .check(.findings(.number(5))))
    #expect(try findings(window.reply(.check(.findings(.number(2))))).map(\.rule) == [.nightStop])
  }

  @Test func `a fix is the command that it shows, and one step to undo`() throws {
    var window = try window()
    let before = try window.trip
    try window.run(.check(.findings(nil)))
    let commit = try window.commit(.check(.fix(1)))
    #expect(
      commit.canonical == .time(.inDay(day: 1, number: 2), ClockTime(hour: 12, minute: 0)))
    #expect(try window.trip.days[0].stops[1].at == ClockTime(hour: 12, minute: 0))
    try window.run(.undo(.steps(1)))
    #expect(try window.trip == before)
  }

  @Test func `numbers stay those of the list, whatever was settled since`() throws {
    var window = try window()
    try window.run(.check(.findings(nil)))
    try window.run(.check(.fix(1)))
    try window.run(.check(.fix(2)))
    #expect(try window.trip.days[1].stops[0].at == ClockTime(hour: 14, minute: 0))
    #expect(window.problem(.check(.fix(1))) == .findingSettled(1))
  }

  @Test func `a number that was not listed fails, and so does one without a fix`() throws {
    var window = try window()
    #expect(window.problem(.check(.fix(9))) == .noSuchFinding(9, findings: 2))
    try window.commit(.budget(Amount(digits: "1", currency: nil)))
    try window.commit(
      .cost(.inDay(day: 1, number: 1), Amount(digits: "2", currency: .code(.usDollar))))
    try window.run(.check(.rule("cost-without-rate")))
    guard case .noFix? = window.problem(.check(.fix(1))) else {
      Issue.record("a rate is known by nobody")
      return
    }
  }

  @Test func `what was listed with a command and has none now is said to have changed`() throws {
    var window = try window()
    try window.run(.check(.findings(nil)))
    // The rest of the day is taken, and the lunch too short to give way.
    try window.commit(.time(.inDay(day: 1, number: 2), ClockTime(hour: 10, minute: 5)))
    try window.commit(.add(stop("party", day: 1, 12, minutes: 720)))
    guard case .findingChanged(1, _)? = window.problem(.check(.fix(1))) else {
      Issue.record("there is no room for it any more")
      return
    }
  }

  @Test func `a finding keeps its number where its stop goes to another day`() throws {
    var window = try window()
    try window.run(.check(.findings(nil)))
    try window.commit(
      .moveStops(StopsMove([.inDay(day: 2, number: 1)], to: .day(.number(3)))))
    try window.run(.check(.fix(2)))
    #expect(try window.trip.days[2].stops[0].at == ClockTime(hour: 14, minute: 0))
  }

  @Test func `a rule that is off is passed over, on it counts again, each a step`() throws {
    var window = try window()
    try window.commit(.check(.silence("night-stop", true)))
    #expect(try window.trip.silenced == ["night-stop"])
    #expect(try findings(window.reply(.check(.findings(nil)))).map(\.rule) == [.overlappingStops])
    #expect(try findings(window.reply(.check(.rule("night-stop")))).count == 1)
    try window.commit(.check(.silence("night-stop", false)))
    #expect(try window.trip.silenced == [])
    try window.run(.undo(.steps(1)))
    #expect(try window.trip.silenced == ["night-stop"])
  }

  @Test func `a rule that there is not is told with those of a word of its name`() throws {
    let window = try window()
    guard case .fail(let failure) = window.decide(.check(.rule("long-night"))) else {
      Issue.record("long-night is a rule")
      return
    }
    #expect(failure.problem == .noSuchRule("long-night"))
    #expect(failure.remedies.contains(.check(.rule("long-day"))))
  }

  @Test func `what is off is in the script that save writes`() throws {
    var window = try window()
    try window.commit(.check(.silence("night-stop", true)))
    guard
      case .perform(.save(_, .commands(let commands, let losses), _)) =
        window.decide(.save(file: "a", entries: nil))
    else { throw NoChange() }
    #expect(commands.contains(.check(.silence("night-stop", true))))
    #expect(losses == [])
  }

  @Test func `no findings and no errors are asserted`() throws {
    var window = try window()
    let errors = Condition(.noFindings(errorsOnly: true))
    guard case .doesNotHold(let found)? = window.problem(.assert(errors)) else {
      Issue.record("an error is there")
      return
    }
    #expect(found.hasPrefix("check has 1 error: day 1: tour begins at 11:00"))
    try window.run(.check(.fix(1)))
    #expect(window.problem(.assert(errors)) == nil)
    #expect(window.problem(.assert(Condition(.noFindings(errorsOnly: false)))) != nil)
    try window.commit(.check(.silence("night-stop", true)))
    #expect(window.problem(.assert(Condition(.noFindings(errorsOnly: false)))) == nil)
  }

  @Test func `a trip with errors says so when it is opened, another does not`() throws {
    var window = try window()
    let name = try window.trip.name
    try window.run(.close)
    #expect(try window.reply(.open(.named(name))).errorsTold == 1)
    try window.run(.check(.fix(1)))
    #expect(try window.reply(.open(.named(name))).errorsTold == 0)
  }

  @Test func `of errors only those are told that were not told before`() throws {
    var window = try window()
    let open = Intent.open(.named(try window.trip.name))
    try #expect(window.reply(open).errorsTold == 1)
    try #expect(window.reply(open).errorsTold == 0)
    for hour in [10, 11] { try window.commit(.add(stop("tour", day: 3, hour, minutes: 90))) }
    try #expect(window.reply(open).errorsTold == 1)
    try window.run(.undo(.steps(1)))
    try #expect(window.reply(open).errorsTold == 0)
    // What was settled and is there again is new.
    try window.run(.redo(1))
    try #expect(window.reply(open).errorsTold == 1)
  }

  @Test func `what check has told is not told again`() throws {
    var window = try window()
    try window.run(.check(.findings(.number(2))))
    try window.run(.check(.findings(.number(1))))
    try window.run(.check(.rule("night-stop")))
    try #expect(window.reply(.open(.named(window.trip.name))).errorsTold == 0)
  }

  @Test func `of what is booked twice one is taken away`() throws {
    var window = try window()
    var flight = NewBooking(.flight, name: "TP1")
    (flight.from, flight.to) = (.named("Lisbon", quoted: true), .named("Porto", quoted: true))
    flight.day = .number(1)
    flight.time = ClockTime(hour: 10, minute: 0)
    for _ in 1...2 { try window.commit(.booking(.add(flight))) }
    try window.run(.check(.rule("duplicate-booking")))
    try window.run(.check(.fix(1)))
    #expect(try window.trip.bookings.count == 1)
    #expect(try findings(window.reply(.check(.rule("duplicate-booking")))).isEmpty)
  }
}

extension Look {
  /// How many errors are told of.
  fileprivate var errorsTold: Int {
    for case .hasErrors(let count, _) in notices { return count }
    return 0
  }
}
