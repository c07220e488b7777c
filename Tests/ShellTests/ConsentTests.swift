import Journal
import Language
import Session
import Shell
import TestSupport
import Testing
import World

/// Who may turn on a server of others, and what becomes of it.
struct ConsentTests {
  private let folder = TemporaryFolder()
  private let url = "https://geo.example.org"

  /// The world of a new window or program on the home in the folder.
  private func world(_ journal: SQLiteJournal) -> Capabilities {
    var world = Rig(files: ["a.trip": "set places \(url)\nyes\n", "rc": "set places \(url)\n"])
      .world
    world.journal = journal
    return world
  }

  private var journal: SQLiteJournal { SQLiteJournal(home: folder.file("home")) }

  private func executor() throws -> Executor { try Executor(world(journal), Options()) }

  @discardableResult
  private func talk(_ lines: String...) async throws -> String {
    let terminal = ScriptedTerminal(lines.map(LineEnding.line))
    let journal = journal
    let executor = try Executor(world(journal), Options())
    _ = await Conversation(executor, terminal) { .none }.run()
    journal.close()
    return terminal.transcript
  }

  /// What the program says to `--places` of that address, and how it ends.
  private func start() async throws -> (Ending, error: String) {
    let output = RecordedOutput()
    var world = world(journal)
    world.output = output
    var options = Options()
    options.task = .lines(["version"])
    options.places = .server(url)
    let environment = Environment(variables: [:], inputIsTerminal: false, outputIsTerminal: false)
    let ending = await Program(world, options, environment).run { _ in ScriptedTerminal([]) }
    return (ending, output.error)
  }

  private func consents() throws -> [String: Consent] { try executor().session.consents }

  @Test func `a typed yes is written down apart, then places is set`() async throws {
    let shown = try await talk("set contact ana@example.org", "set places \(url)", "yes", "log")
    #expect(shown.contains("Type yes to agree; no or Ctrl-C leaves everything as it is.\n? yes\n"))
    #expect(shown.contains("places is now \(url)\n"))
    #expect(shown.contains("  2  09:00  # agreed to the terms of geo.example.org\n"))
    #expect(shown.contains("  3  09:00  set places \(url)\n"))
    let library = journal
    _ = try library.start()
    let entry = try #require(try library.entry(2))
    #expect(entry.kind == .consent && entry.script == nil && entry.events.count == 1)
    #expect(try consents()["geo.example.org"]?.date.iso == "2026-11-21")
  }

  @Test(arguments: ["no", "y", "1", "", "Yes please", "version"])
  func `anything but yes agrees to nothing`(answer: String) async throws {
    try await talk("set contact ana@example.org", "set places \(url)", answer)
    #expect(try consents().isEmpty)
    #expect(try executor().session.settings[.places] == "offline")
  }

  @Test func `public asks for an address and then for the yes`() async throws {
    let shown = try await talk("set contact me@x", "set places public", url, "YES")
    #expect(shown.contains("no address is built in."))
    #expect(try consents().count == 1)
    #expect(try executor().session.settings[.places] == url)
  }

  @Test func `an agreement that is written stays while places is set anew`() async throws {
    let rig = Rig()
    let executor = try rig.executor()
    // After the contact come the consent and the setting; others write before the setting.
    rig.journal.isOvertaken = { rig.journal.appends == 3 }
    let lines = ["set contact ana@example.org", "set places \(url)", "yes"]
    let terminal = ScriptedTerminal(lines.map(LineEnding.line))
    _ = await Conversation(executor, terminal) { .none }.run()
    #expect(terminal.transcript.contains("places is now \(url)\n"))
    #expect(rig.journal.entries.map(\.kind) == [.change, .consent, .change])
  }

  @Test func `no script, alias or file of settings agrees`() async throws {
    try await talk("set contact me@x", "alias y = set places \(url)")
    let executor = try executor()
    for line in ["run a.trip", "set places \(url)", "yes", "y", "set places \(url); yes"] {
      let outcome = await executor.say(line)
      guard case .failed = outcome.end else {
        Issue.record("\(line): \(outcome.text)")
        continue
      }
    }
    #expect(executor.readPromptFile("rc").count == 1)
    try await talk("run a.trip", "yes")
    #expect(try consents().isEmpty)
  }

  @Test func `an error in a script tells who has to agree, not all the terms`() async throws {
    try await talk("set contact me@x")
    let outcome = await (try executor()).say("set places \(url)")
    let text = outcome.text
    #expect(text.contains("geo.example.org is run by others: a person has to agree first"))
    #expect(text.hasSuffix("try: set places offline\n"))
    #expect(text.split(separator: "\n").count == 4)
  }

  @Test func `once agreed, scripts and files may set it, and undo takes nothing back`() async throws
  {
    try await talk("set contact me@x", "set places \(url)", "yes", "undo", "undo")
    #expect(try consents().count == 1)
    let executor = try executor()
    #expect(await executor.say("set contact me@y", "run a.trip").end == .failed(.failed))
    #expect(await executor.say("set places \(url)").end == .done)
    #expect(await executor.say("undo", "undo to entry 0").end == .done)
    #expect(try consents().count == 1)
    #expect(executor.readPromptFile("rc").isEmpty == false)  // contact went with the undo
    #expect(await executor.say("set contact me@y").end == .done)
    #expect(executor.readPromptFile("rc").isEmpty)
  }

  @Test func `it stays through trips that are restored and scripts that are saved`() async throws {
    try await talk(
      "new trip Porto", "set contact me@x", "set places \(url)", "yes", "style quiet",
      "restore Porto at 1", "undo", "save s.trip 1-6", "delete trip")
    #expect(try consents().count == 1)
    #expect(try JournalCare(home: folder.file("home")).check()?.findings == [])
    #expect(!folder.read("s.trip").contains("agreed"))
  }

  @Test func `the option needs the agreement and the contact as well`() async throws {
    let (ending, error) = try await start()
    #expect(ending == .misused && error.contains("try: set places \(url), at the prompt\n"))
    try await talk("set contact me@x", "set places \(url)", "yes", "set places offline")
    #expect(try await start() == (.done, ""))
    try await talk("set contact none")
    #expect(try await start().error.contains("try: set contact you@example.org\n"))
  }

  @Test func `a server that lost its contact is not asked, and that is told`() async throws {
    try await talk("set contact me@x", "set places \(url)", "yes", "set contact none")
    let executor = try executor()
    let outcome = await executor.say("search zzyzzqx")
    #expect(outcome.text.contains("Not asked: geo.example.org is run by others"))
    guard case .error(let diagnostic)? = outcome.responses.last?.result else { throw NoError() }
    #expect(diagnostic.kind == "no-contact")
  }
}

private struct NoError: Error {}
