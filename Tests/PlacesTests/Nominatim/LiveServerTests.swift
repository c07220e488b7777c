import HTTP
import Places
import Session
import Shell
import Synchronization
import TestSupport
import Testing
import World

/// Places that are typed, asked of a real server that answers well, slowly, badly or not at all.
@Suite(
  RealServer(),
  .enabled(if: canRunNominatim, "not run: no ../shared/nominatim, or TRIPSH_SKIP_NOMINATIM is set"),
  .timeLimit(.minutes(5)))
struct LiveServerTests {
  private let told = ToldLists()
  private let trace = Trace()

  /// A server behind an address that may change from question to question.
  private func live(_ mode: @escaping @Sendable (String) -> String) throws -> LivePlaces {
    guard let addresses = RealServer.addresses else {
      try Test.cancel("not run: the Nominatim server of ../shared could not be started")
    }
    var limits = TypingLimits()
    limits.debounceMilliseconds = 20
    let server = try ownServer(addresses.server)
    let (told, trace) = (told, trace)
    let places = ByWords(trace: trace) { addresses.mode(mode($0)) }
    let live = LivePlaces(
      server: server, HostRules(), places: places, clock: SystemLookupClock(), limits: limits,
      bears: { _ in false }, tell: { told.add($0) })
    return try #require(live)
  }

  private func type(_ words: String, _ line: LivePlaces.Line) {
    _ = line.type(
      LivePlaces.Typed(
        topic: words, replacing: words.unicodeScalars.count, isQuoted: false, behind: "",
        shown: [], session: Session(window: WindowID(1))), isPlain: true)
  }

  @Test func `what is typed is answered with rows that can be taken`() async throws {
    let live = try live { _ in "ok" }
    let line = live.begin()
    for count in 3...8 { type(String("Larvotto".prefix(count)), line) }
    let list = await told.next()
    #expect(list.topic == "Larvotto" && list.note == nil)
    #expect(list.offer.candidates.contains { $0.label == "Larvotto" })
    #expect(trace.lines == ["asks Larvotto", "answered Larvotto"])
  }

  @Test(arguments: [("500", "trouble"), ("cut", "not understood"), ("drop", "not understood")])
  func `a failure is one line`(mode: String, words: String) async throws {
    let live = try live { _ in mode }
    type("Larvotto", live.begin())
    let list = await told.next()
    #expect(list.offer.candidates.isEmpty)
    #expect(list.note?.contains(words) == true, "\(list.note ?? "")")
  }

  @Test(arguments: ["slow", "hang"])
  func `a newer question ends a slow one, and only its answer shows`(mode: String) async throws {
    let live = try live { $0 == "Larv" ? mode : "ok" }
    let line = live.begin()
    type("Larv", line)
    await trace.waits(for: "asks Larv")
    type("Larvotto", line)
    #expect(await told.next().topic == "Larvotto")
    while live.running > 0 { await Task.yield() }
    #expect(told.count == 1)
    #expect(Set(trace.lines) == ["asks Larv", "ended Larv", "asks Larvotto", "answered Larvotto"])
  }

  @Test func `the end of the line ends what runs, on the wire too`() async throws {
    let live = try live { _ in "hang" }
    type("Larvotto", live.begin())
    await trace.waits(for: "asks Larvotto")
    live.end()
    while live.running > 0 { await Task.yield() }
    #expect(trace.lines == ["asks Larvotto", "ended Larvotto"] && told.count == 0)
  }
}

/// What became of each question, in order.
private final class Trace: Sendable {
  private let told = Mutex<[String]>([])

  var lines: [String] { told.withLock { $0 } }

  func add(_ line: String) { told.withLock { $0.append(line) } }

  func waits(for line: String) async {
    while !lines.contains(line) { await Task.yield() }
  }
}

/// Asks one of several addresses, by the words of the question.
private struct ByWords: PlaceAnswering {
  let trace: Trace
  let address: @Sendable (String) -> String

  func answer(to query: PlaceQuery, for asker: Asker) async -> Answered {
    guard let server = ServerAddress(address(query.text)) else {
      return Answered(.failed(.offline("no address")))
    }
    var limits = LookupLimits()
    limits.pauses = []
    let lookup = PlaceLookup(
      server: server, pace: nil, transport: CurlTransport(), cache: nil,
      userAgent: "tripsh/0.1 (tests)", language: "en", limits: limits)
    trace.add("asks \(query.text)")
    let answered = await lookup.answer(to: query, for: asker)
    trace.add(
      answered.answer == .failed(.cancelled) ? "ended \(query.text)" : "answered \(query.text)")
    return answered
  }
}

/// The lists that were told.
private final class ToldLists: Sendable {
  private let lists = Mutex<[LiveList]>([])

  var count: Int { lists.withLock { $0.count } }

  func add(_ list: LiveList) { lists.withLock { $0.append(list) } }

  /// The first one, once it is told.
  func next() async -> LiveList {
    while true {
      if let list = lists.withLock(\.first) { return list }
      await Task.yield()
    }
  }
}
