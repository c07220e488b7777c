import Glibc
import JSON
import TestSupport
import Testing

private let demo = "examples/demo.trip"

/// The demo that comes with tripsh, by the real program.
@Suite(.enabled(if: canPlay, "not run: places.db is not built: make build"))
struct DemoTests {
  private static let python = "/usr/bin/python3"
  private let folder = TemporaryFolder()

  private func make(_ arguments: [String]) async -> CommandOutcome {
    _ = await runCommand(["mkdir", "-p", folder.file("scratch")], seconds: 10)
    return await runCommand(
      [PseudoTerminal.built("tripsh")] + arguments,
      environment: ["TMPDIR": folder.file("scratch")], seconds: 60)
  }

  private func cast(_ script: String, _ options: [String] = []) async throws -> String {
    let outcome = await make(["cast", script, "-o", folder.file("demo.cast"), "--force"] + options)
    try #require(outcome.status == 0)
    return folder.read("demo.cast")
  }

  @Test func `a recording is the same each time, and leaves nothing behind`() async throws {
    let first = try await cast(Repository.path(demo))
    #expect(try await cast(Repository.path(demo)) == first)
    #expect(first.hasPrefix("{\"version\": 2, \"width\": 80, \"height\": 24,"))
    #expect(folder.names(in: "scratch") == [])
  }

  @Test func `what a script saves is seen by the script alone`() async throws {
    let saved = folder.file("saved.trip")
    folder.write(
      "new trip Mine for 2 days\nsave \"\(saved)\"\ndelete trip\nrun \"\(saved)\"\ntrips\n",
      to: "saving.trip")
    let first = try await cast(folder.file("saving.trip"))
    #expect(try await cast(folder.file("saving.trip")) == first)
    #expect(ScreenModel(recording: first, columns: 80, rows: 24).text.contains("Saved "))
    #expect(!folder.names().contains("saved.trip") && folder.names(in: "scratch") == [])
  }

  @Test func `a recording shows what a person at the prompt sees`() async throws {
    let lines = [
      "clear", "im going to porto from 19 to 23 april", "day 1", "add livraria lello at 10",
      "dinner with ana at 8 in the evening", "make it half past eight", "undo", "show trip",
    ]
    folder.write(lines.joined(separator: "\n") + "\n", to: "lines.trip")
    let recorded = try await cast(folder.file("lines.trip"))
    let terminal = try PseudoTerminal(
      PseudoTerminal.built("tripsh"),
      ["--home", folder.file("home"), "--today", TranscriptRunner.today],
      environment: ["HOME": folder.path, "COLORTERM": "truecolor", "COLORFGBG": "15;0"],
      columns: 80, rows: 24)
    try #require(terminal.wait(30) { $0.cursorLine == "tripsh>" })
    for (number, line) in lines.enumerated() {
      terminal.type(line)
      try #require(terminal.wait(30) { $0.cursorLine.hasSuffix("> \(line)") })
      terminal.type("\r")
      let prompt = number == 0 ? "tripsh>" : number == 1 ? "porto>" : "porto day 1>"
      let isAnswered = terminal.wait(30) { $0.cursorLine == prompt }
      try #require(isAnswered, "\(terminal.screen.text)")
    }
    let screen = ScreenModel(recording: recorded, columns: 80, rows: 24)
    #expect(screen.lines == terminal.screen.lines)
    #expect(screen.styledLines == terminal.screen.styledLines)
  }

  @Test(.enabled(if: hasPyte, "python3-pyte is not installed"))
  func `a terminal emulator shows a recording as it was`() async throws {
    let recorded = try await cast(Repository.path(demo), ["--size", "100x30"])
    let program = """
      import json, pyte, sys
      lines = open(sys.argv[1], encoding="utf-8").read().splitlines()
      header = json.loads(lines[0])
      screen = pyte.Screen(header["width"], header["height"])
      stream = pyte.Stream(screen)
      for line in lines[1:]:
        stream.feed(json.loads(line)[2])
      print("\\n".join(row.rstrip() for row in screen.display).rstrip())
      """
    let outcome = await runCommand(
      [DemoTests.python, "-c", program, folder.file("demo.cast")], seconds: 30)
    let screen = ScreenModel(recording: recorded, columns: 100, rows: 30)
    #expect(outcome.output == screen.text + "\n")
    #expect(screen.text.contains("porto day 1> show trip"))
  }

  @Test func `a page is made of it, with its colours`() async {
    let outcome = await make(["page", Repository.path(demo), "-o", folder.file("demo.html")])
    #expect(outcome.status == 0)
    let page = folder.read("demo.html")
    #expect(page.contains("<h1>Five days in Porto, planned while you watch</h1>"))
    #expect(page.contains("<span class=\"verb\">add</span>") && page.hasSuffix("</html>\n"))
    #expect(!page.contains("Step by step"))
  }

  @Test func `a home that is named is copied and stays as it is`() async throws {
    let home = folder.file("home")
    _ = await make(["--home", home, "-c", "new trip Mine"])
    let before = await make(["--home", home, "state"]).output
    folder.write("trips\n", to: "trips.trip")
    let shown = await make(["--home", home, "page", folder.file("trips.trip"), "-o", "-"])
    #expect(shown.output.contains("Mine"))
    #expect(await make(["--home", home, "state"]).output == before)
  }
}

private let hasPyte = access("/usr/lib/python3/dist-packages/pyte", R_OK) == 0

extension ScreenModel {
  /// The screen at the end of a recording.
  fileprivate init(recording: String, columns: Int, rows: Int) {
    self.init(columns: columns, rows: rows)
    for line in recording.split(separator: "\n").dropFirst() {
      if let text = eventText(String(line)) { feed(text.unicodeScalars) }
    }
  }
}

/// What an event sends to the terminal.
private func eventText(_ line: String) -> String? {
  guard case .array(let parts)? = try? JSONValue(parsing: line), parts.count == 3 else {
    return nil
  }
  return parts[2].stringValue
}
