import Places
import Session
import Shell
import Synchronization
import TestSupport
import Testing
import World

/// Who asks a server while a place is typed, in a whole conversation.
@Suite struct LiveConversationTests {
  /// Talks at a terminal that shows advice for each key; what was asked of the servers.
  private func asked(
    _ typed: [String], places: PlacesOption? = nil, guests: String? = nil
  ) async throws -> [String] {
    var rig = Rig()
    rig.options.places = places
    var world = rig.assistedWorld
    let server = CountedPlaces()
    world.places = { address, _ in
      server.addresses.withLock { $0.append(address) }
      return server
    }
    world.hosts = HostRules(guests: guests)
    world.watch = Hasty()
    let terminal = TypingTerminal(typed)
    _ = await Conversation(try Executor(world, rig.options), terminal) { .none }.run()
    return server.asked.withLock { $0 }
  }

  private let own = "http://127.0.0.1:8080"

  @Test func `a server of one's own is asked for what is typed`() async throws {
    #expect(try await asked(["add larv"], places: .server(own)).contains("larv"))
    #expect(try await asked(["set places \(own)", "add larv"]).contains("larv"))
  }

  @Test(arguments: [
    PlacesOption.offline, .server("https://nominatim.openstreetmap.org"),
    .server("http://127.0.0.1:8080"),
  ])
  func `no request leaves offline, or for a server of others`(places: PlacesOption) async throws {
    #expect(
      try await asked(["add larvotto", "search lisb"], places: places, guests: "127.0.0.1") == [])
  }

  @Test func `where no place is typed nothing is asked`() async throws {
    #expect(
      try await asked(["move lunch", "note trip larvotto", "open larvotto"], places: .server(own))
        == [])
  }

  @Test func `a server that is set later takes the place of the one before`() async throws {
    var world = Rig().assistedWorld
    let server = CountedPlaces()
    world.places = { address, _ in
      server.addresses.withLock { $0.append(address) }
      return server
    }
    world.watch = Hasty()
    let terminal = TypingTerminal(
      ["set places \(own)", "add larv", "set places offline", "add mona"])
    _ = await Conversation(try Executor(world, Options()), terminal) { .none }.run()
    let asked = server.asked.withLock { $0 }
    #expect(asked.last == "larv")
    #expect(!asked.contains { $0.hasPrefix("mo") })
  }
}

/// A clock for which all time has passed.
private struct Hasty: LookupClock {
  func milliseconds() -> Int { 0 }
  func seconds() -> Int64 { 0 }
  func pause(milliseconds: Int) async { await Task.yield() }
}

/// A server that knows nothing, and remembers what it was asked while somebody typed.
private final class CountedPlaces: PlaceAnswering {
  let asked = Mutex<[String]>([])
  let addresses = Mutex<[String]>([])

  func answer(to query: PlaceQuery, for asker: Asker) async -> Answered {
    asked.withLock { $0.append(query.text) }
    return Answered(.found([]))
  }
}

/// A terminal at which lines are typed key by key; those that begin with `set` are entered, the
/// others are left with Ctrl-C.
private final class TypingTerminal: LineTerminal {
  private let lines: Mutex<[String]>
  private let assistant = Mutex<(any LineAssistant)?>(nil)
  let size = TerminalSize(columns: 80, rows: 24)

  init(_ lines: [String]) { self.lines = Mutex(lines) }

  func publish(_ assistant: any LineAssistant) async { self.assistant.withLock { $0 = assistant } }

  func write(_ text: String) async {}

  func readLine(_ prompt: LinePrompt) async -> LineEnding {
    guard let line = lines.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else {
      return .endOfInput
    }
    for count in 1...line.count {
      _ = assistant.withLock { $0 }?.advice(on: TypedLine(String(line.prefix(count))))
    }
    for _ in 0..<2000 { await Task.yield() }
    return line.hasPrefix("set") ? .line(line) : .interrupted
  }
}
