import Language
import Session
import Shell
import TestSupport
import Testing

struct ExportTests {
  private let ground = [
    "new trip to Porto 2027-04-19..2027-04-20", "add Livraria Lello to day 1 at 10:00",
    "note 1.1 ask for *Ana*", "add tea to ideas",
  ]

  @Test func `a plan is written as Markdown, in which signs stand for themselves`() async throws {
    let rig = Rig()
    try await rig.run(ground[0], ground[1], ground[2], ground[3], "export plan.md")
    let text = try #require(rig.files.text("plan.md"))
    #expect(
      text.hasPrefix("# Porto\n\nPorto, Portugal · Mon 19 – Tue 20 Apr 2027 · 2 days, 1 night\n"))
    #expect(text.contains("## Day 1 · Mon 19 Apr\n\n- 10:00 Livraria Lello"))
    #expect(text.contains("\n  ask for \\*Ana\\*\n"))
    #expect(text.contains("## Day 2 · Tue 20 Apr\n\n- nothing planned yet\n"))
    #expect(text.hasSuffix("## Ideas\n\n- tea\n"))
  }

  @Test func `a plan is a page to print, in which signs stand for themselves`() async throws {
    let rig = Rig()
    try await rig.run(
      ground[0], "add \"Fish & <chips>\" to day 1 at 10:00", "note 1.1 ask for Ana",
      "add tea to ideas", "export plan.html")
    let text = try #require(rig.files.text("plan.html"))
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html>\n") && text.hasSuffix("</html>\n"))
    #expect(
      text.contains(
        """
        <h2>Day 1 · Mon 19 Apr</h2>
        <ul>
        <li>10:00 Fish &amp; &lt;chips&gt;</li>
        <li class="note">ask for Ana</li>
        </ul>
        <h2>Day 2 · Tue 20 Apr</h2>
        """))
  }

  @Test func `a plan is a table, which import reads but for what is booked`() async throws {
    let rig = Rig()
    let executor = try rig.executor()
    let lines = [
      ground[0], "add 41.1469,-8.6148 \"Lello, \\\"old\\\"\" to day 1 at 10:00", "note 1.1 =cheap",
      "cost 1.1 12.50 EUR", "activity Fado to day 1 at 9:00 for 2h", "add text tea to ideas",
      "export plan.csv",
    ]
    for line in lines { #expect(await executor.say(line).end == .done, "\(line)") }
    #expect(
      rig.files.text("plan.csv")
        == [
          "day,date,time,name,booked,minutes,lat,lon,address,cost,currency,note",
          "1,2027-04-19,09:00,Fado,activity,120,,,,,,",
          "1,2027-04-19,10:00,\"Lello, \"\"old\"\"\",,,41.1469,-8.6148,,12.50,EUR,'=cheap",
          ",,,tea,,,,,,,,",
        ].map { $0 + "\r\n" }.joined())
    await executor.say("new trip Again 2027-04-19..2027-04-20")
    let read = await executor.say("import plan.csv")
    #expect(read.text.contains("Read 2 places of plan.csv\n"), "\(read.text)")
    #expect(read.text.contains("  Fado: passed over, booked"), "\(read.text)")
    let again = rig.journal.library.trips[1]
    #expect(again.days[0].stops.map(\.at) == [ClockTime(text: "10:00")])
  }

  @Test(arguments: [
    (
      "plan.ics",
      "tea, the description, the note of the trip, titles of days, opening hours, who travels, the budget"
    ),
    (
      "plan.gpx",
      "tea, the lists, the description, the note of the trip, titles of days, opening hours, who travels, the budget"
    ),
    (
      "plan.kml",
      "tea, the lists, the note of the trip, titles of days, opening hours, who travels, the budget"
    ),
  ])
  func `what a format cannot hold is named`(file: String, words: String) async throws {
    let rig = Rig()
    let executor = try rig.executor()
    let told = [
      "describe \"By the river\"", "note trip \"bring cash\"", "name day 1 Old town",
      "open 1.1 tue-sun 9-18", "people 2", "budget 100 EUR", "todo \"book\" by 2027-04-01",
    ]
    for line in ground + told { #expect(await executor.say(line).end == .done, "\(line)") }
    let outcome = await executor.say("export \(file)")
    let text = outcome.text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .joined(separator: " ")
    #expect(text.contains("Not in it: \(words)"), "\(outcome.text)")
  }

  @Test func `a file that is there is replaced by a person only`() async throws {
    let rig = Rig(files: ["plan.txt": "mine"])
    let executor = try rig.executor()
    for line in ground { await executor.say(line) }
    let failed = await executor.say("export plan.txt")
    #expect(failed.end == .failed(.unreadable))
    #expect(failed.text.contains("export \"plan-2.txt\""))
    #expect(rig.files.text("plan.txt") == "mine")
    let asked = await executor.say("export plan.txt", from: .prompt)
    guard case .asks(let question) = asked.end else {
      Issue.record("\(asked.text)")
      return
    }
    #expect(question.answers.count == 2)
  }

  @Test func `what is shared is the text of the file`() async throws {
    let rig = Rig()
    let executor = try rig.executor()
    for line in ground { await executor.say(line) }
    let shared = await executor.say("share")
    await executor.say("export plan.txt")
    #expect(rig.files.text("plan.txt") == shared.text)
    #expect(shared.text.hasPrefix("Porto\nPorto, Portugal · Mon 19"))
  }

  @Test func `a script that is all or nothing writes its plan at the end`() async throws {
    let rig = Rig(files: [
      "all.trip": (ground + ["export plan.md", "break"]).joined(separator: "\n")
    ])
    _ = try await rig.run(task: .scripts(["all.trip"])) { $0.atomic = true }
    #expect(rig.files.text("plan.md") == nil)
  }
}
