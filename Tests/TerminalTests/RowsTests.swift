import Glibc
import TestSupport
import Testing

/// Lines of several rows, and what stays of a line on the screen.
@Suite struct RowsTests {
  private let folder = TemporaryFolder()

  /// Two rows, the cursor at the end of the second.
  private func startInRows() throws -> PseudoTerminal {
    let terminal = try startProbe()
    terminal.type("one two\u{1B}\rthree four")
    try #require(terminal.edits("three four", column: 10))
    return terminal
  }

  @Test(arguments: ["\u{1}", "\u{1B}[H"])
  func `to the beginning is to that of the row`(key: String) throws {
    let terminal = try startInRows()
    terminal.type("\(key)X\r")
    #expect(terminal.wait { $0.text.contains("[one two\nXthree four]") })
  }

  @Test(arguments: ["\u{5}", "\u{1B}[F"])
  func `to the end is to that of the row`(key: String) throws {
    let terminal = try startInRows()
    terminal.type("\u{1}\u{1B}[A\(key)X\r")
    #expect(terminal.wait { $0.text.contains("[one twoX\nthree four]") })
  }

  @Test func `Ctrl-K takes the rest of the row, then its end, and Ctrl-Y brings it back`() throws {
    let terminal = try startInRows()
    terminal.type("\u{1}\u{1B}[A\u{B}")
    #expect(terminal.wait { $0.lines.contains("three four") && !$0.text.contains("one two") })
    terminal.type("a\u{19}\u{B}-\r")
    #expect(terminal.shows("[aone two-three four]"))
  }

  @Test(arguments: [
    ("one two three\u{17}\u{17}", "one "), ("one two\u{1B}b\u{1B}b\u{1B}d\u{B}", ""),
    ("one\u{17}two \u{15}one ", "one "),
  ])
  func `what several keys took away comes back together`(keys: String, rest: String) throws {
    let terminal = try startProbe()
    let last = keys.hasSuffix("one ") ? "one two " : rest.isEmpty ? "one two" : "one two three"
    terminal.type("\(keys)\u{19}|\r")
    #expect(terminal.shows("[\(last)|]"))
  }

  @Test func `what is not finished goes on in a row below, and is one entry`() throws {
    let terminal = try startProbe()
    terminal.type("note \"first\rsecond\r")
    #expect(terminal.edits("...", column: 4))
    #expect(terminal.screen.lines.prefix(3) == ["> note \"first", "... second", "..."])
    terminal.type("\u{1B}[A\u{1B}[A\u{5}X\u{1B}[B\u{1B}[Bthird\"\r")
    #expect(terminal.wait { $0.text.contains("[note \"firstX\nsecond\nthird\"]") })
    terminal.type("\u{1B}[A")
    #expect(terminal.edits("... third\"", column: 10))
    terminal.type("\u{3}")
    #expect(terminal.shows("[interrupted]"))
  }

  @Test func `an abbreviation is written out on the screen and in the history`() throws {
    let terminal = try startProbe()
    terminal.type("abbr to day 1\r")
    #expect(terminal.shows("[written out to day 1]"))
    #expect(terminal.screen.lines.contains("> written out to day 1"))
    terminal.type("history\r")
    #expect(terminal.wait { $0.text.contains("[[\"written out to day 1\"") })
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `what was only shown behind the line does not stay when a signal ends the program`(
    signal: Int32
  ) throws {
    let terminal = try startProbe()
    terminal.type("show")
    try #require(terminal.shows("> show trip of mine"))
    terminal.signal(signal)
    #expect(terminal.end() == .signal(signal))
    #expect(terminal.screen.lines == ["> show"])
  }

  @Test func `the line stands there once while and after an editor has it`() throws {
    let editor = folder.editor("printf '%s' 'show all' > \"$1\"\n")
    let terminal = try startProbe(environment: ["EDITOR": editor])
    terminal.type("show")
    try #require(terminal.shows("> show trip of mine"))
    terminal.type("\u{18}\u{5}")
    #expect(terminal.edits("> show all"))
    #expect(terminal.screen.lines == ["> show all"])
  }
}
