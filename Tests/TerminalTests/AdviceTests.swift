import TestSupport
import Testing

@Suite struct AdviceTests {
  private let folder = TemporaryFolder()

  @Test func `parts of the line have their colours while it is typed`() throws {
    let terminal = try startProbe(["--colours"])
    terminal.type("go to 12")
    #expect(terminal.wait { $0.style(row: 0, column: 8).colour == "38;5;146" })
    #expect(terminal.screen.style(row: 0, column: 2).colour == "38;5;108")
    #expect(terminal.screen.style(row: 0, column: 5).colour.isEmpty)
    terminal.type("x")
    #expect(terminal.wait { $0.style(row: 0, column: 8).colour.isEmpty })
  }

  @Test func `they stay on a line that was typed faster than they come`() throws {
    let terminal = try startProbe(["--colours"], columns: 200)
    let fifo = folder.fifo("advice")
    terminal.type("go until \(fifo) 12\r")
    // Without its colours at first; Enter waits for them.
    #expect(terminal.wait { $0.cursorLine == "> go until \(fifo) 12" })
    TemporaryFolder.release(fifo)
    #expect(terminal.shows("[go until \(fifo) 12]"))
    #expect(terminal.screen.style(row: 0, column: 2).colour == "38;5;108")
    #expect(terminal.screen.style(row: 0, column: 12 + fifo.count).colour == "38;5;146")
  }

  @Test func `what likely comes stands quiet behind the line and is taken by a key`() throws {
    let terminal = try startProbe(["--colours"])
    terminal.type("show")
    #expect(terminal.edits("> show trip of mine"))
    #expect(terminal.screen.column == 6)
    #expect(terminal.screen.style(row: 0, column: 7).colour == "38;5;243")
    terminal.type("\u{1B}f")
    #expect(terminal.wait { $0.cursorLine == "> show trip" && $0.column == 11 })
    terminal.type("\r")
    #expect(terminal.shows("[show trip]"))
    terminal.type("show\u{5}\r")
    #expect(terminal.wait { !$0.lines.contains("[show]") })
  }

  @Test func `what it takes the place of goes`() throws {
    let terminal = try startProbe()
    terminal.type("go PAL")
    #expect(terminal.edits("> go PALácio"))
    terminal.type("\u{1B}[C!\r")
    #expect(terminal.shows("[go Palácio !]"))
  }

  @Test func `nothing of it stays when the line ends`() throws {
    let terminal = try startProbe()
    terminal.type("show")
    #expect(terminal.edits("> show trip of mine"))
    terminal.type("\r")
    #expect(terminal.shows("[show]"))
    #expect(terminal.edits(">"))
    #expect(terminal.screen.lines == ["> show", "[show]", ">"])
    terminal.type("at al")
    #expect(terminal.wait { $0.lines.count == 5 })
    terminal.type("\r")
    #expect(terminal.shows("[at al]"))
    #expect(terminal.edits(">"))
    #expect(terminal.screen.lines == ["> show", "[show]", "> at al", "[at al]", ">"])
  }

  @Test func `rows appear while a place is typed, and Down takes one`() throws {
    let terminal = try startProbe()
    terminal.type("at al")
    #expect(
      terminal.wait {
        $0.lines == ["> at al", "  albania  country", "  albany   city · United States"]
      })
    #expect(terminal.screen.column == 7)
    terminal.type("b")
    #expect(terminal.wait { $0.lines.count == 3 && $0.cursorLine == "> at alb" })
    terminal.type("\u{1B}[B")
    #expect(terminal.edits("> at albania"))
    #expect(terminal.screen.style(row: 1, column: 3).isInverse)
    terminal.type("\u{1B}[B\u{1B}[A\u{1B}[A")
    #expect(terminal.wait { $0.cursorLine == "> at alb" && $0.lines.count == 3 })
    terminal.type("\t\rnow\r")
    #expect(terminal.shows("[at albania now]"))
  }

  @Test func `a row is taken of the line as it is, however fast the key comes`() throws {
    let terminal = try startProbe()
    terminal.type("at al")
    #expect(terminal.shows("  albania  country"))
    terminal.type("b\u{1B}[B")
    #expect(terminal.edits("> at albania"))
    terminal.type("\u{3}at por")
    #expect(terminal.shows("  porto  city · Portugal"))
    terminal.type("\u{7F}\u{7F}\u{1B}[B\u{1B}[B")
    #expect(terminal.wait { $0.cursorLine.hasPrefix("> at po") })
  }

  @Test func `Up is the way into the history while no row is chosen`() throws {
    let terminal = try startProbe()
    terminal.type("at alb was here\rat alb")
    #expect(terminal.wait { $0.lines.contains { $0.contains("country") } })
    terminal.type("\u{1B}[A")
    #expect(terminal.edits("> at alb was here"))
  }

  @Test func `Esc sends the rows away for the next letters too`() throws {
    let terminal = try startProbe()
    terminal.type("at al")
    #expect(terminal.wait { $0.lines.count == 3 })
    terminal.type("\u{1B}")
    #expect(terminal.wait { $0.lines == ["> at al"] })
    terminal.type("ba")
    #expect(terminal.edits("> at alba"))
    #expect(terminal.screen.lines == ["> at alba"])
  }

  @Test func `later rows come behind and move none`() throws {
    let terminal = try startProbe()
    let fifo = folder.fifo("more")
    terminal.type("more al \(fifo)\rat al")
    #expect(terminal.shows("  albania  country"))
    terminal.type("\u{1B}[B")
    #expect(terminal.edits("> at albania"))
    TemporaryFolder.release(fifo)
    #expect(terminal.wait { $0.lines.last == "  that is all" })
    #expect(terminal.screen.lines.suffix(4).first == "  albania  country")
    #expect(terminal.screen.lines.suffix(2).first == "  albion   far")
    #expect(terminal.screen.cursorLine == "> at albania")
  }

  @Test func `rows that come too late are dropped`() throws {
    let terminal = try startProbe()
    let fifo = folder.fifo("more")
    terminal.type("more other \(fifo)\rat al")
    #expect(terminal.wait { $0.lines.contains { $0.contains("country") } })
    TemporaryFolder.release(fifo)
    terminal.type("b")
    #expect(terminal.wait { $0.cursorLine == "> at alb" })
    #expect(!terminal.screen.text.contains("albion"))
  }

  @Test func `the rows leave half of a small screen to what stands above`() throws {
    let terminal = try startProbe(columns: 40, rows: 6)
    terminal.type("1\r2\rat ")
    #expect(terminal.edits("> at"))
    terminal.type("al")
    #expect(terminal.wait { $0.lines.contains("  albania  country") })
    #expect(terminal.screen.lines.contains("[2]"))
  }

  @Test func `a letter behind the line takes few bytes`() throws {
    let terminal = try startProbe()
    terminal.type("go to some ")
    #expect(terminal.wait { $0.column == 13 })
    let before = terminal.output.count
    terminal.type("x")
    #expect(terminal.wait { $0.column == 14 })
    #expect(terminal.output.count - before < 40)
  }
}
