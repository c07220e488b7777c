import TestSupport
import Testing

@Suite struct LineEditingTests {
  private let folder = TemporaryFolder()

  @Test func `a word that was typed is taken back and comes again`() throws {
    let terminal = try startProbe()
    terminal.type("one two")
    #expect(terminal.edits("> one two"))
    terminal.type("\u{1F}")
    #expect(terminal.edits("> one"))
    terminal.type("\u{1F}\u{1F}\u{1F}")
    #expect(terminal.edits(">"))
    terminal.type("\u{1B}/\u{1B}/\u{1B}/")
    #expect(terminal.edits("> one two"))
  }

  @Test func `what Tab and a paste put in can be taken back`() throws {
    let terminal = try startProbe()
    terminal.type("po\t")
    #expect(terminal.wait { $0.column == 8 })
    terminal.type("\u{1F}")
    #expect(terminal.edits("> po"))
    terminal.type("\u{1B}[200~rto 19-23\u{1B}[201~")
    #expect(terminal.edits("> porto 19-23"))
    terminal.type("\u{1F}")
    #expect(terminal.edits("> po"))
  }

  @Test func `Alt-Enter begins a line, and earlier ones can be changed`() throws {
    let terminal = try startProbe()
    terminal.type("one\u{1B}\rtwo\u{1B}\rthree")
    #expect(terminal.edits("three"))
    terminal.type("\u{1B}[A\u{1B}[A!\u{1B}[B?")
    #expect(terminal.wait { $0.lines.prefix(3) == ["> one!", "two?", "three"] })
    terminal.type("\r")
    #expect(terminal.wait { $0.text.contains("[one!\ntwo?\nthree]") })
  }

  @Test func `Ctrl-X before another key counts for nothing`() throws {
    let terminal = try startProbe()
    terminal.type("one\r")
    #expect(terminal.shows("[one]"))
    terminal.type("ab\u{18}\u{1B}[A")
    #expect(terminal.edits("> one"))
    terminal.type("\u{3}")
    #expect(terminal.shows("[interrupted]"))
    #expect(terminal.edits(">"))
    terminal.type("line\u{1B}xy\r")
    #expect(terminal.shows("[liney]"))
  }

  @Test func `a line can begin with a draft`() throws {
    let terminal = try startProbe()
    terminal.type("draft add louvre\r")
    #expect(terminal.edits("> add louvre"))
    terminal.type("!\r")
    #expect(terminal.shows("[add louvre!]"))
    #expect(terminal.edits(">"))
  }

  @Test func `Ctrl-L clears the screen and keeps the line`() throws {
    let terminal = try startProbe()
    terminal.type("one\rhalf")
    #expect(terminal.edits("> half"))
    terminal.type("\u{C}")
    #expect(terminal.wait { $0.lines == ["> half"] && $0.row == 0 })
    terminal.type("!\r")
    #expect(terminal.shows("[half!]"))
  }

  @Test func `the line goes through the person's own editor`() throws {
    let editor = folder.editor("printf 'day 2\\nshow\\n' >> \"$1\"\n")
    let terminal = try startProbe(environment: ["EDITOR": editor])
    terminal.type("add louvre\u{18}\u{5}")
    #expect(terminal.edits("show"))
    terminal.type("\r")
    #expect(terminal.wait { $0.text.contains("[add louvre\nday 2\nshow]") })
    terminal.type("edit x\r")
    #expect(terminal.wait { $0.text.contains("[x\nday 2\nshow]") })
  }

  @Test func `an editor that fails or is not there leaves the line`() throws {
    let terminal = try startProbe(environment: ["EDITOR": "/bin/false", "VISUAL": ""])
    terminal.type("add\u{18}\u{5}!\r")
    #expect(terminal.shows("[add!]"))
    #expect(
      terminal.screen.text.contains("The editor that $EDITOR names gave nothing back: /bin/false"))
    let other = try startProbe(environment: ["EDITOR": "/nonexistent/editor"])
    other.type("add\u{18}\u{5}!\r")
    #expect(other.shows("[add!]"))
    #expect(other.screen.text.replacing("\n", with: "").contains("back: /nonexistent/editor"))
  }

  @Test func `the options of an editor may be quoted, as for the shell`() throws {
    let editor = folder.editor("printf '%s,' \"$@\" | sed 's|/tmp/.*||' > \"$3\"\n")
    let terminal = try startProbe(environment: ["EDITOR": "\(editor) -c 'set nu; x'", "VISUAL": ""])
    terminal.type("add\u{18}\u{5}")
    #expect(terminal.edits("> -c,set nu; x,"))
  }

  @Test func `the terminal is asked once what it writes on, and not waited for`() throws {
    let terminal = try startProbe()
    terminal.type("background\r")
    #expect(terminal.shows("[unknown]"))
    #expect(terminal.edits(">"))
    terminal.type("\u{1B}]11;rgb:ffff/ffff/dddd\u{7}background\r")
    #expect(terminal.shows("[light]"))
    #expect(terminal.edits(">"))
    #expect(terminal.screen.questions == ["11;?"])
  }
}
