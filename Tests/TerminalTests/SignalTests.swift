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

  /// The probe while it runs a command, which ends when the pipe is opened.
  private func startWorking() throws -> (PseudoTerminal, fifo: String) {
    let fifo = folder.fifo("work")
    let terminal = try startProbe()
    terminal.type("work \(fifo)\r")
    #expect(terminal.shows("[working]"))
    return (terminal, fifo)
  }

  @Test func `Ctrl-C while a command runs reaches it`() throws {
    let (terminal, _) = try startWorking()
    terminal.type("\u{3}")
    #expect(terminal.shows("[stopped]"))
    terminal.type("next\r")
    #expect(terminal.shows("[next]"))
  }

  @Test func `a line typed before Ctrl-C stops a command waits in the line`() throws {
    let (terminal, _) = try startWorking()
    terminal.type("twx\u{7F}o\r\u{3}")
    #expect(terminal.shows("[stopped]"))
    #expect(terminal.edits("> two"))
    #expect(!terminal.screen.text.contains("[two]"))
    terminal.type("\r")
    #expect(terminal.shows("[two]"))
    #expect(terminal.edits(">"))
  }

  @Test func `lines and Ctrl-D typed before Ctrl-C stand behind one another`() throws {
    let fifo = folder.fifo("work")
    let terminal = try startProbe()
    // The first ones are read together with the line that is run.
    terminal.type("work \(fifo)\rone\rtwo")
    #expect(terminal.shows("[working]"))
    terminal.type("\rthree\r\u{4}\r")
    terminal.type("\u{3}")
    #expect(terminal.edits("three"))
    #expect(terminal.screen.lines.suffix(4).prefix(3) == ["> one", "two", "three"])
    terminal.type("\r")
    #expect(terminal.wait { $0.text.contains("[one\ntwo\nthree]") })
    #expect(terminal.edits(">"))
  }

  @Test func `what is typed behind Ctrl-C is not joined with what was typed before`() throws {
    let (terminal, _) = try startWorking()
    terminal.type("one\r\u{3}two\r")
    #expect(terminal.edits("two", column: 3))
    terminal.type("\r")
    #expect(terminal.wait { $0.text.contains("[one\ntwo]") })
  }

  @Test func `keys before Ctrl-C that leave no text open no row for what is typed behind it`()
    throws
  {
    let (terminal, _) = try startWorking()
    terminal.type("\u{7}\r\u{3}x")
    #expect(terminal.edits("> x"))
    terminal.type("\r")
    #expect(terminal.shows("[x]"))
  }

  @Test func `what is typed while a command runs is the next line`() throws {
    let (terminal, fifo) = try startWorking()
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

  @Test(arguments: ["add louvre\u{18}\u{5}", "edit louvre\r"])
  func `Ctrl-Z in the person's own editor stops both, and fg goes on in it`(keys: String) throws {
    let editor = folder.editor("printf 'editing\\n'; read words; printf \"$words\\n\" >> \"$1\"\n")
    let terminal = try PseudoTerminal(
      "/bin/dash", ["-i"], environment: ["PS1": "dash% ", "VISUAL": editor])
    #expect(terminal.wait { $0.cursorLine.hasPrefix("dash%") })
    terminal.type("'" + PseudoTerminal.built("editor-probe") + "'\n")
    #expect(terminal.edits(">"))
    terminal.type(keys)
    #expect(terminal.shows("editing"))
    terminal.type("\u{1A}")
    #expect(terminal.wait { $0.cursorLine == "dash%" })
    #expect(terminal.settings.isCooked && !terminal.screen.isBracketedPaste)
    terminal.type("fg\n")
    #expect(terminal.wait { !$0.cursorLine.hasPrefix("dash%") })
    terminal.type("and more\n")
    // Neither the stops nor the way on are news for the line.
    #expect(terminal.wait { $0.isBracketedPaste && !$0.cursorLine.hasPrefix("dash%") })
    if keys.hasPrefix("edit") { #expect(terminal.wait { $0.text.contains("louvre\nand more]") }) }
    terminal.type("!\r")
    #expect(terminal.wait { $0.text.contains(keys.hasPrefix("edit") ? "[!]" : "and more!]") })
    terminal.type("\u{4}")
    #expect(terminal.wait { $0.cursorLine == "dash%" })
  }

  @Test func `Ctrl-C in the person's own editor is the editor's`() throws {
    let script = "trap 'echo caught' INT\necho editing; until read words; do :; done\n"
    let editor = folder.editor(script + "printf more >> \"$1\"\n")
    let terminal = try startProbe(environment: ["VISUAL": editor])
    terminal.type("half\u{18}\u{5}")
    #expect(terminal.shows("editing"))
    terminal.type("\u{3}")
    #expect(terminal.wait { $0.text.contains("caught") })
    terminal.type("\n")
    #expect(terminal.edits("more"))
    terminal.type("!\r")
    #expect(terminal.wait { $0.text.contains("[half\nmore!]") })
    #expect(!terminal.screen.text.contains("[interrupted]"))
  }

  @Test func `an editor that stops itself where nobody is there to go on with it goes on`() throws {
    let editor = folder.editor("kill -STOP $$\nprintf more >> \"$1\"\n")
    let terminal = try startProbe(environment: ["VISUAL": editor])
    terminal.type("half\u{18}\u{5}")
    #expect(terminal.edits("more"))
    terminal.type("!\r")
    #expect(terminal.wait { $0.text.contains("[half\nmore!]") })
  }
}
