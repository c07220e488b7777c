import Places
import Session
import Shell
import Synchronization
import TestSupport
import Testing
import World

/// Answers from a list, then with nothing found; remembers what it was asked.
private final class ScriptedTransport: HTTPTransport {
  private let answers: Mutex<[Result<HTTPResponse, HTTPFailure>]>
  private let asked = Mutex<[HTTPRequest]>([])

  init(_ answers: [Result<HTTPResponse, HTTPFailure>] = []) { self.answers = Mutex(answers) }

  var requests: [HTTPRequest] { asked.withLock { $0 } }

  func send(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPFailure> {
    asked.withLock { $0.append(request) }
    return answers.withLock { $0.isEmpty ? .success(response("[]")) : $0.removeFirst() }
  }
}

/// A clock that pauses only move.
private final class MovedClock: LookupClock {
  private let time = Mutex(0)

  func milliseconds() -> Int { time.withLock { $0 } }

  func seconds() -> Int64 { 1000 }

  func pause(milliseconds: Int) async { time.withLock { $0 += milliseconds } }
}

private func lookup(
  _ transport: ScriptedTransport, cache: LookupCache? = nil,
  server: String = "http://127.0.0.1:8088"
) throws -> PlaceLookup {
  PlaceLookup(
    server: try ownServer(server), pace: nil, transport: transport, cache: cache,
    userAgent: "tripsh/test",
    language: "en", clock: MovedClock())
}

@Suite struct PlaceLookupTests {
  @Test func `the places of the server are the answer`() async throws {
    let transport = ScriptedTransport([.success(response("[\(result())]"))])
    let answer = try await lookup(transport).answer(to: PlaceQuery(text: "Larvotto"), for: .person)
      .answer
    guard case .found(let places) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(places.map(\.name) == ["Larvotto"])
  }

  @Test func `pauses of the machine are kept and the budget counts them`() async throws {
    let busy = HTTPHeader("retry-after", "4")
    let slowed = Result<HTTPResponse, HTTPFailure>.success(response(503, "", headers: [busy]))
    let transport = ScriptedTransport([slowed, slowed])
    let answer = try await lookup(transport).answer(to: PlaceQuery(text: "x"), for: .person).answer
    #expect(answer == .found([]))
    #expect(transport.requests.map(\.timeoutMilliseconds) == [10_000, 6000, 2000])
  }

  @Test func `what the cache knows never leaves the machine`() async throws {
    let folder = TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let cache = LookupCache(path: folder.path + "/lookups.db")
    let transport = ScriptedTransport()
    for text in ["xyzzy", "Xyzzy"] {
      let answer = try await lookup(transport, cache: cache).answer(
        to: PlaceQuery(text: text), for: .person
      ).answer
      #expect(answer == .found([]))
    }
    #expect(transport.requests.count == 1)
  }

  @Test func `failures are not kept`() async throws {
    let folder = TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let cache = LookupCache(path: folder.path + "/lookups.db")
    let transport = ScriptedTransport([.failure(.timedOut)])
    let lookup = try lookup(transport, cache: cache)
    #expect(
      await lookup.answer(to: PlaceQuery(text: "x"), for: .person).answer
        == .failed(.timedOut(seconds: 10)))
    #expect(await lookup.answer(to: PlaceQuery(text: "x"), for: .person).answer == .found([]))
    #expect(transport.requests.count == 2)
  }

  @Test func `a server that refused is not asked again`() async throws {
    let transport = ScriptedTransport([.success(response(403, "", type: "text/html"))])
    let lookup = try lookup(transport)
    for text in ["x", "y"] {
      #expect(
        await lookup.answer(to: PlaceQuery(text: text), for: .person).answer
          == .failed(.refused(status: 403)))
    }
    #expect(transport.requests.count == 1)
  }

  @Test func `too long a question and an empty one send nothing`() async throws {
    let transport = ScriptedTransport()
    let lookup = try lookup(transport)
    let long = PlaceQuery(text: String(repeating: "a ", count: 300))
    #expect(await lookup.answer(to: long, for: .person).answer == .failed(.tooLong(limit: 300)))
    #expect(await lookup.answer(to: PlaceQuery(text: " "), for: .person).answer == .found([]))
    #expect(transport.requests.isEmpty)
  }

  @Test func `a cancel during a pause ends the lookup`() async throws {
    let transport = ScriptedTransport([.success(response(500, ""))])
    let lookup = try lookup(transport)
    let answer = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await lookup.answer(to: PlaceQuery(text: "x"), for: .person).answer
    }.value
    #expect(answer == .failed(.cancelled))
    #expect(transport.requests.count == 1)
  }
}
