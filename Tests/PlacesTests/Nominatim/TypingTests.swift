import HTTP
import Places
import Session
import Shell
import TestSupport
import Testing
import World

private func query(_ text: String) -> PlaceQuery { PlaceQuery(text: text) }

/// Each order of the elements.
private func orders<Element>(_ elements: [Element]) -> [[Element]] {
  guard elements.count > 1 else { return [elements] }
  return elements.indices.flatMap { index -> [[Element]] in
    var rest = elements
    let first = rest.remove(at: index)
    return orders(rest).map { [first] + $0 }
  }
}

/// The number of the question that these actions ask.
private func asked(_ actions: [TypingAction]) throws -> Int {
  for case .ask(_, let number) in actions { return number }
  throw NothingAsked()
}

private func paused(_ actions: [TypingAction]) throws -> Int {
  for case .wait(let milliseconds, let number) in actions {
    #expect(milliseconds == 250)
    return number
  }
  throw NothingAsked()
}

private struct NothingAsked: Error {}

@Suite struct TypingMachineTests {
  private var machine = TypingMachine()

  /// Types words and lets the pause go by; the number of the question.
  private mutating func ask(_ text: String) throws -> Int {
    try asked(machine.wake(try paused(machine.type(query(text)))))
  }

  @Test mutating func `a key within the pause puts the question off`() throws {
    let first = try paused(machine.type(query("por")))
    let actions = machine.type(query("port"))
    #expect(actions.first == .abandon(number: first))
    #expect(machine.wake(first).isEmpty)
    #expect(machine.wake(try paused(actions)).count == 1)
  }

  @Test mutating func `fewer than three characters ask nothing, blanks are none`() throws {
    #expect(machine.type(query("po")).isEmpty)
    #expect(machine.type(query(" po   ")).isEmpty)
    _ = try ask("por")
    #expect(machine.type(query("por ")).isEmpty)
    #expect(machine.type(query("po")).count == 1)
  }

  @Test mutating func `a newer question abandons the older one`() throws {
    let first = try ask("por")
    #expect(machine.type(query("port")).first == .abandon(number: first))
  }

  @Test(arguments: orders([0, 1, 2, 3]))
  func `answers in any order show only the newest question (222)`(order: [Int]) throws {
    var test = TypingMachineTests()
    let texts = ["lis", "lisb", "lisbo", "lisbon"]
    let numbers = try texts.map { try test.ask($0) }
    var shown: [TypingAction] = []
    for index in order { shown += test.machine.receive(.found([]), for: numbers[index]) }
    #expect(shown == [.show(query("lisbon"), .found([]))])
  }

  @Test(arguments: orders([0, 1, 2]), [0, 1, 2, 3])
  func `answers between keys never show words that stand there no more`(
    order: [Int], gap: Int
  ) throws {
    var test = TypingMachineTests()
    let numbers = try ["lis", "lisb", "lisbo"].map { try test.ask($0) }
    var shown: [TypingAction] = []
    for (count, index) in order.enumerated() {
      if count == gap { shown += test.machine.type(query("rome")) }
      shown += test.machine.receive(.found([]), for: numbers[index])
    }
    let isOvertaken = order.prefix(gap).contains(2) == false && gap < 3
    #expect(
      shown.contains(.show(query("lisbo"), .found([]))) == !isOvertaken)
    #expect(!shown.contains(.show(query("lis"), .found([]))))
  }

  @Test mutating func `what is shown goes when other words stand there`() throws {
    let number = try ask("lisbon")
    #expect(machine.receive(.found([]), for: number).count == 1)
    #expect(machine.type(query("lisbo")).first == .clear)
  }

  @Test mutating func `a failure is shown as one, a cancel shows nothing`() throws {
    let failed = PlaceAnswer.failed(.timedOut(seconds: 10))
    let number = try ask("lisbon")
    #expect(machine.receive(failed, for: number) == [.show(query("lisbon"), failed)])
    let next = try ask("rome")
    #expect(machine.receive(.failed(.cancelled), for: next).isEmpty)
  }

  @Test mutating func `the end of the line or Ctrl-C gives the question up`() throws {
    let number = try ask("lisbon")
    #expect(machine.cancel() == [.abandon(number: number)])
    #expect(machine.receive(.found([]), for: number).isEmpty)
    #expect(machine.cancel().isEmpty)
  }
}

/// On the wire: these act while a server keeps silent, and run by themselves (`Tests/run.sh`).
@Suite struct RunningLookupOnTheWire {
  private let found = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n[]"

  private func lookup(_ server: LocalServer) throws -> PlaceLookup {
    PlaceLookup(
      server: try ownServer(server.url), pace: nil, transport: CurlTransport(), cache: nil,
      userAgent: "tripsh/test", language: "en")
  }

  @Test func `a newer search ends the request of the older one`() async throws {
    let found = found
    let server = try LocalServer { $0.contains("q=lisbon") ? .answer(found) : .hang }
    defer { server.stop() }
    let (running, places) = (RunningLookup(), try lookup(server))
    let older = Task {
      await running.answer(to: PlaceQuery(text: "porto"), from: places, for: .person).answer
    }
    #expect(await server.waits { if case .request = $0 { true } else { false } })
    let newer = await running.answer(to: PlaceQuery(text: "lisbon"), from: places, for: .person)
    #expect(newer.answer == .found([]))
    #expect(await older.value == .failed(.cancelled))
    #expect(await server.waits { $0 == .hungUp })
  }

  @Test func `who cancels ends the newest request, also after an older one is gone`() async throws {
    let server = try LocalServer { _ in .hang }
    defer { server.stop() }
    let (running, places) = (RunningLookup(), try lookup(server))
    let older = Task {
      await running.answer(to: PlaceQuery(text: "porto"), from: places, for: .person).answer
    }
    #expect(await server.waits { if case .request = $0 { true } else { false } })
    let newer = Task {
      await running.answer(to: PlaceQuery(text: "lisbon"), from: places, for: .person).answer
    }
    #expect(await older.value == .failed(.cancelled))
    #expect(
      await server.waits {
        if case .request(let head) = $0 { head.contains("lisbon") } else { false }
      })
    running.cancel()
    #expect(await newer.value == .failed(.cancelled))
  }
}

/// On the wire: these act while a server keeps silent, and run by themselves (`Tests/run.sh`).
@Suite struct TypingSearchOnTheWire {
  private let found = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n[]"

  private func search(
    _ server: LocalServer, _ hosts: HostRules = HostRules()
  ) throws
    -> TypingSearch?
  {
    let address = try ownServer(server.url)
    let lookup = PlaceLookup(
      server: address, pace: nil, transport: CurlTransport(), cache: nil, userAgent: "tripsh/test",
      language: "en")
    var limits = TypingLimits()
    limits.debounceMilliseconds = 20
    return TypingSearch(
      server: address, hosts, places: lookup, clock: SystemLookupClock(), limits: limits)
  }

  @Test func `a newer question cancels the older one on the wire (223)`() async throws {
    let found = found
    let server = try LocalServer { $0.contains("q=lisbon") ? .answer(found) : .hang }
    defer { server.stop() }
    let search = try #require(try search(server))
    search.type(query("lis"))
    #expect(await server.waits { if case .request = $0 { true } else { false } })
    search.type(query("lisbon"))
    #expect(await server.waits { $0 == .hungUp })
    var offers = search.offers.makeAsyncIterator()
    #expect(await offers.next() == .answer(query("lisbon"), .found([])))
    while search.running > 0 { await Task.yield() }
    #expect(server.requests.count == 2)
  }

  @Test func `Ctrl-C leaves no task and no connection behind (223)`() async throws {
    let server = try LocalServer { _ in .hang }
    defer { server.stop() }
    let search = try #require(try search(server))
    search.type(query("lisbon"))
    #expect(await server.waits { if case .request = $0 { true } else { false } })
    search.cancel()
    #expect(await server.waits { $0 == .hungUp })
    while search.running > 0 { await Task.yield() }
  }

  @Test func `at a server of others nothing is asked before Enter`() throws {
    let server = try LocalServer(answering: found)
    defer { server.stop() }
    #expect(try search(server, HostRules(guests: "127.0.0.1")) == nil)
  }
}
