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

  @Test func `input that is no terminal gets no prompt and no escapes`() throws {
    folder.write("one\r\ntwo", to: "lines")
    let command = "'\(PseudoTerminal.built("editor-probe"))' < \(folder.file("lines"))"
    let terminal = try PseudoTerminal("/bin/sh", ["-c", command])
    #expect(terminal.end() == .status(0))
    #expect(terminal.screen.lines == ["[one]", "[two]", "[end]"])
    #expect(!terminal.output.contains(0x1B))
  }
}
