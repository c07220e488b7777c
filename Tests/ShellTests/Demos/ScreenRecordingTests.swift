import JSON
import Shell
import TestSupport
import Testing
import World

/// The screen of the prompt, recorded.
@Suite struct ScreenRecordingTests {
  private let folder = TemporaryFolder()

  private func start(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      "/bin/sh",
      ["-c", "cd '\(folder.path)' && exec '\(PseudoTerminal.built("tripsh"))' --home home"],
      environment: environment.merging(["HOME": folder.path]) { $1 }, columns: 80, rows: 24)
    try #require(terminal.wait(30) { $0.cursorLine.hasPrefix("tripsh>") })
    return terminal
  }

  private func say(_ line: String, to terminal: PseudoTerminal, until prompt: String) throws {
    terminal.type(line)
    try #require(terminal.wait { $0.cursorLine.hasSuffix("> \(line)") })
    terminal.type("\r")
    let isAnswered = terminal.wait { $0.cursorLine.hasSuffix(prompt) && $0.cursorLine.count < 40 }
    try #require(isAnswered, "\(terminal.screen.text)")
  }

  @Test func `what the terminal shows is played again as it was, to the last reply`() throws {
    let terminal = try start()
    try say("clear", to: terminal, until: ">")
    try say("record demo.cast", to: terminal, until: ">")
    try say("new trip \"Żółw 東京 🗺\" for 2 days", to: terminal, until: "東京>")
    try say("add lunch to day 1 at 13", to: terminal, until: "東京>")
    let lines = terminal.screen.lines
    try say("record stop", to: terminal, until: "東京>")
    #expect(terminal.screen.text.contains("s in demo.cast; asciinema play demo.cast shows it"))
    let cast = try ReadCast(folder.read("demo.cast"))
    #expect(cast.header["version"] == .integer(2) && cast.header["timestamp"] != nil)
    #expect(cast.header["width"] == .integer(80) && cast.header["height"] == .integer(24))
    // What stood there before is not in it, and neither is the prompt at which it ended.
    let first = try #require(lines.firstIndex { $0.hasPrefix("tripsh> new trip") })
    #expect(try cast.screen().lines == Array(lines[first...].dropLast()))
    #expect(cast.events.map(\.time) == cast.events.map(\.time).sorted())
    #expect(!cast.output.contains("\u{1B}]11") && !cast.output.contains("record stop"))
  }

  @Test func `without an editor, too, and it ends with the window`() throws {
    let terminal = try start(["TERM": "dumb"])
    terminal.type("record demo.cast\r")
    try #require(terminal.wait { $0.text.contains("Recording the screen into demo.cast") })
    terminal.type("new trip Porto\r")
    try #require(terminal.wait { $0.cursorLine == "porto>" })
    terminal.type("\u{4}")
    #expect(terminal.end() == .status(0))
    #expect(
      try ReadCast(folder.read("demo.cast")).screen().text.contains("tripsh> new trip Porto\n"))
  }

  @Test func `a file that is there is kept, unless it is to be replaced`() throws {
    folder.write("mine", to: "demo.cast")
    let terminal = try start()
    terminal.type("record demo.cast\r")
    try #require(terminal.wait { $0.cursorLine == "?" })
    terminal.type("\u{3}")
    try #require(terminal.wait { $0.cursorLine == "tripsh>" })
    #expect(folder.read("demo.cast") == "mine")
    terminal.type("record demo.cast\r")
    try #require(terminal.wait { $0.cursorLine == "?" })
    terminal.type("2\r")
    try #require(terminal.wait { $0.text.contains("Recording the screen into demo.cast") })
    #expect(folder.read("demo.cast").hasPrefix("{\"version\": 2"))
  }

  @Test func `in a script it is refused, and says what makes a recording of it`() async throws {
    let rig = Rig()
    #expect(try await rig.run("record demo.cast") == .failed)
    #expect(rig.output.error.contains("tripsh cast SCRIPT -o demo.cast"))
    #expect(!rig.files.exists("demo.cast"))
  }

  @Test func `a terminal that changes its size is followed`() throws {
    let clock = SystemLookupClock()
    let small = TerminalSize(columns: 80, rows: 24)
    let screen = ScreenRecorder("x.cast", small, clock)
    let files = MemoryFiles([:])
    try screen.start(files, replacing: false)
    screen.take("a\nb\r\n", small)
    screen.take("c", TerminalSize(columns: 100, rows: 30))
    screen.endLine()
    screen.take("dropped", small)
    try screen.finish(files)
    let text = String(decoding: try files.read("x.cast"), as: UTF8.self)
    let lines = text.split(separator: "\n").dropFirst()
    #expect(
      lines.map { $0.drop { $0 != " " } } == [
        " \"o\", \"a\\r\\nb\\r\\n\"]", " \"r\", \"100x30\"]", " \"o\", \"c\"]",
      ])
  }
}
