import Session
import Shell
import TestSupport
import Testing
import World

/// What those find who begin: mistakes, numbers of another trip, what is told too often.
@Suite struct NewcomerTests {
  private let porto = "new trip to Porto 19-21 april"

  private func prompts(_ lines: [String]) async throws -> [Bool] {
    let terminal = ScriptedTerminal(lines.map { .line($0) })
    let executor = try Rig().executor()
    _ = await Conversation(executor, terminal) { .none }.run()
    return terminal.prompts.map { !$0.mistakes.isEmpty }
  }

  @Test func `the prompt behind a line that came to nothing says so`() async throws {
    let behind = try await prompts([porto, "add tea to day 9", "add tea", "day 1", "qadd tea, x"])
    #expect(behind == [false, false, true, false, false, true])
  }

  @Test(arguments: [
    ("yes", []), ("no", ["we sleep at hotel artemide"]), ("day 1", ["we sleep at hotel artemide"]),
  ])
  func `a line that asks came to nothing only where nobody agrees to it`(
    _ answer: String, _ wrong: [String]
  ) async throws {
    let lines = [porto, "we sleep at hotel artemide", answer]
    let terminal = ScriptedTerminal(lines.map { .line($0) })
    _ = await Conversation(try Rig().executor(), terminal) { .none }.run()
    #expect(terminal.prompts.flatMap(\.mistakes) == wrong)
  }

  @Test func `a line that asks came to nothing as soon as Ctrl-C leaves the question`()
    async throws
  {
    let asking = "we sleep at hotel artemide"
    let terminal = ScriptedTerminal([.line(porto), .line(asking), .interrupted, .line("day 1")])
    _ = await Conversation(try Rig().executor(), terminal) { .none }.run()
    #expect(terminal.prompts.map(\.mistakes) == [[], [], [], [asking], []])
  }

  @Test func `stops without a time above one with a time are explained once in a window`()
    async throws
  {
    let shown = try await Rig().talk([
      porto, "day 1", "add walk", "add stroll", "add breakfast at 8", "add coffee at 8:30",
    ])
    #expect(shown.ranges(of: "which have no time").count == 1)
    #expect(shown.ranges(of: "puts it before what has no time").count <= 1)
  }

  @Test func `a script is told each time`() async throws {
    let executor = try Rig().executor()
    for line in [porto, "day 1", "add walk", "add stroll"] { await executor.say(line) }
    #expect(await executor.say("add breakfast at 8").text.contains("which have no time"))
    #expect(await executor.say("undo").end == .done)
    #expect(await executor.say("add breakfast at 8").text.contains("which have no time"))
  }

  @Test func `what was found for another trip is told to be far away when it is added`()
    async throws
  {
    let executor = try Rig().executor()
    for line in [porto, "search lello", "new trip to London 3-5 may"] { await executor.say(line) }
    #expect(await executor.say("add 1").text.contains("Livraria Lello is 1,3"))
    await executor.say("open Porto")
    #expect(await !executor.say("add 1").text.contains("undo if another"))
  }

  @Test func `the start shows what is planned on the day where one left off`() async throws {
    let executor = try Rig().executor()
    for line in [porto, "day 2", "add text lunch", "add text tea"] { await executor.say(line) }
    func start() async -> String {
      let terminal = ScriptedTerminal([.line("quit")])
      _ = await Conversation(executor, terminal) { .none }.run()
      return terminal.transcript
    }
    #expect(await start().contains("Day 2 · Tue 20 Apr\n  1  lunch"))
    for number in 1...12 { await executor.say("add text \"stop \(number)\"") }
    let long = await start()
    #expect(long.contains("more rows: show day 2") && !long.contains("stop 12"))
  }

  @Test func `hours are settled at once, and what is booked or goes is left for people to decide`()
    async throws
  {
    let executor = try Rig().executor()
    for line in [
      porto, "add \"museum\" to day 2 at 10:00 for 2h", "add \"gallery\" to day 2 at 11:00 for 2h",
      "add livraria lello to day 1", "add livraria lello to day 1",
      "hotel \"Casa Um\" from day 1 to day 3", "hotel \"Casa Dois\" from day 2 to day 4",
      "budget 10 EUR", "cost 1.1 20 EUR",
    ] { await executor.say(line) }
    let before = await executor.say("bookings").text
    let fixed = await executor.say("fix all")
    #expect(fixed.reply?.canonical.contains("at 2.2 12:00") == true, "\(fixed.text)")
    #expect(fixed.reply?.canonical.contains("remove") == false)
    #expect(await executor.say("bookings").text == before)
    #expect(await executor.say("show day 1").text.contains("  2  Livraria"))
    #expect(await executor.say("costs").text.contains("10.00"))
    // Nothing is left that it may settle: it tells what there is.
    #expect(await executor.say("fix all").reply?.canonical == "check")
  }

  @Test func `all that arranges stops is settled at once, however many findings there are`()
    async throws
  {
    let executor = try Rig().executor()
    await executor.say("new trip to Porto for 45 days")
    for day in 1...45 {
      await executor.say("add \"museum\" to day \(day) at 10:00 for 2h")
      await executor.say("add \"gallery\" to day \(day) at 11:00 for 2h")
    }
    let fixed = await executor.say("fix all")
    #expect(fixed.reply?.canonical.contains("at 45.2 12:00") == true)
  }

  @Test(arguments: [
    "how much is that all in all", "what does it all come to", "what's that all together",
    "so how much is it altogether", "what does everything cost", "how much is this in total",
  ])
  func `what all of it comes to is what the trip costs`(_ line: String) async throws {
    let executor = try Rig().executor()
    for line in [porto, "add lunch to day 2", "cost 2.1 12 EUR"] { await executor.say(line) }
    #expect(await executor.say(line).reply?.canonical == "costs")
    // A stop that is named is asked about itself.
    #expect(await executor.say("how much is lunch").reply?.canonical == "show 2.1")
  }

  @Test(arguments: [
    ("suggest something", "suggest near Porto"), ("suggest anything nice", "suggest near Porto"),
    ("can you suggest something for day 3?", "day 3; suggest near Porto"),
    ("suggest something nice on day 2", "day 2; suggest near Porto"),
    ("suggest museum", "suggest museum near Porto"), ("map everything", "map all"),
    ("map it all", "map all"),
  ])
  func `words for anything are no kind of place`(_ line: String, _ command: String) async throws {
    let executor = try Rig().executor()
    await executor.say(porto)
    #expect(await executor.say(line).reply?.canonical == command)
  }

  @Test(arguments: ["costs by category", "costs per type", "costs by kinds"])
  func `kinds of costs go by other words too`(_ line: String) async throws {
    let executor = try Rig().executor()
    await executor.say(porto)
    #expect(await executor.say(line).reply?.canonical == "costs by kind")
  }

  @Test func `what is worth seeing on a day is looked for there, and added to it`() async throws {
    let executor = try Rig().executor()
    await executor.say(porto)
    #expect(await executor.say("suggest day 7").end == .failed(.failed))
    #expect(await executor.say("suggest for day 2").reply?.canonical.hasPrefix("day 2; ") == true)
  }

  @Test func `an idea is in no country yet`() async throws {
    let executor = try Rig().executor()
    for line in [porto, "add livraria lello to day 1", "add Rome to ideas"] {
      await executor.say(line)
    }
    let stats = await executor.say("stats").text
    #expect(stats.contains("Portugal") && !stats.contains("Italy"))
  }

  @Test func `where one comes from is no name of a trip`() async throws {
    let executor = try Rig().executor()
    let made = await executor.say("new trip from london to porto")
    #expect(made.reply?.canonical == "new trip to Porto about \"from london\"")
  }

  @Test func `the city of no day is asked for its day`() async throws {
    let shown = try await Rig().talk([porto, "city lisbon", "2"])
    #expect(shown.contains("On which day?"))
    #expect(shown.contains("= city day 2 Lisboa"))
  }

  @Test
  func
    `a map shows what is on the days, names what lies too far, and shows all where that is asked`()
    async throws
  {
    let executor = try Rig().executor()
    for line in [
      porto, "add 41.1468, -8.6148 bookshop to day 1", "add 41.1400, -8.6110 cellars to day 2",
      "add -33.8568, 151.2153 opera to ideas",
    ] { #expect(await executor.say(line).end == .done) }
    let near = await executor.say("map").text
    #expect(near.contains("too far for this map:") && near.contains("opera"), "\(near)")
    let whole = await executor.say("map all")
    #expect(whole.reply?.canonical == "map all")
    #expect(!whole.text.contains("too far"), "\(whole.text)")
  }
}
