import Journal
import Session
import Shell
import TestSupport
import Testing
import World

@Test func `the prompt greets, answers and says what could be next`() async throws {
  let shown = try await Rig().talk(["new trip to Porto 19-21 april", "day 2", "quit"])
  #expect(
    shown == """
      tripsh \(programVersion) · help, tutorial, or just say it
        Say where you go and when, in your own words; everything is saved as you go.
        Try: new trip to Porto 19-23 april
      tripsh> new trip to Porto 19-21 april
      = new trip to Porto 2027-04-19..2027-04-21
      Porto, Portugal · Mon 19 – Wed 21 Apr 2027 · 3 days · in 149 days
        nothing planned yet
      Mon 2027-04-19 – Wed 2027-04-21, 3 days
        Try: suggest, add breakfast to day 1, day 1
      porto> day 2
      Day 2 · Tue 20 Apr · nothing planned
        Try: suggest, add breakfast to day 2
      porto day 2> quit

      """)
}

@Test func `the start tells in one row, and once, what is wrong in the trip where one left off`()
  async throws
{
  let executor = try Rig().executor()
  let long = "tour of all that there is to see, hear and taste on the other side of the river"
  for line in [
    "new trip to Porto 19-21 april", "add text tour to day 1 at 10:00 for 2 hours",
    "add text \"\(long)\" to day 1 at 11:00 for 1 hour",
  ] {
    await executor.say(line)
  }
  func start(_ line: String) async -> String {
    let terminal = ScriptedTerminal([.line(line)])
    _ = await Conversation(executor, terminal) { .none }.run()
    return terminal.transcript
  }
  let shown = await start("day 1")
  let rows = shown.split(separator: "\n").filter { $0.hasPrefix("  check: a new error: tour of") }
  #expect(rows.count == 1 && rows.allSatisfy { $0.count <= 80 && $0.hasSuffix(" …") }, "\(shown)")
  #expect(await !start("remove 1.2").contains("check: "))
  #expect(await !start("day 1").contains("check: "))
}

@Test func `the start says where one left off and lists the next trips, which can be opened`()
  async throws
{
  let rig = Rig()
  _ = try await rig.run(
    "new trip to Porto 19-21 april", "new trip to Kyoto 3-5 december", "new trip Old 3 may 2025",
    "new trip to Lisboa 1-2 may", "new trip Walk for 3 days", "new trip London 20-22 november",
    "new trip Paris 7 june", "open Porto", "add text lunch to day 1")
  let shown = try await rig.talk(["open 1"])
  #expect(
    shown.hasPrefix(
      """
      tripsh \(programVersion) · help, tutorial, or just say it
      Next trips
        1  London  Fri 20 – Sun 22 Nov 2026  3 days, 2 nights  no stops  day 2 of 3
        2  Kyoto   Thu 3 – Sat 5 Dec 2026    3 days, 2 nights  no stops  in 12 days
        3  Porto   Mon 19 – Wed 21 Apr 2027  3 days, 2 nights    1 stop  in 149 days
        Try: open 1, trips, new trip
      tripsh> open 1
      = open London
      """))
}

@Test func `the open trip is not among the next ones, and hints are told only while they are on`()
  async throws
{
  let rig = Rig()
  let executor = try rig.executor()
  await executor.say("new trip to Porto 19-21 april", "day 2", "set hints off")
  let terminal = ScriptedTerminal()
  _ = await Conversation(executor, terminal) { .none }.run()
  #expect(
    terminal.transcript.hasPrefix(
      """
      tripsh \(programVersion) · help, tutorial, or just say it
      Porto, Portugal · Mon 19 – Wed 21 Apr 2027 · 3 days · in 149 days
      Day 2 · Tue 20 Apr · nothing planned
      porto day 2> 
      """))
}

@Test func `hints end by themselves where much has been done already`() async throws {
  let rig = Rig()
  let executor = try rig.executor()
  await executor.say("new trip to Porto 19-21 april")
  #expect(try await rig.talk(["show"]).contains("Try: "))
  for number in 1...30 { await executor.say("note trip \(number)") }
  #expect(try await !rig.talk(["show"]).contains("Try: "))
}

@Test func `hints can be switched off`() async throws {
  let shown = try await Rig().talk(["set hints off", "new trip to Porto 19-21 april"])
  #expect(shown.split(separator: "\n").count { $0.contains("Try:") } == 1)
  #expect(!shown.contains("Try: suggest"))
}

@Test func `an error at the prompt stands under the line`() async throws {
  let shown = try await Rig().talk(["ad lunch"])
  #expect(shown.contains("tripsh> ad lunch\nad lunch\n^~ no such command"))
  #expect(shown.contains("\ntry: add"))
}

@Test func `a question is answered by a number, and Enter alone changes nothing`() async throws {
  let rig = Rig()
  let shown = try await rig.talk(["new trip to Springfield", "", "2"])
  #expect(shown.contains("Which Springfield?\n  1  Springfield"))
  #expect(shown.contains("\n? \n"))
  #expect(rig.journal.entries.count == 1)
  #expect(
    rig.journal.library.trips.first?.destination?.place?.address == "Massachusetts, United States")
  #expect(shown.contains("= new trip to Springfield @ 42.1015, -72.5898"))
}

@Test func `an interrupt and a new command drop the question`() async throws {
  let rig = Rig()
  let terminal = ScriptedTerminal([
    .line("new trip to Springfield"), .interrupted, .line("new trip to Springfield"),
    .line("new trip Rome"), .line("trips"),
  ])
  try await rig.talk(at: terminal)
  #expect(terminal.transcript.contains("? ^C\nleft as it was\ntripsh> "))
  #expect(rig.journal.library.trips.map(\.name) == ["Rome"])
  #expect(terminal.prompts.map { $0.text == "? " } == [false, true, false, true, false, false])
}

@Test func `a line goes on where a quote is open, and an interrupt gives it up`() async throws {
  let rig = Rig()
  let terminal = ScriptedTerminal([
    .line("new trip Porto"), .line("describe \"one"), .line("two\""), .line("describe \"three"),
    .interrupted, .line("style quiet"),
  ])
  try await rig.talk(at: terminal)
  #expect(rig.journal.library.trips.first?.about == "one\ntwo")
  #expect(rig.journal.library.trips.first?.style == "quiet")
  #expect(terminal.prompts[2].text == "... ")
}

@Test func `the prompt lives on when the disk does not`() async throws {
  let rig = Rig()
  let executor = try rig.executor()
  rig.journal.failure = .full(path: "j")
  let terminal = ScriptedTerminal("new trip Porto", "version")
  #expect(await Conversation(executor, terminal) { .none }.run() == .done)
  #expect(terminal.transcript.contains("no room is left for the journal"))
  #expect(terminal.transcript.contains("tripsh \(programVersion)\ntripsh> ^D"))
}

@Test func `a journal that cannot be read at the start leaves the prompt, which tries again`()
  async throws
{
  let rig = Rig()
  await (try rig.executor()).say("new trip Porto")
  rig.journal.failure = .damaged(path: "j", "the sum of entry 1 is wrong")
  let trouble = JournalFailure.damaged(path: "j", "the sum of entry 1 is wrong")
  let executor = Executor(rig.world, rig.options, after: trouble)
  let terminal = ScriptedTerminal("version", "set units mi", "trips")
  #expect(await Conversation(executor, terminal) { .none }.run() == .done)
  let shown = terminal.transcript
  #expect(shown.contains("nothing is written\ntripsh> version\ntripsh \(programVersion)\n"))
  #expect(shown.ranges(of: "tripsh repair saves").count == 2)
  #expect(shown.contains("  1  Porto"))
  #expect(rig.journal.entries.count == 1)
  rig.journal.failure = nil
  let again = ScriptedTerminal("set units mi")
  #expect(await Conversation(executor, again) { .none }.run() == .done)
  #expect(again.transcript.contains("The journal can be read again.\nunits is now mi"))
  #expect(rig.journal.entries.count == 2)
}

@Test func `a question that is declined leaves everything as it was`() async throws {
  let rig = Rig()
  let executor = try rig.executor()
  for line in ["new trip Porto", "style slow", "style fast"] { await executor.say(line) }
  let terminal = ScriptedTerminal("undo entry 2", "no", "undo entry 2", "n", "undo entry 2", "y")
  #expect(await Conversation(executor, terminal) { .none }.run() == .done)
  #expect(terminal.transcript.ranges(of: "left as it was").count == 2)
  #expect(terminal.transcript.contains("3  style fast\n2  style slow\nTake back that too?"))
  #expect(terminal.transcript.contains("Took back 2 steps: style fast; style slow"))
}

@Test(arguments: [("open rome", ""), ("open porto", ", in Rome")])
func `what other windows did names its trip, where another one is open`(
  line: String, trip: String
) async throws {
  let rig = Rig()
  let executor = try rig.executor()
  for line in ["new trip Rome", "new trip Porto", line] { await executor.say(line) }
  let rome = try #require(
    executor.session.touched.keys.min { $0.number < $1.number })
  let entry = Entry(
    number: 7, at: 0, today: executor.today, window: WindowID(2), kind: .change, of: [],
    script: nil, line: "", canonical: "style slow",
    events: [.trip(rome, .changed(.style(Change(before: nil, after: "slow"))))])
  rig.journal.news = { _ in [entry] }
  let terminal = ScriptedTerminal("version")
  _ = await Conversation(executor, terminal) { .none }.run()
  #expect(terminal.transcript.contains("another window, entry 7\(trip): style slow\n"))
}

@Test func `what other windows did is told before the answer`() async throws {
  let rig = Rig()
  let executor = try rig.executor()
  let entry = Entry(
    number: 7, at: 0, today: executor.today, window: WindowID(2), kind: .change, of: [],
    script: nil, line: "", canonical: "new trip Rome", events: [])
  rig.journal.news = { _ in [entry] }
  let terminal = ScriptedTerminal("version")
  _ = await Conversation(executor, terminal) { .none }.run()
  #expect(terminal.transcript.contains("another window, entry 7: new trip Rome\ntripsh 0"))
}

@Test func `long answers go through the pager`() async throws {
  let pager = CountingPager()
  var world = Rig().world
  world.pager = pager
  let terminal = ScriptedTerminal([.line("help"), .line("version")], rows: 6)
  _ = await Conversation(try Executor(world, Options()), terminal) { .none }.run()
  #expect(pager.shown == 1)
  #expect(!terminal.transcript.contains("quit leaves"))
}

@Test func `what a script says goes by without the pager, which would take the lines behind it`()
  async throws
{
  let pager = CountingPager()
  var world = Rig(files: ["long.trip": "help\n"]).world
  world.pager = pager
  let terminal = ScriptedTerminal([.line("run long.trip"), .line("version")], rows: 6)
  _ = await Conversation(try Executor(world, Options()), terminal) { .none }.run()
  #expect(pager.shown == 0)
  #expect(terminal.transcript.contains("quit leaves"))
}

@Test func `settings of the prompt's own file hold here and are in no journal`() async throws {
  let rig = Rig(files: ["rc": "set week-start sunday\nalias dd = days\nnew trip Rome\n"])
  let executor = try rig.executor()
  let troubles = executor.readPromptFile("rc")
  #expect(troubles.map(\.line.firstLine) == [3])
  #expect(await executor.say("settings").text.contains("week-start   sunday"))
  #expect(executor.session.settings[.weekStart] == "monday")
  #expect(rig.journal.entries.isEmpty)
  await executor.say("set week-start saturday", "undo")
  #expect(executor.session.settings[.weekStart] == "monday")
  #expect(executor.readPromptFile("missing").isEmpty)
}

extension Rig {
  /// What stands on the screen after these lines, up to the end of input.
  func talk(_ lines: [String]) async throws -> String {
    let terminal = ScriptedTerminal(lines.map(LineEnding.line))
    try await talk(at: terminal)
    let shown = terminal.transcript
    return shown.hasSuffix("^D\n") ? String(shown.dropLast(3)) : shown
  }

  func talk(at terminal: ScriptedTerminal) async throws {
    let ending = await Conversation(try executor(), terminal) { .none }.run()
    #expect(ending == .done)
  }
}

/// Shows nothing, and counts how often it was asked to.
private final class CountingPager: Pager {
  private let counter = Counter()

  var shown: Int { counter.value }

  func show(_ text: String) async -> Bool {
    counter.increase()
    return true
  }
}
