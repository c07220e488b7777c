import Journal
import Places
import Session
import Shell
import Synchronization
import TestSupport
import Testing
import World

/// A server is asked as the settings are at that moment, whoever changed them and how.
struct ServerSettingsTests {
  private let folder = TemporaryFolder()
  private let server = RecordingServer()
  private let tools: LookupTools

  init() {
    let pace = Pace(SharedTextFile(path: folder.file("pace")), sender: "test")
    tools = LookupTools(transport: server, cache: nil, pace: pace)
  }

  /// A window on the home in the folder; all share what a program shares.
  private func window() throws -> Executor {
    var world = Rig().world
    world.journal = SQLiteJournal(home: folder.file("home"))
    let tools = tools
    world.places = { address, settings in tools.lookup(at: address, settings) }
    world.reopen = tools.reopen
    return try Executor(world, Options())
  }

  /// A window that has asked the server already.
  private func asking() async throws -> Executor {
    let window = try window()
    await window.say("set places \(own)", "search zzyzzq")
    return window
  }

  @Test func `what another window sets holds for the next question`() async throws {
    let (first, second) = (try await asking(), try window())
    await second.say("set language de", "set contact ana@example.org")
    await first.say("search zzyzzq")
    #expect(server.asked.map(\.language) == ["en", "de"])
    #expect(server.asked.last?.agent.hasSuffix("(ana@example.org)") == true)
  }

  @Test func `undo, redo and lines of several parts hold for the next question too`() async throws {
    let window = try await asking()
    await window.say("set language de; set units mi", "search zzyzzq", "undo", "search zzyzzq")
    await window.say("redo", "search zzyzzq")
    #expect(server.asked.map(\.language) == ["en", "de", "en", "de"])
  }

  @Test(arguments: ["set language de", "set contact ana@example.org", "undo"])
  func `a server that refused stays closed until places is set`(line: String) async throws {
    let window = try window()
    await window.say("set places \(own)", "set units mi")
    server.refuses = true
    await window.say("search zzyzzq", line, "search zzyzzq")
    #expect(server.asked.count == 1)
  }

  @Test(arguments: ["set places \(own)", "set units mi; set places \(own)"])
  func `places set again opens a server that refused`(line: String) async throws {
    server.refuses = true
    let window = try await asking()
    await window.say(line, "search zzyzzq")
    #expect(server.asked.count == 2)
  }

  @Test func `places set by another window opens a server that refused`() async throws {
    server.refuses = true
    let (first, second) = (try await asking(), try window())
    await second.say("set places offline", "set places \(own)")
    await first.say("search zzyzzq")
    #expect(server.asked.count == 2)
  }
}

private let own = "http://127.0.0.1:8080"

/// Answers that there is nothing, or refuses, and remembers how it was asked.
private final class RecordingServer: HTTPTransport {
  struct Question: Hashable, Sendable {
    var language: String
    var agent: String
  }

  private let questions = Mutex<[Question]>([])
  private let refusing = Mutex(false)

  var asked: [Question] { questions.withLock { $0 } }

  var refuses: Bool {
    get { refusing.withLock { $0 } }
    set { refusing.withLock { $0 = newValue } }
  }

  func send(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPFailure> {
    let agent = request.headers.first { $0.name.lowercased() == "user-agent" }?.value ?? ""
    let language = request.url.split(separator: "accept-language=").dropFirst().first ?? ""
    let question = Question(language: String(language.prefix(2)), agent: agent)
    questions.withLock { $0.append(question) }
    let type = HTTPHeader("content-type", "application/json")
    return .success(
      HTTPResponse(status: refuses ? 403 : 200, headers: [type], body: Array("[]".utf8)))
  }
}
