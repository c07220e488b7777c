import Session
import Shell
import TestSupport
import Testing

/// `move DAY to TRIP` as it is said, among all else that may be meant by it.
@Suite struct DayToTripTests {
  private func executor(_ lines: [String] = []) async throws -> Executor {
    let executor = try Rig().executor()
    let all =
      ["new trip Rome 1-3 may 2027", "new trip Porto to Porto 19-23 april 2027"]
      + ["add text dinner to day 3"] + lines
    for line in all {
      let outcome = await executor.say(line)
      #expect(outcome.end == .done, "\(line): \(outcome.text)")
    }
    return executor
  }

  @Test(arguments: [
    "move day 3 to Rome", "move day 3 to the rome trip", "move day 3 of porto to rome",
    "move day 3 into Rome", "move wednesday to trip Rome", "move day 3 from Porto to \"Rome\"",
  ])
  func `a day goes into the trip that is named`(line: String) async throws {
    let executor = try await executor()
    let outcome = await executor.say(line)
    let canonical = outcome.reply?.canonical
    #expect(canonical == "move day 3 to trip Rome", "\(outcome.text)")
    #expect(
      outcome.text.contains("What was day 3 is now on day 4 of Rome, Tue 4 May\n"),
      "\(outcome.text)")
    #expect(outcome.text.contains("close gap before day 3"), "\(outcome.text)")
    #expect(await executor.say("undo").text.contains("ook back: \(canonical ?? "")"))
    #expect(await executor.say("show day 3").text.contains("dinner"))
  }

  @Test(arguments: [
    ("move day 3 to day 5", "move day 3 to day 5"), ("move day 3 to 5", "move day 3 to day 5"),
    ("move day 3 to 23 april", "move day 3 to day 5"),
    ("move day 3 to friday", "move day 3 to day 5"),
    ("move dinner to day 2 of Rome", "move 3.1 to day 2 of Rome"),
  ])
  func `days, dates and stops are no trips`(line: String, canonical: String) async throws {
    let outcome = await (try await executor(["new trip 5 on 9 may 2027", "open Porto"])).say(line)
    #expect(outcome.reply?.canonical == canonical, "\(outcome.text)")
  }

  @Test(arguments: ["move day 3 to Lisbon", "move day 3 to 5 may"])
  func `where no trip is called so nothing is moved`(line: String) async throws {
    let outcome = await (try await executor()).say(line)
    #expect(outcome.end == .failed(.failed), "\(outcome.text)")
  }

  @Test func `a day comes from a trip that is not open`() async throws {
    let executor = try await executor(["open Rome"])
    let outcome = await executor.say("move day 3 of Porto to Rome")
    #expect(outcome.reply?.canonical == "move day 3 of Porto to trip Rome", "\(outcome.text)")
    #expect(outcome.text.contains("now on day 4 of Rome"), "\(outcome.text)")
    // A gap of another trip is not closed by a line that would be of this one.
    #expect(!outcome.text.contains("close gap"), "\(outcome.text)")
  }

  @Test func `of a trip that is a town of the open one as well it is asked`() async throws {
    let executor = try await executor([
      "city day 5 Matosinhos", "new trip Matosinhos", "open Porto",
    ])
    let outcome = await executor.say("move day 3 to Matosinhos")
    #expect(outcome.end == .failed(.failed))
    #expect(outcome.text.contains("try: move day 3 to trip Matosinhos"), "\(outcome.text)")
    #expect(outcome.text.contains("try: move day 3 to day 5"), "\(outcome.text)")
    let clear = await executor.say("move day 3 to trip Matosinhos")
    #expect(clear.end == .done, "\(clear.text)")
  }

  @Test(arguments: ["remove day 2", "move day 2 to Rome"])
  func `what is booked on a day that a trip without dates has no more is told`(
    line: String
  )
    async throws
  {
    let executor = try Rig().executor()
    for line in [
      "new trip Rome 1-3 may 2027", "new trip Tour to Porto for 3 days",
      "train from Porto to Lisbon day 3 10:00 - 13:00", "add text dinner to day 2",
    ] {
      #expect(await executor.say(line).end == .done, "\(line)")
    }
    let outcome = await executor.say(line)
    #expect(outcome.text.contains("on no day of the trip\n"), "\(outcome.text)")
  }
}
