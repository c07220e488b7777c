import Glibc
import Shell
import Synchronization
import TestSupport
import Testing
import World

/// The real program as a guest: 127.0.0.1 counts as a host of others here.
struct PolicyTests {
  private let folder = TemporaryFolder()
  private let program = PseudoTerminal.built("tripsh")

  private var environment: [String: String] {
    [
      "XDG_STATE_HOME": folder.file("state"), "XDG_CONFIG_HOME": folder.path,
      "TRIPSH_GUEST_HOSTS": "127.0.0.1",
    ]
  }

  private var arguments: [String] { ["--home", folder.file("home"), "--no-color"] }

  /// A prompt of the program, `strace` in front of it where a trace is wanted.
  private func prompt(trace: String? = nil) throws -> PseudoTerminal {
    let before = trace.map { ["-f", "-qq", "-o", $0, "-e", "trace=%network", program] } ?? []
    let terminal = try PseudoTerminal(
      trace == nil ? program : strace, before + arguments, environment: environment, columns: 80,
      rows: 24)
    try #require(terminal.wait(30) { $0.text.contains("tripsh>") })
    return terminal
  }

  /// Agrees to the terms of the server, as a person does.
  private func agree(to url: String) throws {
    let terminal = try prompt()
    terminal.type("set contact ana@example.org\r")
    try #require(terminal.wait(20) { $0.text.contains("contact is now") })
    terminal.type("set places \(url)\r")
    try #require(terminal.wait(20) { $0.text.contains("Type yes") })
    terminal.type("yes\r")
    try #require(terminal.wait(20) { $0.text.contains("places is now") })
    terminal.type("quit\r")
    try #require(terminal.end(within: 20) != nil)
  }

  @Test func `eight prompts together ask once a second, each by name`() async throws {
    let times = Mutex<[Int]>([])
    let server = try LocalServer { _ in
      times.withLock { $0.append(SystemLookupClock().milliseconds()) }
      return .answer(emptyAnswer)
    }
    defer { server.stop() }
    try agree(to: server.url)
    let prompts = try (1...8).map { _ in try prompt() }
    for (index, terminal) in prompts.enumerated() { terminal.type("search zzyzzq\(index)\r") }
    for terminal in prompts {
      #expect(terminal.wait(60) { $0.text.contains("Nothing found") })
    }
    let asked = times.withLock { $0 }
    #expect(asked.count == 8)
    #expect(zip(asked.dropFirst(), asked).map(-).allSatisfy { $0 >= 1000 })
    let agents = server.requests.map { $0.contains("User-Agent: tripsh/\(programVersion) (ana@") }
    #expect(agents == [Bool](repeating: true, count: 8))
  }

  @Test(
    .enabled(if: access(strace, X_OK) == 0, "strace is not installed"), arguments: [true, false])
  func `typing and completing open no socket, only Enter does`(isGuest: Bool) async throws {
    let server = try LocalServer(answering: emptyAnswer)
    defer { server.stop() }
    if isGuest { try agree(to: server.url) }
    let terminal = try prompt(trace: folder.file("trace"))
    for text in ["search por\t", "to\t", " near lis\t", "bon"] {
      terminal.type(text)
      #expect(terminal.wait(20) { $0.text.contains(text.filter { $0 != "\t" }) })
    }
    terminal.type("\u{3}")
    // What comes right behind a Ctrl-C may still be typed ahead, and the next Ctrl-C for it a signal.
    #expect(terminal.wait(20) { $0.lines.last == "tripsh>" })
    terminal.type("new trip to lisb\t")
    #expect(
      terminal.wait(60) { screen in
        screen.lines.lastIndex { $0.contains("new trip to lisb") }.map { line in
          screen.lines[(line + 1)...].contains { $0.contains("Lisb") }
        } ?? false
      })
    terminal.type("\u{3}")
    // What comes right behind a Ctrl-C, before the prompt is there again, is not run.
    #expect(terminal.wait(20) { $0.lines.last == "tripsh>" })
    terminal.type("settings\r")
    #expect(terminal.wait(20) { $0.text.contains("date-order") })
    #expect(!folder.read("trace").contains("socket("))
    terminal.type("search zzyzzqx\r")
    #expect(terminal.wait(40) { $0.text.contains("Nothing found") })
    terminal.type("quit\r")
    #expect(terminal.end(within: 20) != nil)
    #expect(folder.read("trace").contains("socket(") == isGuest)
    #expect(server.requests.count == (isGuest ? 1 : 0))
  }

  @Test func `a redirect to another host is not followed`() async throws {
    let other = try LocalServer(answering: emptyAnswer)
    defer { other.stop() }
    let target = "http://localhost:\(other.port)/search"
    let server = try LocalServer(
      answering: "HTTP/1.1 301 Moved\r\nLocation: \(target)\r\nContent-Length: 0\r\n\r\n")
    defer { server.stop() }
    try agree(to: server.url)
    let terminal = try prompt()
    terminal.type("search zzyzzqx\r")
    #expect(terminal.wait(40) { $0.text.contains("redirect") })
    #expect(other.requests.isEmpty)
  }
}

private let strace = "/usr/bin/strace"

private let emptyAnswer =
  "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n[]"
