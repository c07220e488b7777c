import TestSupport
import Testing

@Suite struct CompletionTests {
  @Test func `the only candidate is inserted`() throws {
    let terminal = try startProbe()
    terminal.type("go po\t!\r")
    #expect(terminal.shows("[go porto !]"))
  }

  @Test func `a comma stands right behind a name that was taken`() throws {
    let terminal = try startProbe()
    terminal.type("go po\t, al\t\t,x\r")
    #expect(terminal.shows("[go porto, albania,x]"))
    // So does a blank, and one that was typed in its place stays.
    terminal.type("go po\t x ,\r")
    #expect(terminal.shows("[go porto x ,]"))
    terminal.type("al\t\t  x ,\r")
    #expect(terminal.shows("[albania  x ,]"))
  }

  @Test func `nothing happens where there is no candidate`() throws {
    let terminal = try startProbe()
    terminal.type("go xyz\t!\r")
    #expect(terminal.shows("[go xyz!]"))
  }

  @Test func `several candidates open a menu with what they agree on`() throws {
    let terminal = try startProbe()
    terminal.type("al\t")
    #expect(terminal.edits("> alban"))
    #expect(
      terminal.screen.lines == ["> alban", "  albania  country", "  albany   city · United States"])
    #expect(terminal.screen.style(row: 1, column: 11).isDim)
    #expect(!terminal.screen.style(row: 1, column: 3).isDim)
    #expect(terminal.screen.column == 7)
  }

  @Test func `Tab goes through the candidates and round`() throws {
    let terminal = try startProbe()
    terminal.type("al\t\t")
    #expect(terminal.edits("> albania"))
    #expect(terminal.screen.style(row: 1, column: 3).isInverse)
    #expect(!terminal.screen.style(row: 2, column: 3).isInverse)
    terminal.type("\t")
    #expect(terminal.edits("> albany"))
    terminal.type("\t")
    #expect(terminal.edits("> albania"))
  }

  @Test func `arrows and Shift-Tab go through the candidates`() throws {
    let terminal = try startProbe()
    terminal.type("al\t\u{1B}[B\u{1B}[B")
    #expect(terminal.edits("> albany"))
    terminal.type("\u{1B}[A")
    #expect(terminal.edits("> albania"))
    terminal.type("\u{1B}[Z")
    #expect(terminal.edits("> albany"))
  }

  @Test func `Enter takes the chosen candidate and leaves the line open`() throws {
    let terminal = try startProbe()
    terminal.type("al\t\t\t\rx")
    #expect(terminal.edits("> albany x"))
    #expect(terminal.screen.lines == ["> albany x"])
    terminal.type("\r")
    #expect(terminal.shows("[albany x]"))
  }

  @Test func `Enter ends the line where nothing is chosen`() throws {
    let terminal = try startProbe()
    terminal.type("al\t\r")
    #expect(terminal.shows("[alban]"))
    #expect(terminal.edits(">"))
    #expect(terminal.screen.lines == ["> alban", "[alban]", ">"])
  }

  @Test func `Esc puts back what was typed`() throws {
    let terminal = try startProbe()
    terminal.type("al\t\t")
    #expect(terminal.edits("> albania"))
    terminal.type("\u{1B}")
    #expect(terminal.wait { $0.lines == ["> al"] })
    terminal.type("l\r")
    #expect(terminal.shows("[all]"))
  }

  @Test func `another key closes the menu and counts`() throws {
    let terminal = try startProbe()
    terminal.type("al\t\tx")
    #expect(terminal.edits("> albania x"))
    #expect(terminal.screen.lines == ["> albania x"])
  }

  @Test func `Ctrl-C with the menu open leaves nothing of it`() throws {
    let terminal = try startProbe()
    terminal.type("al\t")
    #expect(terminal.edits("> alban"))
    terminal.type("\u{3}")
    #expect(terminal.shows("[interrupted]"))
    #expect(terminal.edits(">"))
    #expect(terminal.screen.lines == ["> alban^C", "[interrupted]", ">"])
  }

  @Test func `a candidate is inserted in the middle of a line`() throws {
    let terminal = try startProbe()
    terminal.type("po now\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\t\r")
    #expect(terminal.shows("[porto  now]"))
  }

  @Test func `the menu scrolls the screen at its last row`() throws {
    let terminal = try startProbe(rows: 5)
    terminal.type("1\r2\r")
    #expect(terminal.shows("[2]"))
    #expect(terminal.edits(">"))
    terminal.type("al\t\t")
    #expect(terminal.edits("> albania"))
    #expect(terminal.screen.lines.suffix(3).first == "> albania")
    terminal.type("\t\u{1B}")
    #expect(terminal.wait { $0.cursorLine == "> al" && $0.lines.last == "> al" })
    #expect(terminal.screen.lines.suffix(2).first == "[2]")
  }

  @Test func `a long menu is cut and follows the choice`() throws {
    let terminal = try startProbe(rows: 4)
    terminal.type("\t")
    #expect(terminal.shows("  4 more"))
    #expect(terminal.screen.lines.count == 4)
    terminal.type("\t\t\t\t")
    #expect(terminal.edits("> 日本"))
    #expect(terminal.screen.lines.suffix(2).first == "  日本     wide")
  }

  @Test func `rows are never wider than the screen`() throws {
    let terminal = try startProbe(columns: 20)
    terminal.type("al\t")
    #expect(terminal.wait { $0.lines.count == 3 })
    #expect(terminal.screen.lines[2] == "  albany   city")
  }

  @Test func `what comes from outside cannot act on the terminal`() throws {
    let terminal = try startProbe()
    terminal.type("ev\t")
    #expect(terminal.wait { $0.lines.contains("  evil     red") })
    #expect(terminal.screen.bells == 0)
    #expect(terminal.screen.style(row: 1, column: 11).colour.isEmpty)
  }
}
