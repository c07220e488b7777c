import TestSupport
import Testing

@Suite struct PlainTests {
  private let folder = TemporaryFolder()

  private func start(
    _ arguments: [String] = [], _ environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      PseudoTerminal.built("editor-probe"), arguments, environment: environment)
    _ = terminal.wait { $0.cursorLine == ">" }
    return terminal
  }

  @Test(arguments: ["dumb", ""])
  func `a terminal that cannot move its cursor gets no escapes`(name: String) throws {
    let terminal = try start(["--history", folder.file("history")], ["TERM": name])
    terminal.type("one\r")
    #expect(terminal.shows("[one]"))
    terminal.type("\u{4}")
    #expect(terminal.end() == .status(0))
    #expect(terminal.screen.lines == ["> one", "[one]", ">", "[end]"])
    #expect(!terminal.output.contains(0x1B))
    #expect(folder.mode(of: "history") == 0)
  }

  @Test func `plain is plain where it is told`() throws {
    let terminal = try start(["--plain"])
    terminal.type("日本\r")
    #expect(terminal.shows("[日本]"))
    #expect(!terminal.output.contains(0x1B))
    #expect(terminal.settings.isCooked)
  }

  @Test func `Ctrl-C drops a plain line`() throws {
    let terminal = try start(["--plain"])
    terminal.type("half")
    #expect(terminal.wait { $0.cursorLine == "> half" })
    terminal.type("\u{3}")
    #expect(terminal.shows("[interrupted]"))
    #expect(terminal.wait { $0.cursorLine == ">" })
    terminal.type("next\r")
    #expect(terminal.shows("[next]"))
  }

  @Test func `Ctrl-C reaches a command at a plain terminal`() throws {
    let terminal = try start(["--plain"])
    terminal.type("work \(folder.fifo("work"))\r")
    #expect(terminal.shows("[working]"))
    terminal.type("\u{3}")
    #expect(terminal.shows("[stopped]"))
  }

  /// The probe while it runs a command that waits for ever, with these lines typed ahead.
  private func stopped(_ typed: String) throws -> PseudoTerminal {
    let terminal = try start(["--plain"])
    terminal.type("work \(folder.fifo("work"))\r")
    #expect(terminal.shows("[working]"))
    terminal.type(typed)
    #expect(terminal.waitUntilTaken())
    terminal.type("\u{3}")
    #expect(terminal.shows("[stopped]"))
    return terminal
  }

  @Test func `a line typed before Ctrl-C stops a command waits in the plain line`() throws {
    let terminal = try stopped("two\r")
    #expect(terminal.wait { $0.cursorLine == "> two" })
    #expect(!terminal.screen.text.contains("[two]"))
    #expect(terminal.screen.lines.contains("Not run: Enter runs, Ctrl-C drops it."))
    terminal.type("!\r")
    #expect(terminal.shows("[two!]"))
    #expect(terminal.wait { $0.cursorLine == ">" })
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func `several plain lines stand behind one another, and Ctrl-D is none`() throws {
    let terminal = try stopped("two\r\rthree\r\u{4}")
    #expect(terminal.wait { $0.cursorLine == "three" })
    terminal.type("\r")
    #expect(terminal.wait { $0.text.contains("[two\nthree]") })
    #expect(terminal.wait { $0.cursorLine == ">" })
  }

  @Test func `Ctrl-C drops the plain lines that wait in the line`() throws {
    let terminal = try stopped("two\r")
    #expect(terminal.wait { $0.cursorLine == "> two" })
    terminal.type("\u{3}")
    #expect(terminal.shows("[interrupted]"))
    #expect(terminal.wait { $0.cursorLine == ">" })
    terminal.type("next\r")
    #expect(terminal.shows("[next]"))
  }

  @Test func `Ctrl-C drops the beginning of a plain line that Ctrl-D has sent off`() throws {
    let terminal = try start(["--plain"])
    terminal.type("half\u{4}")
    #expect(terminal.waitUntilTaken())
    terminal.type("\u{3}")
    #expect(terminal.shows("[interrupted]"))
    #expect(terminal.wait { $0.cursorLine == ">" })
    terminal.type("next\r")
    #expect(terminal.shows("[next]"))
  }

  @Test func `plain lines typed while a command runs are carried out one by one`() throws {
    let fifo = folder.fifo("work")
    let terminal = try start(["--plain"])
    terminal.type("work \(fifo)\r")
    #expect(terminal.shows("[working]"))
    terminal.type("two\rthree\r")
    #expect(terminal.waitUntilTaken())
    TemporaryFolder.release(fifo)
    #expect(terminal.shows("> [two]"))
    #expect(terminal.shows("> [three]"))
  }

  @Test func `a plain draft stands in the line`() throws {
    let terminal = try start(["--plain"])
    terminal.type("draft one\r")
    #expect(terminal.wait { $0.cursorLine == "> one" })
    terminal.type(" two\r")
    #expect(terminal.shows("[one two]"))
  }

  @Test func `what is typed behind the end of a plain program is for the next one`() throws {
    let terminal = try PseudoTerminal("/bin/dash", ["-i"], environment: ["PS1": "dash% "])
    #expect(terminal.wait { $0.cursorLine.hasPrefix("dash%") })
    terminal.type("'" + PseudoTerminal.built("editor-probe") + "' --plain\n")
    #expect(terminal.wait { $0.cursorLine == ">" })
    terminal.type("\u{4}echo be''hind\n")
    #expect(terminal.shows("dash% behind"))
  }

  @Test func `input that is no terminal gets no prompt and no escapes`() throws {
    folder.write("one\r\ntwo", to: "lines")
    let command = "'\(PseudoTerminal.built("editor-probe"))' < \(folder.file("lines"))"
    let terminal = try PseudoTerminal("/bin/sh", ["-c", command])
    #expect(terminal.end() == .status(0))
    #expect(terminal.screen.lines == ["[one]", "[two]", "[end]"])
    #expect(!terminal.output.contains(0x1B))
  }
}
