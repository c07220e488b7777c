import Session
import TestSupport
import Testing

@testable import Shell

@Suite struct WidthTests {
  private static let ground = [
    "new trip \"Long weekend in the north with everybody\" to Porto 2027-04-19..2027-04-23 style couple",
    "favourite",
    "describe \"Tiles, port wine and the river, and no museum before ten in the morning\"",
    "add \"Livraria Lello\" to day 1 at 10:00 for 75m", "cost 1.1 24.00 EUR",
    "add \"東京駅 and a very long name of a stop that nobody can read\" to day 1 at 12:30",
    "cost 1.2 1234567.50 EUR", "stay 1.2 1h30", "note 1.2 \"bring the 2 tickets for gate 17\"",
    "add dinner to day 2 at 20:00", "cost 2.1 65.00 USD",
    "name day 2 \"Old town and the river bank\"",
    "add Clérigos Tower to ideas", "people 2", "budget 1500 EUR", "rate USD EUR 0.92",
    "new trip 東京と京都 2027-12-28..2028-01-03", "new trip \"Route 66 and 12 other roads\"",
    "alias brunch = add \"brunch at the market hall\" to day 2 at 11:00 for 2h", "open Long",
    "search porto",
  ]

  private static let looks = [
    "trips", "days", "show", "show day 1", "log", "search porto", "details 1", "find dinner",
    "settings", "aliases", "dates", "when 19 april", "add lunch to day 99", "history",
  ]

  /// Numbers, times, dates and prices, however they are written.
  private func numbers(_ text: String) -> Set<Substring> {
    let pieces = text.split { !($0.isASCII && $0.isNumber || ".,:-/".contains($0)) }
    return Set(
      pieces.map { piece in
        let start = piece.drop { !$0.isNumber }
        return start.lastIndex(where: \.isNumber).map { start[...$0] } ?? ""
      })
  }

  private func text(_ executor: Executor, _ line: String, columns: Int?) async -> String {
    executor.layout = columns.map { Layout(columns: $0, cuts: true) } ?? .unbounded
    return await executor.say(line, from: .prompt).told(executor.layout)
  }

  /// The text on one line, as it was before it was broken.
  private func unbroken(_ text: String) -> String {
    text.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
  }

  private func executor() async throws -> Executor {
    let executor = try Rig().executor()
    for line in WidthTests.ground {
      let outcome = await executor.say(line)
      if outcome.end != .done { Issue.record("\(line): \(outcome.text)") }
    }
    return executor
  }

  @Test(arguments: looks)
  func `from 40 to 200 columns everything fits, and no number is cut`(_ line: String) async throws {
    let executor = try await executor()
    let whole = numbers(await text(executor, line, columns: nil))
    for columns in 40...200 {
      let shown = await text(executor, line, columns: columns)
      for row in shown.split(separator: "\n") where displayWidth(row) > columns {
        Issue.record("\(columns): \(row)")
      }
      #expect(numbers(shown).subtracting(whole) == [], "\(columns): \(shown)")
    }
  }

  @Test func `on a narrow screen a trip is a card that tells place, style and bookings`()
    async throws
  {
    let executor = try await executor()
    await executor.say("train IC520 from Lisbon to Porto day 1 8:00 - 11:11")
    for columns in [34, 40] {
      let shown = await text(executor, "trips", columns: columns)
      let card = unbroken(shown)
      for words in ["3 stops, 1 idea, 1 booked", "Porto · couple", "5 days, 4 nights"] {
        #expect(card.contains(words), "\(columns): \(shown)")
      }
    }
  }

  @Test func `on a narrow screen settings keep their column, and what is said of them is whole`()
    async throws
  {
    let executor = try await executor()
    await executor.say("set pager off")
    for columns in [34, 40] {
      let shown = await text(executor, "settings", columns: columns)
      let rows = shown.split(separator: "\n")
      for words in ["  pager        off", "  units        km", "  trips-order  newest"] {
        #expect(rows.contains { $0.hasPrefix(words) }, "\(columns): \(shown)")
      }
      #expect(unbroken(shown).hasSuffix("the default; set NAME default brings it back."))
    }
  }

  @Test func `dates, times and prices are there at every width`() async throws {
    let executor = try await executor()
    let wanted = [
      ("trips", ["Mon 19 – Fri 23 Apr 2027", "Tue 28 Dec 2027 – Mon 3 Jan 2028", "no dates yet"]),
      ("days", ["Mon 19 Apr", "Fri 23 Apr", "2 stops", "1 stop"]),
      (
        "show",
        [
          "Mon 19 – Fri 23 Apr 2027", "10:00", "12:30", "20:00", "24.00 EUR", "1234567.50 EUR",
          "65.00 USD (USD/EUR 0.92)", "1 h 15 min", "1 h 30 min", "budget 1500.00 EUR",
          "USD/EUR 0.92", "bring the 2 tickets for gate 17",
        ]
      ),
      ("find dinner", ["Tue 20 Apr 2027", "20:00"]),
      ("add lunch to day 99", ["there is no day 99; the trip has 5 days"]),
    ]
    for (line, facts) in wanted {
      for columns in 40...200 {
        let shown = unbroken(await text(executor, line, columns: columns))
        for fact in facts where !shown.contains(fact) {
          Issue.record("\(line) at \(columns): no \(fact) in \(shown)")
        }
      }
    }
  }

  @Test func `in plain everything is told at every width`() async throws {
    let executor = try await executor()
    for line in ["trips", "days", "show", "search porto", "settings", "log"] {
      executor.layout = .unbounded(.plain)
      let whole = await executor.say(line, from: .prompt).told(executor.layout)
        .filter { !$0.isWhitespace }
      for columns in [40, 57, 80, 200] {
        executor.layout = .terminal(columns: columns, rows: 24, .plain)
        let shown = await executor.say(line, from: .prompt).told(executor.layout)
        // Wide characters part where no blank was.
        #expect(shown.filter { !$0.isWhitespace } == whole)
        #expect(shown.split(separator: "\n").filter { displayWidth($0) > columns } == [])
      }
    }
  }

  @Test(arguments: 40...200) func `a caret stands under what is wrong`(_ columns: Int) {
    let before = String(repeating: "wörter 東京 ", count: 12)
    for line in ["\(before)WRONG", "WRONG \(before)", "\(before)WRONG \(before)"] {
      let start = line.utf8.count - (line.split(separator: "WRONG")[0].utf8.count)
      let at = line.hasPrefix("WRONG") ? 0 : line.utf8.count - start
      let pointed = PointedLine(line, under: at..<at + 5, Layout(columns: columns, cuts: true))
      #expect(displayWidth(pointed.text) <= columns)
      let blanks = pointed.caret.text.prefix { $0 == " " }
      #expect(pointed.caret.text.dropFirst(blanks.count) == "^~~~~")
      var column = 0
      let under = pointed.text.drop { character in
        defer { column += displayWidth(String(character)) }
        return column < blanks.count
      }
      #expect(under.hasPrefix("WRONG"), "\(pointed.text)")
    }
  }
}

extension Outcome {
  /// What is shown in this layout.
  fileprivate func told(_ layout: Layout) -> String {
    responses.map { TextRenderer(layout: layout).text(of: $0) }.map { $0.output + $0.error }
      .joined()
  }
}
