import TestSupport
import Testing

/// vi's keys where libedit's own ways would surprise.
@Suite struct ViTests {
  private let folder = TemporaryFolder()

  @Test func `Delete and Ctrl-D at the end of a line take nothing away in vi's text`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("abc\u{1B}[3~\u{4}!\r")
    #expect(terminal.shows("[abc!]"))
  }

  @Test func `End and the way on lead behind the last character in vi's text`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("bc\u{1B}[Ha\u{1B}[F!\u{1B}[D\u{1B}[D\u{1B}[C\u{1B}[C?\r")
    #expect(terminal.shows("[abc!?]"))
  }

  @Test func `u takes back all that one command of vi has changed`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("go to the old mill\u{1B}bbcwnew red\u{1B}")
    #expect(terminal.edits(": go to the new red mill"))
    terminal.type("u")
    #expect(terminal.edits(": go to the old mill"))
    terminal.type("Ia \u{1B}$a b c\u{1B}")
    #expect(terminal.edits(": a go to the old mill b c"))
    terminal.type("u")
    #expect(terminal.edits(": a go to the old mill"))
    terminal.type("u")
    #expect(terminal.edits(": go to the old mill"))
    terminal.type("\r")
    #expect(terminal.shows("[go to the old mill]"))
  }

  @Test func `Esc leads from the search in the history to vi's commands`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("add louvre\rlou\u{12}")
    #expect(terminal.edits("search: lou"))
    terminal.type("\u{1B}")
    #expect(terminal.edits(": lou"))
    terminal.type("x\r")
    #expect(terminal.shows("[lo]"))
  }

  @Test func `Home leads before the blanks in vi's text`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("  bc\u{1B}[Ha\r")
    #expect(terminal.shows("[a  bc]"))
  }

  @Test func `Delete leaves the cursor behind what is left in vi's text`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("abc\u{1B}[D\u{1B}[3~d\r")
    #expect(terminal.shows("[abd]"))
  }

  @Test func `Shift-Enter begins a line in vi's keys too`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("one\u{1B}[13;2utwo")
    #expect(terminal.edits("two"))
    terminal.type("\r")
    #expect(terminal.wait { $0.text.contains("[one\ntwo]") })
  }

  @Test func `vi's search takes its pattern`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("add louvre\rshow\r\u{1B}")
    #expect(terminal.shows("[show]"))
    #expect(terminal.edits(":"))
    terminal.type("/lou\u{9}v\r")
    #expect(terminal.edits(": add louvre"))
  }

  @Test(arguments: ["\u{3}", "\u{1B}"])
  func `leaving vi's search runs nothing and brings the line back`(key: String) throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("add louvre\rone two\u{1B}")
    #expect(terminal.edits(": one two"))
    terminal.type("/lou")
    #expect(terminal.edits("/lou"))
    terminal.type(key)
    #expect(terminal.edits(": one two"))
    terminal.type("x\r")
    #expect(terminal.shows("[one tw]"))
    #expect(terminal.screen.lines.filter { $0 == "[add louvre]" }.count == 1)
  }

  @Test func `the line comes back where vi's search finds nothing`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("add louvre\rone\u{1B}")
    #expect(terminal.edits(": one"))
    terminal.type("/x\r")
    #expect(terminal.edits(": one"))
    terminal.type("n0rtnN")
    #expect(terminal.edits(": tne"))
    terminal.type("uu")
    #expect(terminal.edits(":"))
  }

  @Test func `v opens the person's own editor`() throws {
    let editor = folder.editor("printf more >> \"$1\"\n")
    let terminal = try startProbe(["--vi"], environment: ["VISUAL": editor])
    terminal.type("half\u{1B}v")
    #expect(terminal.edits("more"))
    terminal.type("\r")
    #expect(terminal.wait { $0.text.contains("[half\nmore]") })
  }

  @Test func `the last word of the line before comes behind the line as text`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("add louvre\rsee\u{1B}_")
    #expect(terminal.edits("> see louvre"))
    terminal.type("!\r")
    #expect(terminal.shows("[see louvre!]"))
  }

  /// libedit draws to nowhere, and loses count of the rows of its screen there.
  @Test(arguments: [
    String(repeating: "x", count: 200), "\u{1B}[200~a\nb\nc\nd\ne\nf\ng\nh\u{1B}[201~",
  ])
  func `a line of more rows than the screen is changed at both ends`(text: String) throws {
    let terminal = try startProbe(["--vi"], columns: 24, rows: 6)
    terminal.type(text + "\u{1B}")
    terminal.type("0A" + String(repeating: "y", count: 60) + "\u{1B}0iz")
    terminal.type("\r")
    #expect(terminal.wait { $0.cursorLine == ">" && $0.lines.dropLast().last?.last == "]" })
    #expect(terminal.screen.scrolledOff.contains { $0.hasPrefix("[z") })
  }

  @Test func `no control character takes the place of another`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("abc\u{1B}r\u{18}\u{5}d\r")
    #expect(terminal.shows("[abd]"))
  }

  @Test(arguments: [
    ("abcdef\u{1B}0x..", "[def]"), ("one two six\u{1B}0dw.", "[six]"),
    ("one two six\u{1B}0cwnew\u{1B}w.w.", "[new new new]"), ("abcdef\u{1B}0x3.", "[ef]"),
    ("abc\u{1B}0ix\u{1B}..", "[xxxabc]"), ("a.b.c.d\u{1B}0dt...", "[.d]"),
    ("a b c\u{1B}0r.w.w.", "[. . .]"), ("abc\u{1B}.x.", "[a]"),
  ])
  func `vi's point does the last change again`(keys: String, line: String) throws {
    let terminal = try startProbe(["--vi"])
    for key in keys {
      terminal.type(String(key))
      if key == "\u{1B}" { #expect(terminal.wait { $0.cursorLine.hasPrefix(":") }) }
    }
    terminal.type("\r")
    #expect(terminal.shows(line))
  }
}
