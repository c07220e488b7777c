import Places
import Session
import Shell
import Synchronization
import TestSupport
import Testing
import World

/// A shared text in memory, or one that cannot be written.
private final class MemoryText: SharedText {
  private let text = Mutex("")
  private let isBroken: Bool

  init(_ start: String = "", isBroken: Bool = false) {
    self.isBroken = isBroken
    text.withLock { $0 = start }
  }

  var value: String { text.withLock { $0 } }

  func change(_ body: (String) -> String) throws(FileFailure) {
    if isBroken { throw FileFailure(path: "pace", reason: .notPermitted) }
    text.withLock { $0 = body($0) }
  }
}

private let host = "geo.example.org"

@Suite struct PaceTests {
  private func pace(_ text: MemoryText, _ sender: String = "1") -> Pace {
    Pace(text, sender: sender)
  }

  private func enter(_ pace: Pace, at now: Int64, spacing: Int = 1000) -> Pace.Entry {
    pace.enter(host, at: now, spacing: spacing, longestRequest: 10_000)
  }

  @Test func `a second request waits a second from the end of the first`() {
    let text = MemoryText()
    let (one, other) = (pace(text, "1"), pace(text, "2"))
    #expect(enter(one, at: 100_000) == .free)
    #expect(enter(other, at: 100_001) == .wait(milliseconds: 10_999))
    one.leave(host, at: 100_300)
    #expect(enter(other, at: 100_301) == .wait(milliseconds: 999))
    #expect(enter(other, at: 101_300) == .free)
  }

  @Test func `a script waits fifteen seconds, a person is not held up by one that waits`() {
    let pace = pace(MemoryText("100000\n"))
    #expect(enter(pace, at: 101_000, spacing: 15_000) == .wait(milliseconds: 14_000))
    #expect(enter(pace, at: 101_000) == .free)
  }

  @Test func `a program that died while it asked holds nobody up for long`() {
    let text = MemoryText()
    #expect(enter(pace(text, "1"), at: 100_000) == .free)
    #expect(enter(pace(text, "2"), at: 111_000) == .free)
  }

  @Test func `a clock that was put back makes nobody wait for the old time`() {
    #expect(enter(pace(MemoryText("99999999999\n")), at: 5000) == .wait(milliseconds: 1000))
    let text = MemoryText("99999999999 7\n")
    #expect(enter(pace(text), at: 5000) == .wait(milliseconds: 11_000))
  }

  @Test(arguments: ["", "x y z\n", "\u{0}\u{FF}", "12 3\nhost\nhost a b c\n", "-5\n"])
  func `a text that is none of ours says nothing`(text: String) {
    #expect(enter(pace(MemoryText(text)), at: 100_000) == .free)
  }

  @Test func `who cannot keep the pace does not ask`() {
    guard case .closed(.offline) = enter(pace(MemoryText(isBroken: true)), at: 1) else {
      Issue.record("it may ask")
      return
    }
  }

  @Test func `a refusal closes a host for every program until places is set again`() {
    let text = MemoryText()
    pace(text, "1").learn(.failed(.refused(status: 403)), from: host, at: 1000)
    let other = pace(text, "2")
    #expect(enter(other, at: 9_000_000_000) == .closed(.refused(status: 403)))
    #expect(other.enter("a.example", at: 9_000_000, spacing: 1, longestRequest: 1) == .free)
    other.leave("a.example", at: 9_000_000)
    other.reopen(host)
    #expect(enter(other, at: 9_010_000) == .free)
  }

  @Test func `a host that asks for time gets it, one that tells none more each time`() {
    let text = MemoryText()
    let pace = pace(text)
    pace.learn(.failed(.slowed(retryAfterSeconds: 30)), from: host, at: 100_000)
    #expect(enter(pace, at: 101_000) == .closed(.slowed(retryAfterSeconds: 29)))
    for wanted in [60, 120, 240] {
      pace.reopen("nobody")
      pace.learn(.failed(.slowed(retryAfterSeconds: nil)), from: host, at: 100_000)
      #expect(enter(pace, at: 100_000) == .closed(.slowed(retryAfterSeconds: wanted)))
    }
    pace.learn(.found([]), from: host, at: 100_000)
    #expect(enter(pace, at: 200_000) == .free)
  }

  @Test func `the file is for its owner alone, and eight writers lose nothing`() async throws {
    let folder = TemporaryFolder()
    let path = folder.file("state/tripsh/pace")
    await withTaskGroup { group in
      for _ in 1...8 {
        group.addTask {
          let file = SharedTextFile(path: path)
          for _ in 1...20 { try? file.change { "\((Int($0) ?? 0) + 1)" } }
        }
      }
    }
    #expect(folder.read("state/tripsh/pace") == "160")
    #expect(folder.mode(of: "state/tripsh/pace") == 0o600)
    #expect(folder.mode(of: "state/tripsh") == 0o700)
  }
}

/// Every pause is over at once and only moves the time.
private final class MovedClock: LookupClock {
  private let time = Mutex(1_000_000)

  func milliseconds() -> Int { time.withLock { $0 } }
  func seconds() -> Int64 { Int64(milliseconds() / 1000) }
  func wallMilliseconds() -> Int64 { Int64(milliseconds()) }
  func pause(milliseconds: Int) async { time.withLock { $0 += milliseconds } }
}

/// Answers as told and remembers when it was asked.
private final class TimedTransport: HTTPTransport {
  private let times = Mutex<[Int]>([])
  private let clock: MovedClock
  private let status: Int

  init(_ clock: MovedClock, status: Int = 200) {
    self.clock = clock
    self.status = status
  }

  var asked: [Int] { times.withLock { $0 } }

  func send(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPFailure> {
    times.withLock { $0.append(clock.milliseconds()) }
    return .success(response(status, "[]"))
  }
}

@Suite struct GuestLookupTests {
  private let clock = MovedClock()

  private func lookup(_ transport: TimedTransport) throws -> PlaceLookup {
    PlaceLookup(
      server: try ownServer("https://\(host)"), pace: Pace(MemoryText(), sender: "1"),
      transport: transport, cache: nil, userAgent: "tripsh/test (me)", language: "en",
      clock: clock)
  }

  private func spaces(_ times: [Int]) -> [Int] { zip(times.dropFirst(), times).map(-) }

  @Test func `a person asks once a second, and one question is one request`() async throws {
    let transport = TimedTransport(clock)
    let lookup = try lookup(transport)
    for text in ["a", "b", "c"] {
      let query = PlaceQuery(text: text, kind: "hotel")
      #expect(await lookup.answer(to: query, for: .person).answer == .found([]))
    }
    #expect(spaces(transport.asked) == [1000, 1000])
  }

  @Test func `a script asks four times a minute`() async throws {
    let transport = TimedTransport(clock)
    let lookup = try lookup(transport)
    for text in ["a", "b", "c"] {
      _ = await lookup.answer(to: PlaceQuery(text: text), for: .script)
    }
    #expect(spaces(transport.asked).allSatisfy { $0 >= 15_000 })
  }

  @Test func `retries keep the pace; in a script there is no time for any`() async throws {
    let transport = TimedTransport(clock, status: 500)
    let failed = PlaceAnswer.failed(.serverTrouble(status: 500))
    let lookup = try lookup(transport)
    #expect(await lookup.answer(to: PlaceQuery(text: "a"), for: .person).answer == failed)
    #expect(spaces(transport.asked) == [1000, 1000])
    #expect(await lookup.answer(to: PlaceQuery(text: "b"), for: .script).answer == failed)
    #expect(transport.asked.count == 4)
  }
}
