import TestSupport
import Testing

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

  @Test func `a cursor that the terminal has let go of tells that the line was wrapped`() {
    let cells = "> \(String(repeating: "x", count: 48))".unicodeScalars.map {
      Frame.Cell($0, .plain)
    }
    let shown = Frame(line: cells, cursor: 50, rows: ["a list"], columns: 60)
    let resizing = Resizing(asked: 1, from: shown, to: 40, at: 0)
    #expect(resizing.isWrapped(row: 2, column: 11) == true)
    #expect(resizing.isWrapped(row: 2, column: 40) == false)
    #expect(resizing.isWrapped(row: 1, column: 1) == true)
    #expect(resizing.isWrapped(row: 2, column: 1) == nil)
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
