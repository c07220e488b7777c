import TestSupport
import Testing

/// The real program at a terminal of its own, by its keys.
@Suite(.enabled(if: canPlay, "not run: places.db is not built: make build"))
struct LiveTests {
  private let folder = TemporaryFolder()

  private func start(_ options: [String], _ script: String) throws -> PseudoTerminal {
    folder.write(script, to: "show.trip")
    return try PseudoTerminal(
      PseudoTerminal.built("tripsh"),
      ["--home", folder.file("home"), "--today", TranscriptRunner.today] + options
        + [folder.file("show.trip")],
      environment: ["HOME": folder.path], columns: 80, rows: 24)
  }

  private func state() async -> String {
    await runCommand(
      [PseudoTerminal.built("tripsh"), "--home", folder.file("home"), "state"], seconds: 30
    ).output
  }

  @Test func `one steps on, back and on again, edits a line and leaves`() async throws {
    let show = try start(
      ["--step"], "new trip to porto for 2 days\nadd ribeira to day 1\nadd tea to day 2\n")
    #expect(show.wait(30) { $0.cursorLine == "tripsh> new trip to porto for 2 days" })
    show.type(" ")
    #expect(show.wait { $0.cursorLine == "porto> add ribeira to day 1" })
    #expect(!(await state()).contains("Ribeira"))
    show.type("\r")
    #expect(show.wait { $0.cursorLine == "porto> add tea to day 2" })
    #expect(await state().contains("Ribeira"))
    show.type("b")
    #expect(show.wait { $0.cursorLine == "porto> add ribeira to day 1" })
    #expect(!show.screen.text.contains("neighbourhood"))
    #expect(!(await state()).contains("Ribeira"))
    show.type("\u{1B}[6~")
    #expect(show.wait { $0.cursorLine == "porto> add tea to day 2" })
    show.type("e")
    show.type("\u{15}")
    #expect(show.wait { $0.cursorLine == "porto>" })
    show.type("add cake to day 2\r")
    #expect(show.wait { $0.cursorLine.contains("the end: b goes back") })
    #expect(show.screen.text.contains("cake"))
    show.type("q")
    #expect(show.end() == .status(0))
    #expect(show.settings.isCooked)
    let kept = await state()
    #expect(kept.contains("Ribeira") && kept.contains("cake") && !kept.contains("\"tea\""))
  }

  @Test func `a detour is an ordinary prompt, and Ctrl-D comes back`() throws {
    let show = try start(["--step"], "new trip to porto for 2 days\nadd tea to day 1\n")
    #expect(show.wait(30) { $0.cursorLine.hasPrefix("tripsh> new trip") })
    show.type(" ")
    #expect(show.wait { $0.cursorLine == "porto> add tea to day 1" })
    show.type("\t")
    #expect(show.wait { $0.cursorLine == "porto>" })
    show.type("add milk\r")
    #expect(show.wait { $0.text.contains("= add \"milk\"") && $0.cursorLine == "porto>" })
    show.type("\u{4}")
    #expect(
      show.wait { $0.text.contains("1 change") && $0.cursorLine == "porto> add tea to day 1" })
    show.type("\u{3}")
    #expect(show.end() == .status(130))
  }

  @Test func `it types by itself, and Ctrl-C leaves the terminal as it was`() throws {
    let show = try start(["--type", "20"], "new trip to porto for 2 days\nadd tea to day 1\n")
    #expect(show.wait(30) { $0.cursorLine.hasPrefix("tripsh> new") })
    show.type("\u{3}")
    #expect(show.end() == .status(130))
    #expect(show.settings.isCooked)
  }

  @Test func `by itself it comes to its end`() throws {
    let show = try start(["--type", "500"], "#: gap 1ms\nnew trip to porto for 2 days\nshow\n")
    #expect(show.end(within: 30) == .status(0))
    #expect(show.screen.text.contains("porto> show\n"))
  }

  @Test func `a pipe has no keys`() async {
    folder.write("trips\n", to: "show.trip")
    let outcome = await runCommand(
      [PseudoTerminal.built("tripsh"), "--step", folder.file("show.trip")], seconds: 30)
    #expect(outcome.status == 2)
  }
}
