import TestSupport
import Testing

/// The places that the sessions need.
let canPlay = Repository.exists(Repository.path(".build/places.db"))

private let transcripts = ["create-a-trip", "first-mistakes", "paris"]
  .map { "Tests/DocsTests/Transcripts/\($0).txt" }

/// Trips line by line, as one types them; what was not understood as meant says so.
private let itineraries = [
  "01-japan-family", "02-swiss-rail", "03-norway-voyage",
  "04-berlin-conference", "05-southwest-roadtrip", "06-tuscany-wedding",
  "07-porto-friends", "08-vietnam-backpackers", "09-austria-ski",
  "10-interrail-students",
].map { "Tests/DocsTests/Itineraries/\($0).txt" }

/// What was mended in use, as one types it.
private let mended = ["arrivals", "bookings", "check"]
  .map { "Tests/DocsTests/Transcripts/\($0).txt" }

private let pages =
  ["README.md", "docs/USING.md", "docs/TESTING.md"] + transcripts + mended + itineraries

private let program = PseudoTerminal.built("tripsh")

@Suite(.enabled(if: canPlay, "not run: places.db is not built: make build"))
struct TranscriptTests {
  @Test(arguments: pages)
  func `every session that a page shows is what the program does`(_ name: String) async throws {
    let accepting = Repository.isRecording ? ["--accept"] : []
    let outcome = await test(accepting + [Repository.path(name)])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("1 passed, 0 failed"))
  }

  @Test(arguments: ["README.md", "docs/USING.md"] + transcripts)
  func `a page with one wrong answer fails`(_ name: String) async throws {
    let text = try Repository.read(Repository.path(name))
    let mark = "  1  "
    let first = try #require(text.firstRange(of: mark))
    let folder = TemporaryFolder()
    let file = name.hasSuffix(".md") ? "wrong.md" : "wrong.txt"
    folder.write(text.replacing(mark, with: "  8  ", subrange: first), to: file)
    let outcome = await test([folder.file(file)])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\n-  8  "))
    #expect(outcome.output.contains("\n+  1  "))
  }

  /// In the last of them other programs read what tripsh says: that needs a shell.
  @Test(arguments: transcripts + ["docs/JSON.md"])
  func `a transcript is the same at a terminal`(_ name: String) async throws {
    let page = try TranscriptPage(name)
    let played = try await onOwnThread { Result { try play(page) } }.get()
    if Repository.isRecording, name.hasSuffix(".md") {
      return try Repository.write(page.text(with: played), to: Repository.path(name))
    }
    #expect(!page.sessions.isEmpty)
    for (session, text) in zip(page.sessions, played) {
      let written = page.lines[session].filter { !$0.hasPrefix("#:") && !$0.isEmpty }
      #expect(text.split(separator: "\n") == written)
    }
  }

  @Test func `a session that is wrong is told from one that is right`() throws {
    let runner = TranscriptRunner(program: program)
    let session = "$ tripsh -c version\ntripsh 99\n$ tripsh\nwrong> close\nwrong> ^D"
    let played = try runner.play(session)
    #expect(played != session)
    #expect(played.hasPrefix("$ tripsh -c version\ntripsh 0."))
    #expect(played.contains("\ntripsh> close\n"))
    #expect(played.hasSuffix("\ntripsh> ^D"))
  }

  @Test func `a recording answers about places, and neither home nor folder is touched`() async {
    let folder = TemporaryFolder()
    let home = folder.file("home")
    let recorded = await runCommand(
      [
        program, "--home", home, "--today", "2026-11-21", "-c",
        "record \(folder.file("demo.trip"))",
        "-c", "new trip to Porto",
      ], seconds: 60)
    #expect(recorded.status == 0)
    folder.write(
      """
      #: today 2026-11-21
      #: places recorded:demo.trip
      $ tripsh demo.trip
      …
      #: assert trip goes to Porto
      $ tripsh -c "new trip to Lisbon" -c "save made.trip"
      …
      try: …
      """, to: "a.txt")
    let before = folder.names()
    let outcome = await test([folder.file("a.txt")], environment: ["TRIPSH_HOME": home])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(folder.names() == before)
  }

  private func test(
    _ arguments: [String], environment: [String: String] = [:]
  ) async -> CommandOutcome {
    let folder = TemporaryFolder()
    var environment = environment
    environment["TMPDIR"] = folder.path
    let outcome = await runCommand(
      [program, "test"] + arguments, environment: environment, seconds: 120)
    // Nothing is left behind.
    #expect(folder.names() == [])
    return outcome
  }
}

private func play(_ page: TranscriptPage) throws -> [String] {
  let runner = TranscriptRunner(program: program)
  return try page.sessions.map { try runner.play(page.text(of: $0)) }
}

extension String {
  /// The text with another in the place of a part.
  fileprivate func replacing(
    _ part: String, with text: String, subrange: Range<Index>
  ) -> String {
    self[..<subrange.lowerBound] + text + self[subrange.upperBound...]
  }
}
