import Session
import TestSupport
import Testing

@testable import Shell

@Suite struct NamesBelowTests {
  private static let ground = [
    "new trip \"Long weekend in the north with everybody\" to Porto 2027-04-19..2027-04-23",
    "add \"a very long name of a stop that nobody can read\" to day 1 at 12:30", "cost 1.1 85 EUR",
    "add Kunsthistorisches-Verwaltung to day 1", "todo \"book the table before April\"",
    "book hotel \"Grande Hotel das Janelas Verdes\" 2027-04-19..2027-04-21",
    "new trip \"Another one with a name that is long\" to Lisbon 2027-05-01..2027-05-03",
    "open Long",
  ]

  private func executor() async throws -> Executor {
    let executor = try Rig().executor()
    for line in NamesBelowTests.ground {
      let outcome = await executor.say(line)
      if outcome.end != .done { Issue.record("\(line): \(outcome.text)") }
    }
    return executor
  }

  private func rows(_ executor: Executor, _ line: String, columns: Int) async -> [String] {
    executor.layout = Layout(columns: columns, cuts: true)
    let outcome = await executor.say(line, from: .prompt)
    return outcome.responses.map { TextRenderer(layout: executor.layout).text(of: $0) }
      .flatMap { ($0.output + $0.error).split(separator: "\n").map(String.init) }
  }

  @Test(arguments: [40, 47, 60, 80, 120], ["show", "lists", "nights", "bookings", "log", "trips"])
  func `names that have no room are not cut`(_ columns: Int, _ line: String) async throws {
    let rows = await rows(try executor(), line, columns: columns)
    #expect(rows.filter { $0.contains("…") || displayWidth($0) > columns } == [])
  }

  @Test func `a name goes on below, in its column, broken between words`() async throws {
    let executor = try await executor()
    let shown = await rows(executor, "show day 1", columns: 40)
    let wanted = [
      "  1  12:30  a very long name  85.00 EUR", "            of a stop that",
      "            nobody can read", "  2         Kunsthistorische  no place",
      "            s-Verwaltung",
    ]
    #expect(Array(shown.drop { !$0.hasPrefix("  1  12:30") }.prefix(5)) == wanted)
  }

  @Test(arguments: [70, 80, 90])
  func `what is told beside names is left out before they are cut`(_ columns: Int) async throws {
    let executor = try await executor()
    await executor.say(
      "flight VY6220 from Barcelona to \"Leonardo da Vinci (Fiumicino) International Airport\""
        + " 2027-05-01 22:15 - 01:30 2027-05-02")
    let rows = await rows(executor, "bookings", columns: columns)
    let words = rows.joined(separator: " ").split(separator: " ")
    #expect(words.contains("International") && words.contains("Airport"), "\(rows)")
    #expect(rows.filter { $0.contains("…") } == [])
  }

  @Test func `so many lines a name has, and of longer ones the beginning`() {
    let line = ReplyLine("one two three four five six seven eight")
    #expect(
      line.inColumn(6, lines: 3, omission: "…").map(\.text) == ["one", "two", "three…"])
    #expect(ReplyLine("1234567 doors").inColumn(5, omission: "…").map(\.text) == ["…", "doors"])
    #expect(ReplyLine("abcdefgh").inColumn(3, omission: "…").map(\.text) == ["abc", "def", "gh"])
  }

  @Test func `of an address with little room what stands before a comma stays`() {
    var facts = Facts()
    facts.add("museum", rank: 1)
    facts.add("Rua Nova 12, Porto, Portugal")
    #expect(facts.fitted(columns: 30).line.text == "museum · Rua Nova 12, Porto")
    #expect(facts.fitted(columns: 19).line.text == "museum")
    #expect(facts.fitted(columns: 20).line.text == "museum · Rua Nova 12")
  }
}
