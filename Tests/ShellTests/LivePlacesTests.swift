import Places
import Session
import Shell
import Synchronization
import TestSupport
import Testing
import World

@Suite struct LivePlacesTests {
  private let clock = SteppedClock()
  private let places = GatedPlaces()
  private let told = ToldLists()

  private func live(_ hosts: HostRules = HostRules(), known: Set<String> = []) throws -> LivePlaces?
  {
    let server = try #require(ServerAddress("http://127.0.0.1:8080"))
    let told = told
    return LivePlaces(
      server: server, hosts, places: places, clock: clock, bears: { known.contains($0) },
      tell: { told.add($0) })
  }

  /// Types words in a line; what is told of the waiting.
  private func type(_ words: String, _ line: LivePlaces.Line, shown: [Place] = []) -> String? {
    line.type(
      LivePlaces.Typed(
        topic: words, replacing: words.unicodeScalars.count, isQuoted: false, behind: "",
        shown: shown, session: Session(window: WindowID(1))), isPlain: true)
  }

  @Test func `the server is asked a quarter of a second after the last key`() async throws {
    let live = try #require(try live())
    let line = live.begin()
    #expect(type("la", line) == nil)
    #expect(type("lar", line) == "asking 127.0.0.1 …")
    await clock.sleeps(1)
    clock.advance(milliseconds: 249)
    _ = type("larv", line)
    await clock.sleeps(1)
    clock.advance(milliseconds: 249)
    #expect(places.asked.isEmpty)
    clock.advance(milliseconds: 1)
    await places.waits(for: "larv")
    places.answer("larv", .found([try place("Larvotto", 43.745, 7.43)]))
    let list = await told.next()
    #expect(list.topic == "larv" && list.offer.candidates.map(\.insertion) == ["Larvotto "])
    #expect(places.asked == ["larv"] && list.note == nil)
  }

  @Test func `a late answer to older words is dropped, and its request ended`() async throws {
    let live = try #require(try live())
    let line = live.begin()
    try await ask("larv", line)
    try await ask("larvo", line)
    #expect(places.cancelled == ["larv"])
    places.answer("larv", .found([try place("Old", 1, 1)]))
    places.answer("larvo", .found([try place("Larvotto", 43.745, 7.43)]))
    #expect(await told.next().topic == "larvo")
    #expect(told.count == 1)
  }

  @Test func `a place of two sources is shown once, one of many namesakes is pinned`() async throws
  {
    let live = try #require(try live(known: ["hermitage"]))
    let shown = try place("Larvotto", 43.745, 7.43)
    let line = live.begin()
    try await ask("larv", line, shown: [shown])
    places.answer(
      "larv",
      .found([
        try place("LARVOTTO", 43.7451, 7.4301), try place("Larvotto", 44.5, 7.43),
        try place("Plage du Larvotto", 43.746, 7.431), try place("Hermitage", 43.74, 7.42),
      ]))
    #expect(
      await told.next().offer.candidates.map(\.insertion) == [
        "Larvotto @ 44.5, 7.43 ", "\"Plage du Larvotto\" ", "Hermitage @ 43.74, 7.42 ",
      ])
  }

  @Test func `a failure shows as one quiet line`() async throws {
    let live = try #require(try live())
    try await ask("larv", live.begin())
    places.answer("larv", .failed(.serverTrouble(status: 500)))
    let list = await told.next()
    #expect(list.offer.candidates.isEmpty)
    #expect(list.note == "server of places in trouble (500)")
  }

  @Test func `when the line is over nothing runs, and its last keys ask nothing`() async throws {
    let live = try #require(try live())
    let line = live.begin()
    try await ask("larv", line)
    live.end()
    while live.running > 0 { await Task.yield() }
    #expect(places.cancelled == ["larv"])
    #expect(type("larvo", line) == nil && live.running == 0)
    let next = live.begin()
    #expect(type("larvo", line) == nil && live.running == 0)
    try await ask("larvo", next)
    line.leave()
    #expect(live.running == 1)
    next.leave()
    while live.running > 0 { await Task.yield() }
  }

  @Test func `a server of others is never asked`() throws {
    #expect(try live(HostRules(guests: "127.0.0.1")) == nil)
    let others = try #require(ServerAddress("https://nominatim.openstreetmap.org"))
    let live = LivePlaces(
      server: others, HostRules(), places: places, clock: clock, bears: { _ in false },
      tell: { _ in })
    #expect(live == nil)
  }

  /// Types words and lets the pause go by, until the server is asked.
  private func ask(_ words: String, _ line: LivePlaces.Line, shown: [Place] = []) async throws {
    _ = type(words, line, shown: shown)
    await clock.sleeps(1)
    clock.advance(milliseconds: 250)
    await places.waits(for: words)
  }

  private func place(_ name: String, _ latitude: Double, _ longitude: Double) throws -> Place {
    let position = try #require(Coordinates(latitude: latitude, longitude: longitude))
    return Place(name: name, position: position, source: .nominatim)
  }
}

extension SteppedClock: LookupClock {
  package func milliseconds() -> Int { now }
  package func seconds() -> Int64 { Int64(now / 1000) }
  package func pause(milliseconds: Int) async { await sleep(milliseconds: milliseconds) }
}

/// A server that answers when a test says so.
final class GatedPlaces: PlaceAnswering {
  private struct State {
    var asked: [String] = []
    var cancelled: [String] = []
    var waiting: [String: CheckedContinuation<PlaceAnswer, Never>] = [:]
  }

  private let state = Mutex(State())

  var asked: [String] { state.withLock { $0.asked } }
  var cancelled: [String] { state.withLock { $0.cancelled } }

  func answer(to query: PlaceQuery, for asker: Asker) async -> Answered {
    let text = query.text
    return await withTaskCancellationHandler {
      Answered(
        await withCheckedContinuation { waiter in
          state.withLock { state in
            state.asked.append(text)
            state.waiting[text] = waiter
          }
        })
    } onCancel: {
      let waiter = state.withLock { state in
        state.cancelled.append(text)
        return state.waiting.removeValue(forKey: text)
      }
      waiter?.resume(returning: .failed(.cancelled))
    }
  }

  /// Waits until this is asked.
  func waits(for text: String) async {
    while !asked.contains(text) { await Task.yield() }
  }

  func answer(_ text: String, _ answer: PlaceAnswer) {
    state.withLock { $0.waiting.removeValue(forKey: text) }?.resume(returning: answer)
  }
}

/// The lists that were told.
final class ToldLists: Sendable {
  private let lists = Mutex<[LiveList]>([])
  private let taken = Mutex(0)

  var count: Int { lists.withLock { $0.count } }

  func add(_ list: LiveList) { lists.withLock { $0.append(list) } }

  /// The next one, once it is told.
  func next() async -> LiveList {
    let number = taken.withLock { number in
      number += 1
      return number
    }
    while true {
      if let list = lists.withLock({ $0.count >= number ? $0[number - 1] : nil }) { return list }
      await Task.yield()
    }
  }
}
