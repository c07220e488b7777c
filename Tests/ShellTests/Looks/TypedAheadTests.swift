import Glibc
import TestSupport
import Testing

/// What is typed while a server of places is asked.
@Suite struct TypedAheadTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [(80, 24), (40, 10), (200, 60)])
  func `a line typed while a server is asked runs when that is done`(
    columns: Int, rows: Int
  )
    throws
  {
    let gate = folder.fifo("gate")
    let server = try waiting(at: gate)
    defer { server.stop() }
    let terminal = try askedTerminal(server, columns: columns, rows: rows)
    terminal.type("new trip Lima\r")
    TemporaryFolder.release(gate)
    #expect(terminal.wait(60) { $0.text.contains("Nothing found") })
    #expect(terminal.wait(60) { $0.cursorLine == "lima>" })
  }

  @Test(arguments: [(80, 24), (40, 10), (200, 60)])
  func `a line typed while a server is asked waits in the line after Ctrl-C`(
    columns: Int, rows: Int
  )
    throws
  {
    let gate = folder.fifo("gate")
    let server = try waiting(at: gate)
    defer {
      TemporaryFolder.release(gate)
      server.stop()
    }
    let terminal = try askedTerminal(server, columns: columns, rows: rows)
    terminal.type("new trip Lima\r\u{3}")
    #expect(terminal.wait(60) { $0.cursorLine == "tripsh> new trip Lima" })
    terminal.type("\r")
    #expect(terminal.wait(60) { $0.cursorLine == "lima>" })
  }

  @Test(arguments: [(80, 24), (40, 10), (200, 60)])
  func `in plain mode it waits in the line as well`(columns: Int, rows: Int) throws {
    let gate = folder.fifo("gate")
    let server = try waiting(at: gate)
    defer {
      TemporaryFolder.release(gate)
      server.stop()
    }
    let terminal = try PseudoTerminal(
      PseudoTerminal.built("tripsh"), ["--plain", "--home", folder.file("home")],
      columns: columns, rows: rows)
    try #require(terminal.wait(60) { $0.cursorLine == "tripsh>" })
    terminal.type("set places \(server.url)\r")
    try #require(
      terminal.wait(60) { $0.text.contains("places is now") && $0.cursorLine == "tripsh>" })
    terminal.type("search zzyzzq\rnew trip Lima\r")
    #expect(terminal.waitUntilTaken())
    terminal.type("\u{3}")
    #expect(terminal.wait(60) { $0.cursorLine == "tripsh> new trip Lima" })
    #expect(terminal.screen.lines.contains("Not run: Enter runs, Ctrl-C drops it."))
    terminal.type("\r")
    #expect(terminal.wait(60) { $0.cursorLine == "lima>" })
  }

  /// A server that answers once the gate is opened.
  private func waiting(at gate: String) throws -> LocalServer {
    try LocalServer { _ in
      close(open(gate, O_RDONLY))
      return .answer("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]")
    }
  }

  /// The program while it asks the server.
  private func askedTerminal(
    _ server: LocalServer, columns: Int, rows: Int
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      PseudoTerminal.built("tripsh"), ["--home", folder.file("home")], columns: columns, rows: rows)
    try #require(terminal.wait(60) { $0.cursorLine == "tripsh>" })
    terminal.type("set places \(server.url)\r")
    try #require(
      terminal.wait(60) { $0.text.contains("places is now") && $0.cursorLine == "tripsh>" })
    terminal.type("search zzyzzq\r")
    #expect(terminal.wait(60) { $0.cursorLine.contains("asking the server") })
    return terminal
  }
}
