import TestSupport
import Testing

@Suite struct KeyMapTests {
  private let folder = TemporaryFolder()

  @Test func `Esc leads to vi's commands`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("abc")
    #expect(terminal.edits("> abc"))
    terminal.type("\u{1B}")
    #expect(terminal.wait { $0.column == 4 })
    terminal.type("0x\r")
    #expect(terminal.shows("[bc]"))
  }

  @Test func `vi has arrows, completion and history in both of its modes`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("po\t\r\u{1B}[A")
    #expect(terminal.edits("> porto"))
    terminal.type("\u{1B}")
    #expect(terminal.wait { $0.column < 8 })
    terminal.type("\u{1B}[B\u{1B}[Aix\r")
    #expect(terminal.wait { $0.lines.contains { $0.hasPrefix("[") && $0.contains("x") } })
  }

  @Test func `Esc twice takes no key with it`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("abc\u{1B}")
    #expect(terminal.wait { $0.column == 4 })
    terminal.type("\u{1B}\u{1B}0x\r")
    #expect(terminal.wait { $0.lines.contains { ["[bc]", "[ab]"].contains($0) } })
  }

  @Test func `a line that looks like vi's search is left by Ctrl-C like any`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("\u{1B}[200~\n/x\u{1B}[201~")
    #expect(terminal.edits("/x"))
    terminal.type("\u{3}")
    #expect(terminal.shows("[interrupted]"))
  }

  @Test func `the prompt shows whether vi's keys are commands`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("one two\u{1B}")
    #expect(terminal.edits(": one two"))
    terminal.type("0cw")
    #expect(terminal.edits(">  two"))
    terminal.type("six\u{1B}")
    #expect(terminal.edits(": six two"))
    terminal.type("A!")
    #expect(terminal.edits("> six two!"))
    terminal.type("\r")
    #expect(terminal.shows("[six two!]"))
    #expect(terminal.edits(">"))
  }

  @Test func `vi's way through the history is by its letters too`() throws {
    let terminal = try startProbe(["--vi"])
    terminal.type("one\rtwo\r\u{1B}")
    #expect(terminal.edits(":"))
    terminal.type("kk")
    #expect(terminal.edits(": one"))
    terminal.type("j")
    #expect(terminal.edits(": two"))
  }

  @Test func `the keys can be changed between lines`() throws {
    let terminal = try startProbe()
    terminal.type("use vi\rabc")
    #expect(terminal.edits("> abc"))
    terminal.type("\u{1B}")
    #expect(terminal.wait { $0.column == 4 })
    terminal.type("x\r")
    #expect(terminal.shows("[ab]"))
  }

  @Test func `a person's own bindings stand beside ours, not above`() throws {
    folder.write(
      "bind ^I ed-insert\nbind ^C ed-insert\nbind ^G ed-move-to-beg\nedit off\nsetty -d isig\n",
      to: ".editrc")
    let terminal = try startProbe(environment: ["HOME": folder.path])
    terminal.type("po\t\u{7}X\r")
    #expect(terminal.shows("[Xporto ]"))
    #expect(terminal.edits(">"))
    terminal.type("y\u{3}")
    #expect(terminal.shows("[interrupted]"))
  }

  @Test func `a person may bind keys behind Ctrl-X, beside the two of ours`() throws {
    folder.write("bind ^Xb ed-move-to-beg\n", to: ".editrc")
    let terminal = try startProbe(environment: ["HOME": folder.path])
    terminal.type("po\u{18}bX\r")
    #expect(terminal.shows("[Xpo]"))
    // What nobody has bound does nothing.
    terminal.type("po\u{18}zy\r")
    #expect(terminal.shows("[poy]"))
  }
}
