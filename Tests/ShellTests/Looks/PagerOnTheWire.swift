import Glibc
import TestSupport
import Testing

/// The pager while this program is ended or stopped: it has the same terminal, and may not keep it.
@Suite struct PagerOnTheWire {
  private let folder = TemporaryFolder()

  private func isPaging(_ screen: ScreenModel) -> Bool {
    screen.cursorLine.hasPrefix("q leaves, space goes on, line ")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal that ends the program ends its pager, and the terminal is as it was`(
    signal: Int32
  ) throws {
    let terminal = try PseudoTerminal(
      PseudoTerminal.built("tripsh"), ["--home", folder.file("home")], columns: 80, rows: 12)
    try #require(terminal.wait { $0.cursorLine == "tripsh>" })
    terminal.type("help\r")
    try #require(terminal.wait(until: isPaging))
    terminal.signal(signal)
    // The end comes once nobody has the terminal open any more.
    #expect(terminal.end() == .signal(signal))
    #expect(terminal.settings.isCooked)
    // It has taken its last row away and given the keys back.
    #expect(terminal.screen.cursorLine.isEmpty && terminal.screen.column == 0)
  }

  @Test func `Ctrl-Z stops the pager too, and fg brings both back`() throws {
    let shell = try PseudoTerminal(
      "/bin/bash", ["--norc", "--noediting", "-i"],
      environment: ["PS1": "$ ", "HOME": folder.path], columns: 80, rows: 12)
    try #require(shell.wait { $0.cursorLine == "$" })
    shell.type("'\(PseudoTerminal.built("tripsh"))' --home '\(folder.file("home"))'\r")
    try #require(shell.wait { $0.cursorLine == "tripsh>" })
    shell.type("help\r")
    try #require(shell.wait(until: isPaging))
    shell.type("\u{1A}")
    #expect(shell.wait { $0.cursorLine == "$" })
    for word in ["one", "two"] {
      shell.type("echo \(word)\r")
      #expect(shell.wait { $0.lines.contains(word) && $0.cursorLine == "$" })
    }
    shell.type("fg\r")
    #expect(shell.wait(until: isPaging))
    shell.type("q")
    #expect(shell.wait { $0.cursorLine == "tripsh>" })
    shell.type("quit\r")
    #expect(shell.wait { $0.cursorLine == "$" })
    #expect(shell.settings.isCooked)
  }
}
