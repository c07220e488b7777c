import Glibc
import TestSupport
import Testing

@Suite struct SignalTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func `a signal that ends the program leaves the terminal as it was`(signal: Int32) throws {
    let terminal = try startProbe()
    terminal.type("half a line")
    #expect(terminal.edits("> half a line"))
    #expect(!terminal.settings.isCooked)
    terminal.signal(signal)
    #expect(terminal.end() == .signal(signal))
    #expect(terminal.settings.isCooked)
    #expect(!terminal.screen.isBracketedPaste)
    #expect(!terminal.screen.isFrameOpen)
  }

  @Test func `the terminal is left as it was found`() throws {
    let terminal = try PseudoTerminal("/bin/sh", ["-c", script])
    #expect(terminal.wait { $0.isBracketedPaste })
    terminal.type("one\r\u{4}")
    #expect(terminal.end() == .status(0))
    #expect(terminal.screen.text.contains("same"))
  }

  private var script: String {
    "a=$(stty -g); '\(PseudoTerminal.built("editor-probe"))'; test $a = $(stty -g) && echo same"
  }

  @Test func `Ctrl-C while a command runs reaches it`() throws {
    let fifo = folder.fifo("work")
    let terminal = try startProbe()
    terminal.type("work \(fifo)\r")
    #expect(terminal.shows("[working]"))
    terminal.type("\u{3}")
    #expect(terminal.shows("[stopped]"))
    terminal.type("next\r")
    #expect(terminal.shows("[next]"))
  }

  @Test func `what is typed while a command runs is the next line`() throws {
    let fifo = folder.fifo("work")
    let terminal = try startProbe()
    terminal.type("work \(fifo)\r")
    #expect(terminal.shows("[working]"))
    terminal.type("two\r\u{4}")
    TemporaryFolder.release(fifo)
    #expect(terminal.end() == .status(0))
    #expect(
      terminal.screen.lines.suffix(6)
        == ["[working]", "[worked]", "> two", "[two]", ">", "[end]"])
  }

  @Test func `a message while a line is typed goes above it`() throws {
    let fifo = folder.fifo("later")
    let terminal = try startProbe(columns: 70)
    terminal.type("later \(fifo) news from afar\rhalf a \u{1B}[D")
    #expect(terminal.edits("> half a"))
    TemporaryFolder.release(fifo)
    #expect(terminal.shows("news from afar"))
    #expect(terminal.edits("> half a"))
    #expect(terminal.screen.lines.suffix(2) == ["news from afar", "> half a"])
    terminal.type("X\r")
    #expect(terminal.shows("[half aX ]"))
  }

  @Test func `SIGINT from another program drops the line`() throws {
    let terminal = try startProbe()
    terminal.type("half")
    #expect(terminal.edits("> half"))
    terminal.signal(SIGINT)
    #expect(terminal.shows("[interrupted]"))
  }

  @Test func `a wider and a narrower screen show the line whole`() throws {
    let terminal = try startProbe(columns: 40)
    terminal.type("abc")
    #expect(terminal.edits("> abc"))
    terminal.resize(columns: 60, rows: 12)
    let text = String(repeating: "x", count: 50)
    terminal.type(text)
    #expect(terminal.edits("> abc" + text))
    terminal.resize(columns: 80, rows: 6)
    terminal.type("!\r")
    #expect(terminal.shows("[abc" + text + "!]"))
  }

  @Test func `Ctrl-Z stops the program and the line goes on afterwards`() throws {
    let terminal = try PseudoTerminal("/bin/dash", ["-i"], environment: ["PS1": "dash% "])
    #expect(terminal.wait { $0.cursorLine.hasPrefix("dash%") })
    terminal.type("'" + PseudoTerminal.built("editor-probe") + "'\n")
    #expect(terminal.edits(">"))
    terminal.type("half a")
    #expect(terminal.edits("> half a"))
    terminal.type("\u{1A}")
    #expect(terminal.wait { $0.cursorLine == "dash%" && !$0.isBracketedPaste })
    #expect(terminal.settings.isCooked)
    terminal.type("fg\n")
    #expect(terminal.edits("> half a"))
    terminal.type(" line\r")
    #expect(terminal.shows("[half a line]"))
  }
}
