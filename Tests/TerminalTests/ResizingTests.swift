import TestSupport
import Testing
import World

@testable import Terminal

/// What a change of size does to a line of several rows, as the terminal's answers tell.
@Suite struct ResizingTests {
  /// A line of 50 columns with its prompt in a terminal of 60, which has 40 columns from now on.
  private func narrowed() throws -> PseudoTerminal {
    let terminal = try startProbe(columns: 60)
    terminal.type(String(repeating: "x", count: 48))
    #expect(terminal.edits("> " + String(repeating: "x", count: 48)))
    terminal.resize(columns: 40, rows: 12)
    #expect(terminal.wait { $0.questions.last == "6n" })
    return terminal
  }

  private func answer(_ terminal: PseudoTerminal, row: Int = 5, column: Int) {
    terminal.type("\u{1B}[\(row);\(column)R")
  }

  private func goes(up rows: Int, _ terminal: PseudoTerminal) -> Bool {
    let wanted = (rows == 0 ? "" : "\u{1B}[\(rows)A") + "\r\u{1B}[K\u{1B}[C\u{1B}[J\r"
    return terminal.wait { _ in
      String(decoding: terminal.output, as: UTF8.self).contains("n" + wanted)
    }
  }

  @Test func `where the line has been wrapped anew all its rows are taken away`() throws {
    let terminal = try narrowed()
    answer(terminal, column: 11)
    #expect(goes(up: 1, terminal))
  }

  @Test func `where the line has been cut its one row is taken away`() throws {
    let terminal = try narrowed()
    answer(terminal, column: 40)
    #expect(goes(up: 0, terminal))
  }

  @Test func `an answer of neither is of a size still to be told, and is waited for`() throws {
    let terminal = try narrowed()
    // The terminal has 20 columns already.
    answer(terminal, column: 11 + 20)
    terminal.type("y")
    terminal.resize(columns: 20, rows: 12)
    #expect(terminal.wait { $0.questions.count { $0 == "6n" } == 2 })
    answer(terminal, column: 11)
    #expect(goes(up: 2, terminal))
    #expect(terminal.shows(String(repeating: "x", count: 10) + "y"))
  }

  private func frame(_ text: String, rows: [String] = [], columns: Int) -> Frame {
    let cells = text.unicodeScalars.map { Frame.Cell($0, .plain) }
    return Frame(line: cells, cursor: cells.count, rows: rows, columns: columns)
  }

  private func narrowing(
    _ shown: Frame, at place: Int?, to columns: Int, rows: Int = 12
  ) -> Resizing {
    Resizing(
      of: shown, at: place, from: TerminalSize(columns: shown.columns, rows: 12),
      to: TerminalSize(columns: columns, rows: rows), now: 0)
  }

  @Test func `the cursor's column tells whether the line was wrapped, its row how much is lost`() {
    let text = "> " + String(repeating: "x", count: 48)
    let resizing = narrowing(frame(text, rows: ["a list"], columns: 60), at: 3, to: 40)
    #expect(resizing.outcome(row: 6, column: 11) == .init(cursorRow: 1, rowsAbove: 4))
    #expect(resizing.outcome(row: 1, column: 11) == .init(cursorRow: 1, rowsAbove: -1))
    #expect(resizing.outcome(row: 2, column: 40) == .init(cursorRow: 0, rowsAbove: nil))
    #expect(resizing.outcome(row: 2, column: 1) == nil)
  }

  @Test func `a row that is just full is not taken for two`() {
    let resizing = narrowing(
      frame("> " + String(repeating: "x", count: 38), columns: 60), at: 3, to: 40)
    #expect(resizing.outcome(row: 4, column: 41) == .init(cursorRow: 0, rowsAbove: 3))
  }

  @Test func `a cursor that the terminal has let go of tells that the line was wrapped`() {
    let wide = "\u{1B}[2m" + String(repeating: "y", count: 50) + "\u{1B}[0m"
    let shown = frame("> x", rows: [wide, wide, "short", wide], columns: 60)
    let lost = narrowing(shown, at: 1, to: 40)
    // Three rows more than before, of which one found room where something else had stood.
    #expect(lost.outcome(row: 1, column: 1) == .init(cursorRow: 0, rowsAbove: -2))
    let unknown = narrowing(shown, at: nil, to: 40)
    #expect(unknown.outcome(row: 1, column: 1) == .init(cursorRow: 0, rowsAbove: nil))
    // A line that is just full has its cursor in the first column, too.
    let full = frame("> " + String(repeating: "x", count: 38), rows: [wide, wide], columns: 60)
    #expect(
      narrowing(full, at: 0, to: 40).outcome(row: 1, column: 1)
        == .init(cursorRow: 0, rowsAbove: -2))
    // Lower by eight rows: six empty ones and two of the list are dropped first.
    let lower = narrowing(shown, at: 1, to: 40, rows: 4)
    #expect(lower.outcome(row: 1, column: 1) == .init(cursorRow: 0, rowsAbove: -1))
  }

  @Test func `rows that were pushed out are taken away when they come back, and none above them`() {
    let wide = String(repeating: "y", count: 50)
    var painter = Painter(Looks(theme: .none))
    _ = painter.show(frame("> x", rows: [wide, wide, wide], columns: 60))
    _ = painter.clear(after: .init(cursorRow: 0, rowsAbove: -4), columns: 40)
    #expect(painter.place == .told(0))
    _ = painter.show(frame("> x", rows: [], columns: 40))
    // The line, a row of the list that was wrapped and half of another, which are three rows now.
    let back = painter.clear(after: .init(cursorRow: 0, rowsAbove: 7), columns: 60)
    #expect(back.hasPrefix("\u{1B}[3A\r"))
    #expect(painter.place == .told(4))
  }

  @Test func `the place of a line is asked for once it has rows that may be lost`() throws {
    let terminal = try startProbe(columns: 60)
    terminal.type("x")
    #expect(terminal.edits("> x"))
    #expect(terminal.screen.questions.isEmpty)
    terminal.type(String(repeating: "x", count: 60))
    #expect(terminal.wait { $0.questions == ["6n"] })
    #expect(terminal.edits("xxx"))
  }

  @Test func `a terminal that does not answer is asked once`() throws {
    let terminal = try narrowed()
    #expect(goes(up: 0, terminal))
    terminal.resize(columns: 55, rows: 12)
    terminal.type("y\r")
    #expect(terminal.wait { $0.text.contains("y]") })
    #expect(terminal.screen.questions.count { $0 == "6n" } == 1)
  }
}
