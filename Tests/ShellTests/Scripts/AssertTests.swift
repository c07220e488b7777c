import JSON
import Session
import Shell
import TestSupport
import Testing

/// What must be so in a script.
@Suite struct AssertTests {
  private let ground = [
    "new trip to Porto 2027-04-19..2027-04-23", "add breakfast to day 2",
    "add \"lunch with Ana\" to day 2 at 13:00", "add text tram to day 2", "add text tea to ideas",
    "alias dd = show day", "day 2",
  ]

  private func said(_ line: String) async throws -> (Outcome, Rig) {
    let rig = Rig()
    let executor = try rig.executor()
    for line in ground { await executor.say(line) }
    return (await executor.say(line), rig)
  }

  @Test(arguments: [
    ("assert day 2 has 3 stops", "day 2 has 3 stops"),
    ("assert day two has three stops", "day 2 has 3 stops"),
    ("assert that there are 3 stops on day 2", "day 2 has 3 stops"),
    ("assert tuesday has 3 stops", "day 2 has 3 stops"),
    ("assert last day is empty", "day 5 has 0 stops"),
    ("assert day 1 has no stops", "day 1 has 0 stops"),
    ("assert trip starts 2027-04-19", "trip starts 2027-04-19"),
    ("assert the trip starts on 19 april 2027", "trip starts 2027-04-19"),
    ("assert trip ends 23 april", "trip ends 2027-04-23"),
    ("assert the trip has exactly five days", "trip has 5 days"),
    ("assert 3 stops", "trip has 3 stops"), ("assert 1 idea", "trip has 1 ideas"),
    ("assert trip goes to porto", "trip goes to porto"),
    ("assert destination is Porto", "trip goes to Porto"),
    ("assert the trip is called \"Porto\"", "trip called Porto"),
    ("assert lunch on day 2 at 13:00", "lunch on day 2 at 13:00"),
    ("assert lunch is at 1pm on tuesday", "lunch on day 2 at 13:00"),
    ("assert \"lunch with ana\" on day 2", "lunch with ana on day 2"),
    ("assert lunch", "lunch"), ("assert tea among the ideas", "tea among ideas"),
    ("assert no dinner", "no dinner"), ("assert no lunch at 12:00", "no lunch at 12:00"),
    ("assert no lunch on day 3", "no lunch on day 3"),
    ("assert there is no dinner on the first day", "no dinner on day 1"),
    ("assert nothing on day 3", "day 3 has 0 stops"),
    ("assert there is nothing planned on the last day", "day 5 has 0 stops"),
    ("assert lunch day 2", "lunch on day 2"),
    ("assert lunch at 13:00 day 2", "lunch on day 2 at 13:00"),
    ("assert day 2 is selected", "day 2 selected"), ("assert 1 trip", "1 trip"),
    ("assert trip Porto", "trip Porto"), ("assert no trip called Rome", "no trip Rome"),
    ("assert day 2 has at least 2 stops", "day 2 has at least 2 stops"),
    ("assert day 2 has more than two stops", "day 2 has at least 3 stops"),
    ("assert at most 3 stops on day 2", "day 2 has at most 3 stops"),
    ("assert the trip has fewer than 6 days", "trip has at most 5 days"),
    ("assert tuesday has a stop", "day 2 has at least 1 stop"),
    ("assert file templates/beach.list", "file templates/beach.list"),
    ("assert alias dd", "alias dd"), ("assert no alias xx", "no alias xx"),
  ])
  func `what is so holds, said in any way, and changes nothing`(
    _ line: String, _ words: String
  ) async throws {
    let (outcome, rig) = try await said(line)
    #expect(outcome.end == .done, "\(outcome.text)")
    #expect(outcome.text.hasSuffix("holds: \(words)\n"), "\(outcome.text)")
    #expect(outcome.reply?.changed == false)
    #expect(rig.journal.entries.count == 6)
  }

  @Test(arguments: [
    ("assert day 2 has 4 stops", "day 2 has 3 stops: breakfast, lunch with Ana, tram"),
    ("assert day 9 has 1 stop", "there is no day 9"),
    ("assert day 2 has at least 4 stops", "day 2 has 3 stops: breakfast, lunch with Ana, tram"),
    ("assert trip has at most 4 days", "the trip has 5 days"),
    ("assert day 1 has a stop", "day 1 has 0 stops"),
    ("assert trip starts 20 april 2027", "the trip starts 2027-04-19"),
    ("assert lunch on day 1 at 13:00", "lunch with Ana is on day 2, at 13:00"),
    (
      "assert dinner",
      "dinner is on no day; the trip has 3 stops: breakfast on day 2, lunch with Ana on day 2 at 13:00"
    ),
    (
      "assert dinner on day 2",
      "dinner is on no day; day 2 has 3 stops: breakfast, lunch with Ana at 13:00, tram"
    ),
    ("assert no lunch", "lunch is there: lunch with Ana on day 2 at 13:00"),
    ("assert no lunch on tuesday", "lunch is there: lunch with Ana on day 2 at 13:00"),
    ("assert 3 trips", "there is 1 trip: Porto"), ("assert no trips", "there is 1 trip: Porto"),
    ("assert trip Rome", "there is no trip Rome, but Porto"),
    ("assert no trip porto", "there is a trip porto"),
    ("assert alias xx", "there is no alias xx"), ("assert tram among ideas", "tram is not among"),
    ("assert no findings", "check has 1 finding: day 2: tram has no place"),
  ])
  func `what is not so fails with what is there`(_ line: String, _ found: String) async throws {
    let (outcome, _) = try await said(line)
    #expect(outcome.end == .failed(.failed))
    #expect(outcome.text.contains("error: this does not hold: \(found)"), "\(outcome.text)")
  }

  @Test(arguments: [
    "no lunch after noon", "no more than 3 stops", "not 3 days", "no lunch or coffee",
    "day 2 has lunch and tea", "lunch before breakfast", "nothing but lunch",
  ])
  func `what is denied or compared in words that are not understood is no condition`(
    _ words: String
  ) async throws {
    let (outcome, _) = try await said("assert \(words)")
    #expect(outcome.end == .failed(.failed))
    #expect(!outcome.text.contains("this does not hold"), "\(outcome.text)")
  }

  @Test func `a script stops at what is not so, and programs are told the kind`() async throws {
    let rig = Rig(files: ["a": "new trip Rome\nassert trip has 2 days\nclose"])
    #expect(try await rig.run(task: .scripts(["a"])) { $0.format = .json } == .failed)
    let error = try rig.objects[1]["error"]
    #expect(error?["kind"] == .string("assert"))
    #expect(error?["message"] == .string("this does not hold: the trip has 0 days"))
    #expect(try rig.objects.count == 2)
  }

  @Test func `without a trip nothing of a trip holds`() async throws {
    let outcome = try await Rig().executor().say("assert day 2 has 3 stops")
    #expect(outcome.end == .failed(.failed))
    #expect(outcome.text.contains("no trip is open"))
    #expect(try await Rig().executor().say("assert no trips").end == .done)
  }

  @Test func `canonical lines of asserts mean the same`() async throws {
    for form in ConditionFault.forms {
      let (outcome, _) = try await said("assert \(form)")
      guard let canonical = outcome.reply?.canonical else { continue }
      #expect(try await said(canonical).0.reply?.canonical == canonical)
    }
  }
}
