import JSON
import Session
import Shell
import TestSupport
import Testing

/// What would be, with nothing kept.
@Suite struct TrialTests {
  private let trip = "new trip to Porto 2027-04-19..2027-04-23"

  @Test(arguments: [
    "what would add lunch to day 2 do", "what would \"add lunch to day 2\" do?",
    "dry run add lunch to day 2", "what if I add lunch to day 2",
    "add lunch to day 2 --dry-run",
    "what would happen if I add lunch to day 2?", "What happens if we add lunch to day 2",
  ])
  func `a line is shown and not done, however it is asked`(_ line: String) async throws {
    let rig = Rig()
    let executor = try rig.executor()
    await executor.say(trip)
    let before = executor.session
    let outcome = await executor.say(line)
    #expect(outcome.end == .done)
    #expect(outcome.text.contains("would be: add \"lunch\" to day 2\n"), "\(outcome.text)")
    #expect(outcome.text.contains("1  lunch"))
    #expect(outcome.text.hasSuffix("Nothing was changed.\n"))
    #expect(outcome.reply?.changed == false && outcome.reply?.entry == nil)
    #expect(executor.session == before)
    #expect(rig.journal.entries.count == 1)
    #expect(await executor.say("add dinner to day 2").reply?.entry == 2)
  }

  @Test func `what fails fails, what asks says what it would ask, what looks only looks`()
    async throws
  {
    let executor = try Rig().executor()
    await executor.say(trip)
    let failed = await executor.say("what would add lunch to day 9 do")
    #expect(failed.end == .failed(.failed))
    #expect(failed.text.contains("there is no day 9"))
    let asked = await executor.say("what would new trip do", from: .prompt)
    #expect(asked.text.contains("would be: a question"))
    #expect(await executor.say("what would days do").text.hasSuffix("That changes nothing.\n"))
    #expect(await executor.say("what would quit do").end == .done)
  }

  @Test func `several parts, undo and scripts are tried as a whole`() async throws {
    let rig = Rig(files: ["a.trip": "add lunch to day 1\nadd tea to day 1\nsave b.trip"])
    let executor = try rig.executor()
    await executor.say(trip)
    let parts = await executor.say("what would add lunch to day 1; add dinner to day 1 do")
    #expect(parts.text.contains("2  dinner"))
    #expect(await executor.say("what would undo do").text.contains("would be: undo"))
    let ran = await executor.say("what would run a.trip do")
    #expect(ran.text.contains("2  tea") && ran.text.contains("Would save"), "\(ran.text)")
    #expect(rig.files.text("b.trip") == nil)
    #expect(rig.journal.entries.count == 1)
  }

  @Test(arguments: ["what would you see in porto", "what if it rains", "dry run"])
  func `other words are no line that is tried`(_ line: String) async throws {
    let executor = try Rig().executor()
    await executor.say(trip)
    #expect(!(await executor.say(line)).text.contains("would be"))
  }

  @Test func `a dry run shows what later lines see, and keeps nothing`() async throws {
    let rig = Rig()
    let lines = [trip, "add lunch to day 2", "save x.trip", "record y.trip", "show day 2"]
    #expect(try await rig.run(task: .lines(lines)) { $0.dryRun = true } == .done)
    #expect(rig.output.output.contains("1  lunch"))
    #expect(rig.output.output.contains("Would save 2 lines in x.trip"))
    #expect(rig.output.output.contains("would be: recording into y.trip"))
    #expect(rig.output.output.hasSuffix("Nothing of it was kept.\n"))
    #expect(rig.journal.appends == 0)
    #expect(rig.files.text("x.trip") == nil && rig.files.text("y.trip") == nil)
  }

  @Test func `a dry run fails as a run does, and tells programs that nothing changed`()
    async throws
  {
    let rig = Rig()
    let lines = [trip, "add lunch to day 9", "add lunch to day 1"]
    #expect(try await rig.run(task: .lines(lines)) { $0.dryRun = true } == .failed)
    #expect(rig.output.error.hasPrefix("-c:2:14: error:"))
    try await rig.run(trip) {
      $0.dryRun = true
      $0.format = .json
    }
    let object = try JSONValue(
      parsing: String(rig.output.output.split(separator: "\n").last ?? ""))
    #expect(object["ok"] == .bool(true))
    #expect(object["changed"] == .bool(false) && object["entry"] == .null)
    #expect(rig.journal.appends == 0)
  }
}
