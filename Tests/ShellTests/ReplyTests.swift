import Glibc
import Session
import Shell
import TestSupport
import Testing
import World

private let lines = [
  "new trip to Porto 2027-04-19..2027-04-21", "add \"Livraria Lello\" to day 1 at 10:00 for 90m",
  "add \"dinner with ana\" to day 1 at 20:00", "note 1.2 \"bring the card\"", "cost 1.2 12.5",
  "done 1.1", "add \"a walk\" to ideas", "name day 2 Arrival", "favourite", "style couple",
]

@Test func `a day shows numbers, times, names and what is known`() async throws {
  let text = try await said("show day 1")
  #expect(
    text == """
      Day 1 · Mon 19 Apr
        1  10:00  ✓ Livraria Lello  bookshop · Porto, Portugal · 1 h 30 min
        2  20:00  dinner with ana   no place · 12.50 EUR
           “bring the card”

      """)
}

@Test func `a change in a long day shows the stops around it, a look all of them`() async throws {
  let many = (1...50).map { "add text \"stop \($0)\" to day 3" }
  let changed = try await said(many + ["at 3.25 12:00"])
  #expect(changed.contains("\n  …  4 stops before these\n"))
  #expect(changed.contains("\n  …  6 stops after these"))
  let looked = try await said(many + ["show day 3"])
  #expect(looked.split(separator: "\n").count == 51)
}

@Test func `what moved is marked among the others, and alone it is not`() async throws {
  let moved = try await said("add text museum to day 1", "move 1.3 first")
  #expect(moved.contains("\n› 1         museum "))
  #expect(moved.contains("\n  2  10:00  ✓ Livraria Lello "))
  #expect(!(try await said("move 1.2 to day 2")).contains("›"))
}

@Test func `an empty day and empty ideas say what would fill them`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip to Porto 19-21 april", "day 2", "show ideas"])
  #expect(shown.contains("nothing planned\n  Try: suggest, add breakfast to day 2\n"))
  #expect(shown.contains("Ideas · none yet\n  Try: add lunch to ideas\n"))
}

@Test func `no line ends in blanks`() async throws {
  let text = try await said(
    "dates", "trips", "days", "show", "add 41.15,-8.62 to day 2", "details 1")
  #expect(!text.contains(" \n"))
}

@Test func `the whole trip shows its days and ideas`() async throws {
  let text = try await said("show trip")
  #expect(
    text.hasPrefix(
      """
      Porto, Portugal · Mon 19 – Wed 21 Apr 2027 · couple · ♥ · in 149 days
      3 days, 2 nights · 2 stops · 1 idea · made Sat 21 Nov 2026

      """))
  #expect(text.contains("\nDay 2 · Tue 20 Apr · Arrival · nothing planned\n"))
  #expect(text.contains("\nIdeas\n  1  a walk"))
}

@Test func `the list of trips has numbers at its edge`() async throws {
  let text = try await said("new trip Someday", "trips")
  #expect(
    text == """
        1  Someday  no dates yet                       no days         no stops
        2  Porto ♥  Mon 19 – Wed 21 Apr 2027  3 days, 2 nights  2 stops, 1 idea  in 149 days  couple

      """)
}

@Test func `the log tells what was taken back`() async throws {
  let text = try await said("undo", "log 2")
  #expect(text.contains("  10  09:00  style couple"))
  #expect(text.contains("taken back by 11"))
  #expect(text.contains("  11  09:00  undo entry 10"))
}

@Test func `months are grids with the trip's days marked`() async throws {
  let text = try await said("dates")
  #expect(
    text.contains(
      """
        April 2027
        Mon Tue Wed Thu Fri Sat Sun
                     1   2   3   4
      """))
  #expect(text.contains("[19][20][21] 22 "))
}

@Test func `weeks begin as they are set to`() async throws {
  #expect(try await said("set week-start sunday", "dates").contains("  Sun Mon Tue"))
}

@Test func `what a phrase means is spelled out`() async throws {
  #expect(try await said("close", "when friday").contains("Fri 2026-11-27 · in 6 days"))
  #expect(try await said("when 10:30").contains("10:30"))
  #expect(try await said("when 90 minutes").contains("1 h 30 min"))
}

@Test func `the canonical line is shown only where it says more`() async throws {
  #expect(try await !said("swap day  2 with day 3").contains("= "))
  #expect(try await said("swap 2 with 3").contains("= swap day 2 with day 3\n"))
  #expect(differs("note 1.1 \"a b\"", from: "note 1.1 \"a  b\""))
  #expect(!differs("add \"a b\"  to day 1", from: " add \"a b\" to day 1 "))
}

@Test(arguments: [40, 60, 80, 120, 200])
func `nothing is wider than the screen, and no number is lost`(_ columns: Int) async throws {
  let executor = try Rig().executor()
  executor.layout = Layout(columns: columns, cuts: true)
  for line in lines {
    _ = await executor.execute(LogicalLine(line, firstLine: 1), from: .arguments)
  }
  let long = String(repeating: "東京の長い名前 ", count: 12)
  await executor.say("add \"\(long)\" to day 3", "search porto")
  for line in [
    "show", "show day 3", "trips", "log", "settings", "days", "find dinner", "show results",
  ] {
    let text = await executor.say(line).text
    #expect(text.split(separator: "\n").allSatisfy { displayWidth($0) <= columns }, "\(line)")
  }
  #expect(await executor.say("show day 3").text.contains("\n  1  東京"))
}

@Test func `deleting names the way back`() async throws {
  #expect(try await said("delete trip").contains("undo"))
}

@Test func `carets count wide characters twice`() async throws {
  let text = try await said("add text \"東京駅\" to day 77")
  #expect(
    text.hasPrefix(
      """
      -c:1:19: error: there is no day 77; the trip has 3 days
      add text "東京駅" to day 77
                           ^~~~~~

      """))
}

@Test func `colours go round the text and change nothing else`() async throws {
  let executor = try Rig().executor()
  let response = try #require(await executor.say("new trip Porto").responses.first)
  let environment = Environment(
    variables: ["TERM": "xterm-256color"], inputIsTerminal: true, outputIsTerminal: true)
  let palette = Palette(theme: "dark", environment, Options())
  let painted = TextRenderer(palette: palette).text(of: response).output
  #expect(painted.contains("\u{1B}[38;5;108mPorto\u{1B}[0m"))
  #expect(unpainted(painted) == TextRenderer().text(of: response).output)
  #expect(Palette(theme: "none", environment, Options()) == .none)
}

@Test(arguments: [
  ("abc", 3), ("東京", 4), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("♥", 1), ("❤\u{FE0F}", 2), ("", 0),
  ("ﾊ", 1), ("한", 2), ("🇵🇹", 2),
])
func `widths are those of a terminal`(_ text: String, _ width: Int) {
  #expect(displayWidth(text) == width)
}

@Test func `texts are cut and wrapped at their width`() {
  #expect(cut("Livraria", columns: 5) == "Livr…")
  #expect(cut("東京駅", columns: 4) == "東…")
  #expect(cut("abc", columns: 3) == "abc")
  #expect(wrapped("one two three", columns: 7) == ["one two", "three"])
}

/// What the last line is answered with after the trip above was made.
private func said(_ last: String...) async throws -> String { try await said(last) }

private func said(_ last: [String]) async throws -> String {
  let executor = try Rig().executor()
  var text = ""
  for line in lines + last {
    text = await executor.execute(LogicalLine(line, firstLine: 1), from: .arguments).text
  }
  return text
}

private func unpainted(_ text: String) -> String {
  var parts = text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
  let first = parts.removeFirst()
  return first + parts.map { $0.drop { $0 != "m" }.dropFirst() }.joined()
}

@Test(arguments: [("dark", 0.0), ("light", 1.0)])
func `every role can be read on the ground of its theme`(_ theme: String, _ ground: Double) {
  let environment = Environment(
    variables: ["TERM": "xterm-256color"], inputIsTerminal: true, outputIsTerminal: true)
  let palette = Palette(theme: theme, environment, Options())
  for role in Role.allCases where role != .text {
    let line = LogicalLine("x", firstLine: 1)
    let reply = Reply(canonical: "x", message: "", lines: [ReplyLine("x", role)])
    let painted = TextRenderer(palette: palette).text(
      of: Response(source: .prompt, line: line, prompt: "", result: .reply(reply))
    ).output
    let colour = Int(painted.split(separator: ";").last?.prefix { $0.isNumber } ?? "") ?? 0
    let (low, high) = (min(luminance(colour), ground), max(luminance(colour), ground))
    #expect((high + 0.05) / (low + 0.05) >= 4.5, "\(theme) \(role): colour \(colour)")
  }
}

/// The relative luminance (WCAG 2) of one of the 240 colours behind the first 16 of a terminal.
private func luminance(_ colour: Int) -> Double {
  let steps = [0, 95, 135, 175, 215, 255]
  let cube = colour - 16
  let parts =
    colour >= 232
    ? Array(repeating: 8 + (colour - 232) * 10, count: 3)
    : [steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6]]
  let linear = parts.map { part in
    let share = Double(part) / 255
    return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}
