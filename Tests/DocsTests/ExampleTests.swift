import JSON
import TestSupport
import Testing

private let examples = [
  "conference-and-holiday", "demo", "family-week", "iberia-road-trip", "porto-weekend",
]

@Suite(.enabled(if: canPlay, "not run: places.db is not built: make build"))
struct ExampleTests {
  @Test(arguments: examples)
  func `an example runs, and makes the same in every new home`(_ name: String) async throws {
    let (first, second) = (Home(), Home())
    for home in [first, second] { #expect(await home.runExample(name) == 0) }
    #expect(await first.state() == second.state())
    #expect(try await first.trips().count == 1)
  }

  @Test(arguments: [
    ("town=Porto from=friday", "Porto", "2026-11-27"),
    ("town='New York' from='23 april'", "New York City", "2027-04-23"),
  ])
  func `an example with parameters makes the trip that they say`(
    _ values: String, _ town: String, _ start: String
  ) async throws {
    let home = Home()
    #expect(
      await home.run(["-c", "run '\(Repository.path("examples/weekend.trip"))' \(values)"]) == 0)
    let trip = try await home.trips().first
    #expect(trip?["destination"]?["name"]?.stringValue == town)
    #expect(trip?["start"]?.stringValue == start)
    #expect(trip?["days"]?.arrayValue?.count == 3)
  }

  @Test(arguments: examples)
  func `an example is run by its name alone`(_ name: String) async throws {
    let (first, second) = (Home(), Home())
    #expect(await first.runExample(name) == 0)
    #expect(await second.run(["-c", "run example \(name)"]) == 0)
    #expect(try await first.trips() == second.trips())
  }

  @Test(arguments: examples)
  func `a trip that was saved as a script is the same when the script has run`(
    _ name: String
  ) async throws {
    let (first, second) = (Home(), Home())
    #expect(await first.runExample(name) == 0)
    let script = first.folder.file("saved.trip")
    #expect(await first.run(["-c", "save \"\(script)\""]) == 0)
    #expect(await second.run([script]) == 0)
    #expect(try await first.trips() == second.trips())
  }
}

/// A new home of the real program.
struct Home {
  let folder = TemporaryFolder()

  private func tripsh(_ arguments: [String]) async -> CommandOutcome {
    let program = PseudoTerminal.built("tripsh")
    let options = ["--home", folder.file("home"), "--today", TranscriptRunner.today]
    return await runCommand([program] + options + arguments, seconds: 60)
  }

  /// The exit status of the program with these arguments.
  func run(_ arguments: [String]) async -> Int { await tripsh(arguments).status }

  func runExample(_ name: String) async -> Int {
    await run([Repository.path("examples/\(name).trip")])
  }

  /// The state document.
  func state() async -> String { await tripsh(["state"]).output }

  /// The trips of the state document without the ids.
  func trips() async throws -> [JSONValue] {
    try await JSONValue(parsing: state())["trips"]?.arrayValue?.map(\.withoutIDs) ?? []
  }
}

extension JSONValue {
  fileprivate var withoutIDs: JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.filter { $0.key != "id" }.map { JSONMember($0.key, $0.value.withoutIDs) })
    case .array(let values): .array(values.map(\.withoutIDs))
    case .null, .bool, .integer, .number, .string: self
    }
  }
}
