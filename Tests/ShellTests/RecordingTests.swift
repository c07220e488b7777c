import JSON
import Language
import Places
import Session
import Shell
import TestSupport
import Testing
import World

/// Scripts that are recorded with their answers, and replayed without anything else.
struct RecordingTests {
  private let lines = [
    "record demo.trip", "new trip to Porto 19-21 april", "serach x", "search zzyzzq",
    "add \"Livraria Lello\" to day 1 at 10:00", "search museum", "record stop",
  ]

  private func found() throws -> Place {
    let position = try #require(Coordinates(latitude: 41.1, longitude: -8.6))
    return Place(name: "Café Zzyzzq", position: position, source: .nominatim)
  }

  /// A home after the session above, with a server that knows one place.
  private func recorded() async throws -> Rig {
    var rig = Rig(places: ScriptedPlaces(.found([try found()])))
    rig.options.places = .server("http://127.0.0.1:8080")
    let executor = try rig.executor()
    for line in lines { await executor.say(line, from: .prompt) }
    return rig
  }

  /// A new home with the same files and nothing to ask.
  private func bare(_ rig: Rig, answers: String? = nil) -> Rig {
    var files: [String: String] = [:]
    for name in ["demo.trip", "demo.trip.places"] { files[name] = rig.files.text(name) }
    files["demo.trip.places"] = answers ?? files["demo.trip.places"]
    var bare = Rig(files: files, places: ScriptedPlaces(.failed(.offline("no network"))))
    bare.gazetteer = NoGazetteer()
    return bare
  }

  @Test func `what worked is the script, answers lie beside it`() async throws {
    let rig = try await recorded()
    let script = try #require(rig.files.text("demo.trip")).split(separator: "\n").dropFirst()
    #expect(
      Array(script) == [
        "new trip to Porto 2027-04-19..2027-04-21", "search zzyzzq",
        "add \"Livraria Lello\" to day 1 at 10:00", "search museum near Porto",
      ])
    let recording = try #require(rig.files.text("demo.trip.places")).split(separator: "\n")
    let head = try JSONValue(parsing: String(recording[0]))
    #expect(head["schema"]?.stringValue == "tripsh.recording/1")
    #expect(head["places"]?.stringValue == "http://127.0.0.1:8080")
    let asked = try recording.dropFirst().map { try JSONValue(parsing: String($0))["ask"] }
    #expect(asked.contains { $0?["gazetteer"]?.stringValue == "named" })
    #expect(asked.contains { $0?["server"]?.stringValue == "search" })
    #expect(Set(asked.map { $0?.text }).count == asked.count)
  }

  @Test func `a recording of before a search looked at what is near is replayed all the same`()
    async throws
  {
    let rig = try await recorded()
    let answers = try #require(rig.files.text("demo.trip.places")).split(separator: "\n")
    let old = answers.filter { !$0.contains("surroundings") && !$0.contains("beginning") }
    #expect(old.count < answers.count)
    let bare = bare(rig, answers: old.joined(separator: "\n") + "\n")
    let outcome = await (try bare.executor()).say("replay demo.trip")
    #expect(outcome.end == .done, "\(outcome.text)")
    #expect(bare.journal.library.trips == rig.journal.library.trips)
  }

  @Test func `a replay asks nothing and comes to the same trip`() async throws {
    let rig = try await recorded()
    let bare = bare(rig)
    let outcome = await (try bare.executor()).say("replay demo.trip")
    #expect(outcome.end == .done, "\(outcome.text)")
    #expect(outcome.text.contains("Café Zzyzzq"))
    #expect(bare.journal.library.trips == rig.journal.library.trips)
  }

  @Test func `a replay asks its own recording while another one is made`() async throws {
    let bare = bare(try await recorded())
    let executor = try bare.executor()
    let outcome = await executor.say("record outer.trip", "replay demo.trip", from: .prompt)
    #expect(outcome.end == .done, "\(outcome.text)")
    #expect(bare.journal.library.trips.first?.days.first?.stops.first?.position != nil)
    await executor.say("style quiet", "record stop", from: .prompt)
    let script = bare.files.text("outer.trip")?.split(separator: "\n").dropFirst()
    #expect(script.map(Array.init) == ["replay demo.trip", "style quiet"])
  }

  @Test(arguments: ["demo.trip", "demo.trip.places"])
  func `the option takes the recording or its script`(file: String) async throws {
    let bare = bare(try await recorded())
    let ending = try await bare.start(["run demo.trip", "search zzyzzq"], .recorded(file))
    #expect(ending == .done)
    #expect(bare.output.output.contains("Café Zzyzzq"))
  }

  @Test func `what is not in it is an error, never nothing found`() async throws {
    let bare = bare(try await recorded())
    let ending = try await bare.start(["search elsewhere"], .recorded("demo.trip"))
    #expect(ending == .failed)
    #expect(bare.output.error.contains("the recording has no answer of"))
    #expect(!bare.output.output.contains("Nothing found"))
  }

  @Test func `a failure is recorded and comes again as it was`() async throws {
    var rig = Rig(places: ScriptedPlaces(.failed(.slowed(retryAfterSeconds: 7))))
    rig.options.places = .server("http://127.0.0.1:8080")
    let executor = try rig.executor()
    for line in ["record demo.trip", "search paris"] { await executor.say(line, from: .prompt) }
    let bare = bare(rig)
    let outcome = await (try bare.executor()).say("replay demo.trip")
    #expect(outcome.text.contains("asks to wait 7 s. From the offline places instead:"))
  }

  @Test(arguments: ["", "{}\n", "{\"schema\":\"tripsh.recording/2\",\"places\":\"x\"}\n", "\u{FF}"])
  func `a file that is no recording is refused`(text: String) async throws {
    let rig = Rig(files: ["x.trip": "", "x.trip.places": text])
    let outcome = await (try rig.executor()).say("replay x.trip")
    #expect(outcome.end == .failed(.unreadable))
    #expect(try await rig.start(["version"], .recorded("x.trip")) == .unreadable)
    #expect(try await rig.start(["version"], .recorded("missing")) == .unreadable)
  }

  @Test func `no file that is there is written over, and record stands apart`() async throws {
    let rig = Rig(files: ["a.trip": "days", "b.trip.places": "x", "r.trip": "record c.trip\n"])
    let executor = try rig.executor()
    for line in ["record a.trip", "record b.trip", "run r.trip", "record stop"] {
      guard case .failed = await executor.say(line).end else {
        Issue.record("\(line) did not fail")
        continue
      }
    }
    #expect(rig.files.text("a.trip") == "days")
    await executor.say("record d.trip")
    #expect(await executor.say("record e.trip").text.contains("try: record stop"))
  }

  @Test func `undo and lines of a prompt's questions replay as they were meant`() async throws {
    let rig = Rig()
    let terminal = ScriptedTerminal(
      "record demo.trip", "new trip to Springfield", "2", "style quiet", "undo", "record stop")
    _ = await Conversation(try rig.executor(), terminal) { .none }.run()
    let bare = bare(rig)
    #expect(await (try bare.executor()).say("replay demo.trip").end == .done)
    #expect(bare.journal.library.trips == rig.journal.library.trips)
    #expect(
      bare.journal.library.trips.first?.destination?.place?.address?.hasPrefix("Mass") == true)
  }
}

/// A gazetteer that must not be asked.
private struct NoGazetteer: Gazetteer {
  func named(_ name: String) -> [GazetteerMatch] { [] }
  func search(_ text: String, kind: String?, limit: Int) -> [GazetteerMatch] { [] }
  func around(
    _ centre: Coordinates, kilometres: Double, kind: String?, limit: Int
  ) -> [GazetteerMatch] { [] }
  func within(_: PlaceExtent, kind: String?, limit: Int) -> [GazetteerMatch] { [] }
  func areas(called name: String) -> [PlaceExtent] { [] }
  func beginning(_ text: String, limit: Int) -> [GazetteerMatch] { [] }
}

extension Rig {
  /// Starts the program on these lines with that option.
  fileprivate func start(_ lines: [String], _ places: PlacesOption) async throws -> Ending {
    var options = Options()
    options.task = .lines(lines)
    options.places = places
    let environment = Environment(variables: [:], inputIsTerminal: false, outputIsTerminal: false)
    return await Program(world, options, environment).run { _ in ScriptedTerminal([]) }
  }
}
