import JSON
import Language
import Session
import Shell
import TestSupport
import Testing

/// Which entries, said in one way for `log`, `save`, `redo` and `run`.
struct RangeTests {
  /// Entries 1 to 8; 4 is taken back by 5.
  private func home(_ files: [String: String] = [:]) async throws -> (rig: Rig, shell: Executor) {
    var rig = Rig(files: files)
    rig.options.format = .json
    let executor = try rig.executor()
    await executor.say(
      "new trip Porto 2027-04-19..2027-04-21", "add breakfast to day 1", "add lunch to day 1",
      "style slow", "undo", "new trip Rome for 2 days", "add coffee to day 1", "open Porto",
      "add tea to day 2")
    return (rig, executor)
  }

  @Test(arguments: [
    ("log 3-5", "log 3-5", [3, 4, 5]), ("log 3 to 5", "log 3-5", [3, 4, 5]),
    ("log 3..5", "log 3-5", [3, 4, 5]),
    ("log from 3 to 5", "log 3-5", [3, 4, 5]), ("log between 3 and 5", "log 3-5", [3, 4, 5]),
    ("log 6-", "log 6-", [6, 7, 8]), ("log entry 3 to entry 5", "log 3-5", [3, 4, 5]),
    ("log entries 3–5", "log 3-5", [3, 4, 5]),
    ("log -2", "log 2", [7, 8]), ("log last 2", "log 2", [7, 8]),
    ("log the last two commands", "log 2", [7, 8]), ("log last entry", "log 1", [8]),
    ("log 2", "log 2", [7, 8]), ("log entry 3", "log entry 3", [3]),
    ("log today", "log today", Array(1...8)), ("log -50", "log 50", Array(1...8)),
    ("log this trip", "log this trip", [1, 2, 3, 4, 5, 8]),
  ])
  func `the log lists what a range means`(
    _ line: String, _ canonical: String, _ entries: [Int]
  ) async throws {
    let reply = try await home().shell.say(line).reply
    #expect(reply?.canonical == canonical)
    let shown = reply?.data["entries"]?.arrayValue ?? []
    #expect(shown.compactMap { $0["entry"]?.integerValue.map { Int($0) } } == entries)
  }

  @Test func `only what was made on the day that today means is of today`() async throws {
    let (rig, _) = try await home()
    var options = rig.options
    options.today = CivilDate(iso: "2026-11-22")
    let next = try Executor(rig.world, options)
    await next.say("open Porto", "add dinner to day 1")
    let reply = await next.say("log today").reply
    #expect(reply?.data["entries"]?.arrayValue?.map { $0["entry"]?.integerValue } == [9])
    #expect(await next.say("save a.trip today").end == .done)
    #expect(rig.files.text("a.trip")?.hasSuffix("\nadd \"dinner\" to day 1\n") == true)
    for line in [
      "log yesterday", "log of everything from yesterday", "what have we changed yesterday",
    ] {
      let yesterday = await next.say(line).reply
      #expect(yesterday?.canonical == "log yesterday", "\(line)")
      #expect(yesterday?.data["entries"]?.arrayValue?.count == 8, "\(line)")
    }
    #expect(await next.say("save b.trip yesterday").end == .done)
  }

  @Test(arguments: [
    ("save x.trip 3-8", 3), ("save x.trip 7-", 7), ("save x.trip 8", 8), ("save x.trip 1-", nil),
    ("save x.trip 6-7", nil), ("save x.trip this trip", nil),
  ])
  func `a script that goes on from earlier entries says so, where it is saved and in itself`(
    _ line: String, _ entry: Int?
  ) async throws {
    let (rig, executor) = try await home()
    let outcome = await executor.say(line)
    let words = entry.map { "Not in it: what was done before entry \($0), on which it rests" }
    #expect(
      outcome.text.split(separator: "\n").dropFirst(2).map(String.init)
        == [words].compactMap(\.self)
    )
    let comments = try #require(rig.files.text("x.trip")).split(separator: "\n").filter {
      $0.hasPrefix("#")
    }
    #expect(comments.dropFirst().map(String.init) == [words.map { "# \($0)" }].compactMap(\.self))
  }

  private static let inBoth = [
    "open Rome", "add \"coffee\" to day 1", "open Porto", "add \"tea\" to day 2",
  ]

  @Test(arguments: [
    ("save x.trip 2-5", ["add \"breakfast\" to day 1", "add \"lunch\" to day 1"]),
    ("save x.trip -2", RangeTests.inBoth),
    ("save the last two as x.trip", RangeTests.inBoth),
    ("save entry 3 as x.trip", ["add \"lunch\" to day 1"]),
    ("save x.trip 7-", RangeTests.inBoth),
    ("save 3-4 as x.trip", ["add \"lunch\" to day 1"]),
    ("save 3-4 x.trip", ["add \"lunch\" to day 1"]), ("save x.trip 8", ["add \"tea\" to day 2"]),
    (
      "save x.trip this trip",
      [
        "new trip Porto 2027-04-19..2027-04-21", "add \"breakfast\" to day 1",
        "add \"lunch\" to day 1", "add \"tea\" to day 2",
      ]
    ),
  ])
  func `save takes the commands of a range that are in force, and goes from trip to trip`(
    _ line: String, _ lines: [String]
  ) async throws {
    let (rig, executor) = try await home()
    let outcome = await executor.say(line)
    #expect(outcome.end == .done, "\(outcome.text)")
    let text = try #require(rig.files.text("x.trip")).split(separator: "\n").map(String.init)
    #expect(
      text.filter { !$0.hasPrefix("#") }
        .map { $0.replacing("new trip to Porto", with: "new trip Porto") } == lines)
  }

  @Test func `what is saved of all trips makes the same trips again`() async throws {
    let (rig, executor) = try await home()
    await executor.say("rename trip Oporto", "open Rome", "style quick", "save x.trip today")
    let other = Rig(files: ["x.trip": try #require(rig.files.text("x.trip"))])
    #expect(try await other.run(task: .scripts(["x.trip"])) == .done)
    let trips = [rig, other].map { $0.journal.library.trips }
    #expect(trips[0].map(\.name) == ["Oporto", "Rome"])
    #expect(trips[0].map(\.style) == trips[1].map(\.style))
    #expect(
      trips[0].map { $0.days.map { $0.stops.map(\.name) } }
        == trips[1].map { $0.days.map { $0.stops.map(\.name) } })
    #expect(trips[1].map(\.name) == ["Oporto", "Rome"])
  }

  @Test func `what is saved of two trips does the same wherever one stands`() async throws {
    let (rig, executor) = try await home()
    await executor.say("save x.trip 7-")
    #expect(await executor.say("open Porto", "run x.trip").end == .done)
    let names = rig.journal.library.trips.map { $0.days.map { $0.stops.map(\.name) } }
    #expect(
      names == [
        [["breakfast", "lunch"], ["tea", "tea"], []], [["coffee", "coffee"], []],
      ])
  }

  @Test func `redo brings entries back whatever came after, unless that stands against it`()
    async throws
  {
    let (rig, executor) = try await home()
    #expect(await executor.say("redo 3-5").reply?.canonical == "redo 3-5")
    #expect(rig.journal.library.trips[0].style == "slow")
    #expect(rig.journal.entries.last?.of == [4])
    await executor.say("undo entry 3", "undo entry 2")
    #expect(await executor.say("redo -2").reply?.canonical == "redo 2")
    #expect(rig.journal.library.trips[0].days[0].stops.map(\.name) == ["breakfast", "lunch"])
    await executor.say("undo entry 4", "style quick")
    let outcome = await executor.say("redo entry 4")
    #expect(outcome.text.contains("what entry 4 changed was changed again since"))
    #expect(rig.journal.library.trips[0].style == "quick")
  }

  @Test func `an entry that rests on one still taken back is not brought back alone`() async throws
  {
    let (_, executor) = try await home()
    await executor.say("undo entries 7,6")
    let outcome = await executor.say("redo entry 7")
    #expect(outcome.text.contains("entry 7 rests on what is taken back still"), "\(outcome.text)")
    #expect(await executor.say("redo 6-7").end == .done)
  }

  @Test func `undo takes such a range too, where all of it is in force`() async throws {
    let (rig, executor) = try await home()
    #expect(await executor.say("undo 2-3").reply?.canonical == "undo entries 3,2")
    #expect(rig.journal.library.trips[0].days[0].stops.isEmpty)
    await executor.say("redo 2-3")
    #expect(await executor.say("undo -2").reply?.canonical == "undo 2")
    #expect(await executor.say("undo 4-5").text.contains("entry 5 is an undo"))
    #expect(await executor.say("undo today").end != .done)
  }

  @Test func `run takes lines of a file, and commands of the log`() async throws {
    let script = "# none\nadd red to day 1\n\nadd blue to day 1\nadd green to day 1\n# end\n"
    let (rig, executor) = try await home(["a.trip": script.replacing("add ", with: "add text ")])
    func names() -> [String] { rig.journal.library.trips[0].days[0].stops.map(\.name) }
    #expect(await executor.say("run a.trip 2-4").reply?.canonical == "run \"a.trip\" 2-4")
    #expect(names() == ["breakfast", "lunch", "red", "blue"])
    await executor.say("undo", "run a.trip -1")
    #expect(names() == ["breakfast", "lunch", "green"])
    await executor.say("undo", "run line 4 of a.trip", "run 2-3")
    #expect(names() == ["breakfast", "lunch", "blue", "breakfast", "lunch"])
    #expect(rig.journal.entries.last?.canonical.contains("; ") == true)
    #expect(rig.journal.entries.last?.script == nil)
  }

  @Test(arguments: [
    ("log 3-99", "there are no entries 3-99; those there are 1-8", "log 3-8"),
    ("log 60-70", "there are no entries 60-70; those there are 1-8", "log"),
    ("log 7-3", "this list ends before it starts", nil), ("log -0", "at least 1", nil),
    ("log 0-3", "at least 1", nil), ("log 9-", "there is no entry 9", "log"),
    ("save x.trip 99", "there is no entry 99", "log"),
    ("save x.trip -9", "there are only 6 commands in force, not 9", "log"),
    ("save x.trip 4-5", "among entries 4-5 is no command in force", "log"),
    ("redo 1-3", "among entries 1-3 is nothing that is taken back", "log"),
    ("redo entry 4", nil, nil), ("run entry 99", "there is no entry 99", "log"),
    ("run 99", "there is no entry 99", "log"),
    ("run a.trip 2-9", "a.trip has 3 lines, not all of these lines", "run \"a.trip\" 2-3"),
    ("run a.trip 9", "a.trip has 3 lines, not line 9", nil),
    ("run a.trip -3", "a.trip has 2 lines with a command, not 3", "run \"a.trip\""),
    ("run a.trip today", "lines of a file are told by their numbers", nil),
  ])
  func `what a range does not find is told with what there is`(
    _ line: String, _ message: String?, _ tries: String?
  ) async throws {
    let (rig, executor) = try await home(["a.trip": "# head\ndays\ndays\n"])
    let before = executor.session
    let outcome = await executor.say(line)
    guard let message else {
      #expect(outcome.end == .done)
      return
    }
    #expect(outcome.text.contains(message), "\(outcome.text)")
    if let tries { #expect(outcome.text.contains("try: \(tries)\n"), "\(outcome.text)") }
    #expect(executor.session == before && rig.journal.entries.count == 8)
    #expect(rig.files.text("x.trip") == nil)
  }

  @Test func `in a script that is one step older entries come back as elsewhere`() async throws {
    let (rig, executor) = try await home([
      "a.trip": "redo entry 4\n", "b.trip": "style quick\nredo entry 4\n",
    ])
    #expect(await executor.say("run b.trip").text.contains("entry 4"))
    #expect(await executor.say("run a.trip").end == .done)
    #expect(rig.journal.library.trips[0].style == "slow")
  }

  @Test func `sums, settings that still hold and tasks are saved as they were said`() async throws {
    let rig = Rig()
    let executor = try rig.executor()
    await executor.say(
      "new trip Porto for 5 days", "budget 5.00 EUR", "set units mi", "todo book", "todo pay",
      "hotel Casa from day 1 to day 2 cost 1.00 EUR")
    #expect(await executor.say("save x.trip 1-").end == .done)
    #expect(await executor.say("save y.trip 4-").end == .done)
    let text = try #require(rig.files.text("x.trip"))
    for line in ["budget 5.00 EUR", "set units mi", "todo book", "cost 1.00 EUR"] {
      #expect(text.contains(line), "\(text)")
    }
  }
}
