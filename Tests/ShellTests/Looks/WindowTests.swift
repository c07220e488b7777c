import TestSupport
import Testing

/// The real program at a terminal of its own, in a folder in which it may leave nothing.
@Suite struct WindowTests {
  private let folder = TemporaryFolder()

  private func start(
    _ options: String = "", rows: Int = 12, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let program = PseudoTerminal.built("tripsh")
    let script = "cd '\(folder.path)' && mkdir work && cd work && exec '\(program)' --home ../home"
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "\(script) \(options)"],
      environment: environment.merging(["HOME": folder.path]) { $1 }, columns: 80, rows: rows)
    try #require(terminal.wait(30) { $0.cursorLine.hasPrefix("tripsh>") })
    return terminal
  }

  @Test func `the pager says how to leave it, and typing on writes nothing and starts nothing`()
    throws
  {
    let terminal = try start(environment: [
      "LESS": "-o log", "LESSOPEN": "|touch opened", "VISUAL": "touch edited",
    ])
    terminal.type("help\r")
    #expect(terminal.wait { $0.cursorLine.hasPrefix("q leaves, space goes on, line ") })
    terminal.type("G")
    #expect(terminal.wait { $0.cursorLine.hasPrefix("(end) q leaves, b goes back") })
    for keys in ["swritten\r", "owritten\r", "|a", "touch x\r", "v", "!touch y\r", "\r"] {
      terminal.type(keys)
    }
    // One of the keys has opened the pager's own help.
    terminal.type("qqq")
    #expect(terminal.wait { $0.cursorLine.hasPrefix("tripsh>") })
    #expect(folder.names(in: "work") == [])
    terminal.type("\u{15}quit\r")
    #expect(terminal.end() == .status(0))
    #expect(!folder.names().contains { $0.hasPrefix(".less") })
  }

  @Test func `what fits is not paged, nor anything while the setting is off`() throws {
    let terminal = try start(rows: 24)
    terminal.type("settings\r")
    #expect(terminal.wait { $0.text.contains("where you live") && $0.cursorLine == "tripsh>" })
    terminal.resize(columns: 80, rows: 12)
    terminal.type("set pager off\r")
    #expect(terminal.wait { $0.text.contains("pager is now off") })
    terminal.type("settings\r")
    #expect(terminal.wait { $0.text.contains("where you live") && $0.cursorLine == "tripsh>" })
  }

  @Test func `a private window leaves no line behind`() throws {
    let terminal = try start("--private")
    #expect(terminal.screen.text.contains("private: lines are not kept"))
    terminal.type("new trip Secret\r")
    #expect(terminal.wait { $0.cursorLine.hasPrefix("secret>") })
    terminal.type("quit\r")
    #expect(terminal.end() == .status(0))
    #expect(!folder.names(in: "home").contains("history"))
  }
}
