import JSON
import Language
import Session
import Shell
import TestSupport
import Testing

/// What programs read after a change does not grow with the day, and says what it leaves out.
struct LongListTests {
  private func data(_ lines: String...) async throws -> JSONValue {
    var rig = Rig()
    rig.options.format = .json
    let executor = try rig.executor()
    await executor.say("new trip Porto for 2 days")
    for number in 1...60 {
      await executor.say(
        "add text \"stop \(number)\" to day 1", "add text \"idea \(number)\" to ideas")
    }
    var outcome = Outcome([])
    for line in lines { outcome = await executor.say(line) }
    return try #require(outcome.reply?.data)
  }

  @Test func `after a change in a long day the data holds the stops around it`() async throws {
    let day = try #require(try await data("at 1.30 12:00")["day"])
    #expect(day["stops"]?.arrayValue?.count == 40)
    #expect(day["stopsBefore"] == .integer(9))
    #expect(day["stopsAfter"] == .integer(11))
    #expect(day["stops"]?.arrayValue?[20]["at"] == .string("12:00"))
  }

  @Test func `after a change of many ideas the data holds those around it`() async throws {
    let ideas = try await data("note idea 60 \"x\"")
    #expect(ideas["ideas"]?.arrayValue?.count == 40)
    #expect(ideas["stopsBefore"] == .integer(20))
    #expect(ideas["stopsAfter"] == .integer(0))
  }

  @Test func `who looks gets all of it`() async throws {
    let day = try #require(try await data("show day 1")["day"])
    #expect(day["stops"]?.arrayValue?.count == 60)
    #expect(day["stopsBefore"] == nil)
    #expect(try await data("show ideas")["ideas"]?.arrayValue?.count == 60)
  }

  @Test func `undo of very many commands tells the first of them`() async throws {
    let lines = (1...300).map { "add text \"stop \($0)\" to day 1\n" }.joined()
    let executor = try Rig(files: ["many.trip": "new trip Porto for 1 day\n" + lines]).executor()
    await executor.say("run many.trip")
    let told = await executor.say("undo").text
    #expect(told.contains("add \"stop 11\" to day 1; … and 289 more\n"), "\(told)")
    #expect(await executor.say("redo").text.contains("; … and 289 more\n"))
  }

  @Test(arguments: [
    ("trips", "2 trips"), ("log -3", "3 entries"), ("find lunch", "Found 1 thing"),
    ("bookings", "1 booking"), ("nights", "The nights of Porto"), ("aliases", "1 alias"),
    ("settings", "The settings of this home"), ("suggest", "4 places"),
    ("check rules", "The rules of check"), ("search nothing of it", nil), ("show ideas", nil),
    ("days", nil), ("day 1", nil),
  ])
  func `the message of what is shown in rows is a sentence, not the first of them`(
    _ line: String, _ message: String?
  ) async throws {
    var rig = Rig()
    rig.options.format = .json
    let executor = try rig.executor()
    await executor.say(
      "new trip Rome", "new trip to Porto 2027-04-19..2027-04-21", "add lunch to day 1",
      "hotel Casa from day 1 to day 2", "alias dd = show day")
    let told = try #require(await executor.say(line).reply?.message)
    if let message { #expect(told == message) }
    #expect(!told.hasPrefix(" ") && !told.contains("  "), "\(told)")
  }

  @Test func `a question with very many rows shows the first, programs get all`() async throws {
    var rig = Rig()
    for format in [Options.Format.text, .json] {
      rig.options.format = format
      let executor = try rig.executor()
      await executor.say("new trip to Porto for 2 days")
      for _ in 1...30 { await executor.say("add text Lello to day 1") }
      let outcome = await executor.say("resolve")
      guard case .error(let diagnostic)? = outcome.responses.last?.result else { throw NoReply() }
      #expect(diagnostic.tries.count == 31)
      let rows = outcome.text.split(separator: "\n").filter { $0.hasPrefix("try: ") }
      #expect(rows.count == 20 && outcome.text.hasSuffix("  … and 11 more\n"))
      #expect(rows[0].contains("; … and 18 more   #"))
      let done = await executor.say(diagnostic.tries[0])
      #expect(done.reply?.canonical == diagnostic.tries[0])
    }
  }
}

private struct NoReply: Error {}
