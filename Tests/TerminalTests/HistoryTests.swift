import TestSupport
import Testing

@Suite struct HistoryTests {
  private let folder = TemporaryFolder()

  private func start(_ more: [String] = []) throws -> PseudoTerminal {
    try startProbe(["--history", folder.file("history")] + more)
  }

  @Test func `Up and Down go through the lines`() throws {
    let terminal = try startProbe()
    terminal.type("one\rtwo\rthr\u{1B}[A\u{1B}OA")
    #expect(terminal.edits("> one"))
    terminal.type("\u{1B}[B\u{1B}[B")
    #expect(terminal.edits("> thr"))
  }

  @Test func `history outlives the program`() throws {
    let first = try start()
    first.type("new trip\radd \"\\n\"\r\u{4}")
    #expect(first.end() == .status(0))
    #expect(folder.read("history") == "new trip\nadd \"\\\\n\"\n")
    #expect(folder.mode(of: "history") == 0o600)
    let second = try start()
    second.type("\u{1B}[A")
    #expect(second.edits("> add \"\\n\""))
    second.type("\u{1B}[A")
    #expect(second.edits("> new trip"))
  }

  @Test func `lines that another window had forgotten are not recalled`() throws {
    let terminal = try start()
    terminal.type("one\rtwo\r")
    #expect(terminal.shows("[two]"))
    terminal.type("\u{1B}[A")
    #expect(terminal.edits("> two"))
    folder.write("three\n", to: "history", mode: 0o600)
    terminal.type("\u{15}\u{1B}[A")
    #expect(terminal.edits("> three"))
    terminal.type("\u{3}four\r")
    #expect(terminal.shows("[four]"))
    terminal.type("\u{1B}[A")
    #expect(terminal.edits("> four"))
    terminal.type("\u{1B}[A")
    #expect(terminal.edits("> three"))
    #expect(folder.read("history") == "three\nfour\n")
  }

  @Test func `of equal lines the newest stays`() throws {
    let terminal = try start()
    terminal.type("a\rb\rb\ra\r")
    #expect(terminal.wait { $0.lines.filter { $0 == "[a]" }.count == 2 })
    #expect(terminal.edits(">"))
    terminal.type("\u{1B}[A")
    #expect(terminal.edits("> a"))
    terminal.type("\u{1B}[A\u{1B}[A\u{1B}[A")
    #expect(terminal.edits("> b"))
    #expect(folder.read("history") == "a\nb\na\n")
  }

  @Test func `answers are kept; blank, dropped and indented lines are not`() throws {
    let terminal = try start()
    terminal.type("ask\ryes\r   \r secret\rdropped\u{3}")
    #expect(terminal.shows("[interrupted]"))
    #expect(folder.read("history") == "ask\nyes\n")
  }

  @Test func `Up after a beginning takes the lines that begin so`() throws {
    let terminal = try startProbe()
    terminal.type("add a\rshow\radd b\rday\radd\u{1B}[A")
    #expect(terminal.edits("> add b"))
    terminal.type("\u{1B}[A")
    #expect(terminal.edits("> add a"))
    terminal.type("\u{1B}[B\u{1B}[B")
    #expect(terminal.wait { $0.column == 5 })
    terminal.type("\u{1B}[A!\r")
    #expect(terminal.shows("[add b!]"))
  }

  @Test func `Ctrl-R looks for lines as one types, with a list`() throws {
    let terminal = try startProbe()
    terminal.type("add louvre\radd lello\rshow\r")
    #expect(terminal.shows("[show]"))
    terminal.type("\u{12}add")
    #expect(terminal.edits("search: add"))
    #expect(terminal.wait { $0.lines.suffix(3).prefix(2) == ["  add lello", "  add louvre"] })
    terminal.type(" lou")
    #expect(terminal.wait { $0.lines.suffix(2).first == "  add louvre" })
    #expect(terminal.screen.style(row: terminal.screen.row + 1, column: 3).isInverse)
    terminal.type("\r")
    #expect(terminal.wait { $0.lines.filter { $0 == "[add louvre]" }.count == 2 })
    #expect(terminal.screen.lines.contains("> add louvre"))
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test func `lines that were entered as one stand in one row of the list`() throws {
    let terminal = try startProbe()
    terminal.type("one\u{1B}\rtwo\r")
    #expect(terminal.wait { $0.text.contains("[one\ntwo]") })
    terminal.type("\u{12}tw")
    #expect(terminal.shows("  one ⏎ two"))
  }

  @Test func `what was typed already is the first query, and Esc brings it back`() throws {
    let terminal = try startProbe()
    terminal.type("add louvre\rshow\rlou\u{12}")
    #expect(terminal.edits("search: lou"))
    #expect(terminal.shows("  add louvre"))
    terminal.type("x\u{1B}")
    #expect(terminal.edits("> lou"))
    #expect(terminal.wait { $0.lines.last == "> lou" })
  }

  @Test func `Enter does nothing where nothing was found`() throws {
    let terminal = try startProbe()
    terminal.type("one\r\u{12}two")
    #expect(terminal.shows("  nothing found"))
    terminal.type("\r")
    terminal.type("\u{1B}")
    #expect(terminal.edits(">"))
    #expect(!terminal.screen.lines.contains("[two]"))
  }

  @Test func `Tab takes the line that was found, to be changed`() throws {
    let terminal = try startProbe()
    terminal.type("add louvre\radd lello\r\u{12}add\u{12}\t!\r")
    #expect(terminal.shows("[add louvre!]"))
  }

  @Test func `a search is left by Ctrl-C`() throws {
    let terminal = try startProbe()
    terminal.type("add louvre\r\u{12}lou")
    #expect(terminal.shows("  add louvre"))
    terminal.type("\u{3}")
    #expect(terminal.shows("[interrupted]"))
    #expect(terminal.edits(">"))
  }

  @Test func `the last words of earlier lines come back, one after the other`() throws {
    let terminal = try startProbe()
    terminal.type("add louvre\radd \"casa da\"\rx \u{1B}.")
    #expect(terminal.edits("> x \"casa da\""))
    terminal.type("\u{1B}.")
    #expect(terminal.edits("> x louvre"))
  }

  @Test func `all lines can be seen and forgotten`() throws {
    let terminal = try start()
    terminal.type("one\rhistory\rforget\r")
    #expect(terminal.shows("[[\"one\", \"history\"]]"))
    #expect(terminal.edits(">"))
    #expect(folder.read("history") == "")
  }

  @Test func `lines about the same trip are shown first behind what is typed`() throws {
    let terminal = try startProbe()
    terminal.type("about t1\radd lello\rabout t2\radd louvre\radd l")
    #expect(terminal.edits("> add louvre", column: 7))
    terminal.type("\u{3}about t1\radd l")
    #expect(terminal.edits("> add lello", column: 7))
    #expect(terminal.screen.style(row: terminal.screen.row, column: 8).isDim)
    terminal.type("\u{1B}[C\r")
    #expect(terminal.wait { $0.lines.filter { $0 == "[add lello]" }.count == 2 })
  }

  @Test func `nothing in a history file acts on the terminal`() throws {
    folder.write("good\nb\u{1B}[31ma\u{7}d\nlast\\", to: "history")
    let terminal = try start()
    terminal.type("\u{1B}[A\u{1B}[A")
    #expect(terminal.edits("> bad"))
    #expect(terminal.screen.bells == 0)
  }

  @Test func `without a file that can be written history lasts for the run`() throws {
    let terminal = try startProbe(["--history", "/dev/null/history"])
    terminal.type("one\r\u{1B}[A")
    #expect(terminal.edits("> one"))
  }
}
