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

  @Test func `answers, blank lines and dropped lines are not kept`() throws {
    let terminal = try start()
    terminal.type("ask\ryes\r   \rdropped\u{3}")
    #expect(terminal.shows("[interrupted]"))
    #expect(folder.read("history") == "ask\n")
  }

  @Test func `Ctrl-R searches backwards`() throws {
    let terminal = try startProbe()
    terminal.type("add louvre\rday 2\rshow\r")
    #expect(terminal.shows("[show]"))
    terminal.type("\u{12}lou")
    #expect(terminal.wait { $0.text.contains("bck:lou") && $0.text.contains("> add louvre") })
    terminal.type("\r")
    #expect(terminal.wait { $0.lines.filter { $0 == "[add louvre]" }.count == 2 })
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test func `a search is left by Ctrl-C`() throws {
    let terminal = try startProbe()
    terminal.type("add louvre\r\u{12}lou")
    #expect(terminal.wait { $0.text.contains("bck:lou") })
    terminal.type("\u{3}")
    #expect(terminal.shows("[interrupted]"))
  }

  @Test func `nothing in a history file acts on the terminal`() throws {
    folder.write("good\nb\u{1B}[31ma\u{7}d\nlast\\", to: "history")
    let terminal = try start()
    terminal.type("\u{1B}[A\u{1B}[A")
    #expect(terminal.edits("> bad"))
    #expect(terminal.screen.bells == 0)
  }

  @Test func `without a file that can be written history lasts for the run`() throws {
    let terminal = try startProbe(["--history", "/nonexistent/history"])
    terminal.type("one\r\u{1B}[A")
    #expect(terminal.edits("> one"))
  }
}
