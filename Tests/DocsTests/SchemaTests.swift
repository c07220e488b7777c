import JSON
import Language
import TestSupport
import Testing

/// What programs are told, held against the schemas in `docs/schema` by a validator.
@Suite(.enabled(if: canPlay, "not run: places.db is not built: make build"))
struct SchemaTests {
  @Test func `every reply and the state document are what their schemas say`() async throws {
    let folder = TemporaryFolder()
    let program = RealProgram(folder)
    var replies: [String] = []
    for verb in Verb.allCases {
      let told = await program.answers(to: exampleGround + verb.spec.examples)
      replies += told
      let isDone = told.dropFirst(exampleGround.count).contains { $0.contains("\"ok\": true") }
      let isForPrompt = verb.spec.examples.isEmpty || verb == .edit
      #expect(isDone || isForPrompt, "no example of \(verb) was carried out: \(told)")
    }
    for name in ["conference-and-holiday", "family-week", "iberia-road-trip", "porto-weekend"] {
      replies += await program.lines([Repository.path("examples/\(name).trip")])
    }
    for (name, text) in scripts { try Repository.write(text, to: folder.file(name)) }
    replies += await program.answers(to: exampleGround + lines(in: folder))
    for options in [["--check"], ["--atomic"], ["--keep-going"]] {
      replies += await program.lines(options + [folder.file("failing.trip")])
    }
    replies += await program.lines(["no-such.trip"])
    replies += await program.lines(["state"])
    #expect(replies.count > 1200)
    let verdict = try await validated(replies, in: folder)
    #expect(verdict.status == 0, "\(verdict.output)")
  }

  @Test(arguments: ["docs/JSON.md", "README.md"])
  func `the replies that a page shows are too`(_ page: String) async throws {
    let lines = try Repository.read(Repository.path(page)).split(separator: "\n").map(String.init)
    // Where … stands, something is left out of the page.
    let replies = lines.filter { $0.hasPrefix("{\"schema\"") && !$0.hasSuffix("…}") }
    #expect(!replies.isEmpty)
    let verdict = try await validated(replies, in: TemporaryFolder())
    #expect(verdict.status == 0, "\(verdict.output)")
  }

  @Test(arguments: [
    ("\"ok\": true", "\"ok\": 1"), ("\"changed\": true", "\"changed\": false"),
    ("\"entry\": 1", "\"entry\": null"), ("\"error\": null", "\"error\": {}"),
    ("\"start\": \"2027-04-19\"", "\"start\": \"19 April\""), ("\"ideas\": 0", "\"thoughts\": 0"),
    ("tripsh.reply/1", "tripsh.reply/2"), ("\"message\"", "\"massage\""),
  ])
  func `a reply that is wrong is told from one that is right`(
    _ right: String, _ wrong: String
  ) async throws {
    let folder = TemporaryFolder()
    let reply = await RealProgram(folder).answers(to: ["new trip to Porto 19-21 april"])
    #expect(try await validated(reply, in: folder).status == 0)
    let changed = reply.map { $0.replacing(right, with: wrong) }
    #expect(changed != reply)
    #expect(try await validated(changed, in: folder).status == 1)
  }
}

private let scripts = [
  "failing.trip": "# head\ndays\nadd tea to day 1\nadd tea to day 77\n",
  "good.trip": "days\nbreak\n",
  "fine.trip": "add tea to day 1\nundo\nadd coffee to day 2\n",
]

/// Lines of which some fail, each in a way of its own.
private func lines(in folder: TemporaryFolder) -> [String] {
  let names = scripts.keys.sorted().map { "run \"\(folder.file($0))\"" }
  return names + [
    "ad louvre", "dates 23-19 april", "add", "open nowhere", "new trip to springfield",
    "dates 19-20 april", "log 3-99", "run -2", "set currency default", "unset home",
    "why", "why 1", "details 1", "details lunch", "show 1.1", "show idea 1", "show results",
    "show trip", "search zzyzzq", "add text Serralves to day 1", "add zzyzzq to day 2",
    "add lunch to day 1; add lunch to day 2", "move all stops to day 3", "delete everything",
    "save \"\(folder.file("saved.trip"))\"", "save \"\(folder.file("saved.trip"))\"",
    "save x.gpx", "map world", "how far from 1.1 to 1.2", "\"open quote", "", "# nothing",
    "undo 99", "place 1.4 none", "note trip \u{1F3DD}", "redo", "close", "state",
  ]
}

/// What a program of the machine says of lines.
private func validated(
  _ lines: [String], in folder: TemporaryFolder
) async throws -> CommandOutcome {
  let file = folder.file("replies.jsonl")
  try Repository.write(lines.map { $0 + "\n" }.joined(), to: file)
  // The library may belong to one of two.
  let found = await runCommand(["python3", "-c", "import jsonschema"], seconds: 30)
  return await runCommand(
    [
      found.status == 0 ? "python3" : "/usr/bin/python3", Repository.path("Tests/schema.py"),
      Repository.path("docs/schema"), file,
    ], seconds: 120)
}

/// The real program, each time in a new home.
private struct RealProgram {
  let folder: TemporaryFolder

  init(_ folder: TemporaryFolder) { self.folder = folder }

  func answers(to lines: [String]) async -> [String] {
    await self.lines(["--keep-going"] + lines.flatMap { ["-c", $0] })
  }

  func lines(_ arguments: [String]) async -> [String] {
    let home = TemporaryFolder()
    let options = [
      "--home", home.file("home"), "--today", TranscriptRunner.today, "--format", "json",
    ]
    let program = PseudoTerminal.built("tripsh")
    let outcome = await runCommand([program] + options + arguments, seconds: 60)
    return outcome.output.split(separator: "\n").map(String.init)
  }
}
