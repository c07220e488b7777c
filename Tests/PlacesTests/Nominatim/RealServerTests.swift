import HTTP
import Places
import Session
import Shell
import TestSupport
import Testing
import World

/// The addresses of the real server; a test that has none is not run, and says so.
private func addresses() throws -> RealServer.Addresses {
  guard let addresses = RealServer.addresses else {
    try Test.cancel("not run: the Nominatim server of ../shared could not be started")
  }
  return addresses
}

private func lookup(
  _ address: String, total: Int = 10_000, pauses: [Int] = [300, 900]
) throws -> PlaceLookup {
  var limits = LookupLimits()
  limits.totalMilliseconds = total
  limits.pauses = pauses
  return PlaceLookup(
    server: try ownServer(address), pace: nil, transport: CurlTransport(), cache: nil,
    userAgent: "tripsh/0.1 (tests)", language: "en", limits: limits)
}

private func answer(
  _ mode: String, total: Int = 10_000, pauses: [Int] = [300, 900]
) async throws -> PlaceAnswer {
  try await lookup(try addresses().mode(mode), total: total, pauses: pauses)
    .answer(to: PlaceQuery(text: "Larvotto"), for: .person).answer
}

@Suite(
  RealServer(),
  .enabled(if: canRunNominatim, "not run: no ../shared/nominatim, or TRIPSH_SKIP_NOMINATIM is set"),
  .timeLimit(.minutes(5)))
struct RealServerTests {
  @Test func `a real server knows a beach`() async throws {
    let answer = try await lookup(try addresses().server).answer(
      to: PlaceQuery(text: "Larvotto"), for: .person
    ).answer
    guard case .found(let places) = answer else {
      Issue.record("\(answer)")
      return
    }
    let place = try #require(places.first)
    #expect(place.name == "Larvotto")
    #expect(place.osm == "relation/5986437")
    #expect((place.category, place.address, place.country) == ("suburb", "Monaco", "MC"))
    let monaco = try #require(Coordinates(latitude: 43.74, longitude: 7.43))
    #expect(place.position.kilometres(to: monaco) < 3)
  }

  @Test(arguments: [
    ("supermarket", "Monaco"), ("viewpoint", "Monaco"), ("hotel", "Hermitage"),
    ("restaurant", "Rampoldi"),
  ])
  func `a kind is found in a place and before a name`(kind: String, text: String) async throws {
    let query = PlaceQuery(text: text, kind: kind, limit: 5)
    let answer = try await lookup(try addresses().server).answer(to: query, for: .person).answer
    guard case .found(let places) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(!places.isEmpty)
    #expect(places.allSatisfy { $0.category == kind })
  }

  @Test(arguments: [
    "Café de Paris", "Cafe\u{301} de Paris", "Монако", "モナコ", "a&b=c#d?e%", "\u{0}\u{1B}[31mx",
    "🏖️ Larvotto", "'; DROP TABLE", "(((", "[tourism=museum", "   .  ",
  ])
  func `words of any kind are no error`(text: String) async throws {
    let answer = try await lookup(try addresses().server).answer(
      to: PlaceQuery(text: text), for: .person
    ).answer
    guard case .found = answer else {
      Issue.record("\(answer)")
      return
    }
  }

  @Test(arguments: ["ok", "redirect", "agent", "limit", "limit"])
  func `an answer comes through`(mode: String) async throws {
    guard case .found(let places) = try await answer(mode) else {
      Issue.record("no answer through \(mode)")
      return
    }
    #expect(places.first?.name == "Larvotto")
  }

  @Test(arguments: [
    ("403", LookupFailure.refused(status: 403)), ("429", .slowed(retryAfterSeconds: 30)),
    ("429bare", .slowed(retryAfterSeconds: nil)), ("429xhtml", .slowed(retryAfterSeconds: nil)),
    ("500", .serverTrouble(status: 500)), ("502", .serverTrouble(status: 502)),
  ])
  func `a page of trouble is told as what it is`(mode: String, failure: LookupFailure) async throws
  {
    #expect(try await answer(mode) == .failed(failure))
  }

  @Test func `a date to wait for is read`() async throws {
    guard case .failed(.slowed(let seconds?)) = try await answer("429date") else {
      Issue.record("not slowed")
      return
    }
    #expect(seconds <= 120)
  }

  @Test func `a wait beyond the time slows us`() async throws {
    #expect(try await answer("503", total: 3000) == .failed(.slowed(retryAfterSeconds: 5)))
  }

  @Test func `a gateway without a server behind it is trouble`() async throws {
    #expect(try await answer("504", pauses: []) == .failed(.serverTrouble(status: 504)))
  }

  @Test(arguments: ["hang", "slow"])
  func `silence and slowness end with the time`(mode: String) async throws {
    #expect(try await answer(mode, total: 1000) == .failed(.timedOut(seconds: 1)))
  }

  @Test(arguments: ["html", "htmljson", "cut", "cutjson", "badutf8", "empty", "huge", "drop"])
  func `an answer that is none is not understood`(mode: String) async throws {
    guard case .failed(.notUnderstood) = try await answer(mode) else {
      Issue.record("\(mode) was understood")
      return
    }
  }

  @Test func `what is at a position is asked, in the sea there is nothing`() async throws {
    let lookup = try lookup(try addresses().server)
    let there = try whatIsThere()
    guard case .found(let places) = await lookup.answer(to: there, for: .person).answer else {
      throw NoAnswer()
    }
    #expect(places.count == 1 && places.first?.country == "MC")
    let sea = PlaceQuery(at: try #require(Coordinates(latitude: 10, longitude: -30)))
    #expect(await lookup.answer(to: sea, for: .person).answer == .found([]))
  }

  @Test func `objects are looked up fifty at a time, unknown ones are left out`() async throws {
    let lookup = try lookup(try addresses().server)
    let known = ["way/4229658", "node/954713831"]
    let objects = [known[0]] + (1...118).map { "node/\($0)" } + [known[1], "no object"]
    let answered = await lookup.answer(to: PlaceQuery(objects: objects), for: .person)
    guard case .found(let places) = answered.answer else { throw NoAnswer() }
    #expect(Set(places.compactMap(\.osm)) == Set(known))
  }

  @Test func `a kind of place is looked for in the town of the trip`() async throws {
    var query = PlaceQuery(text: "", kind: "restaurant", limit: 5)
    query.city = "Vaduz"
    let lookup = try lookup(try addresses().liechtenstein)
    guard case .found(let places) = await lookup.answer(to: query, for: .person).answer else {
      throw NoAnswer()
    }
    #expect(places.count == 5 && places.allSatisfy { $0.category == "restaurant" })
    #expect(places.contains { $0.address?.hasSuffix("9490 Vaduz, Liechtenstein") == true })
  }

  @Test(arguments: [("restaurants", "restaurant"), ("musée", "museum"), ("atm", "cash machine")])
  func `a kind is found around a position`(
    kind: String, category: String
  ) async throws {
    let here = try #require(Coordinates(latitude: 43.74, longitude: 7.43))
    let lookup = try lookup(try addresses().server)
    let query = PlaceQuery(ofKind: kind, near: here)
    guard case .found(let places) = await lookup.answer(to: query, for: .person).answer else {
      throw NoAnswer()
    }
    #expect(places.count > 3 && places.allSatisfy { $0.category == category })
    let distances = places.map { $0.position.kilometres(to: here) }
    #expect(distances.prefix(2).allSatisfy { $0 < 1 } && distances.allSatisfy { $0 < 5 })
  }

  @Test func `what a real server says of a house is its address`() async throws {
    let lookup = try lookup(try addresses().server)
    let query = PlaceQuery(text: "Rampoldi")
    guard case .found(let places) = await lookup.answer(to: query, for: .person).answer else {
      throw NoAnswer()
    }
    #expect(places.first?.address == "3 Avenue des Spélugues, 98000 Monaco")
  }

  @Test func `every sample request is answered or refused as it was`() async throws {
    let transport = CurlTransport()
    var count = 0
    for sample in try SampleRequest.all() {
      guard let server = sample.server(try addresses()) else { continue }
      count += 1
      let url = server + sample.path
      let request = HTTPRequest(
        url: url, headers: sample.headers, timeoutMilliseconds: 30_000, largestBody: 4_000_000)
      let response = try await transport.send(request).get()
      #expect(response.status == sample.status, "\(sample.name)")
      let type = response.header("content-type")?.prefix { $0 != ";" }
      #expect(type == sample.contentType.prefix { $0 != ";" }, "\(sample.name)")
      let now = try reply(response, to: sample.query())
      let then = try reply(sample.answer(), to: sample.query())
      #expect(now.outline == then.outline, "\(sample.name)")
    }
    #expect(count > 65)
  }

  /// Held against one that is left to run out of time, since on a busy machine no time is short.
  @Test func `a cancelled lookup ends at once`() async throws {
    let silent = try addresses().mode("hang")
    let left = try lookup(silent, total: 2000)
    let cancelled = try lookup(silent)
    let query = PlaceQuery(text: "Larvotto")
    await withTaskGroup(of: PlaceAnswer.self) { answers in
      answers.addTask { await left.answer(to: query, for: .person).answer }
      answers.addTask {
        let waiting = Task { await cancelled.answer(to: query, for: .person).answer }
        waiting.cancel()
        return await waiting.value
      }
      #expect(await answers.next() == .failed(.cancelled))
      #expect(await answers.next() == .failed(.timedOut(seconds: 2)))
    }
  }
}

private struct NoAnswer: Error {}

extension NominatimReply {
  /// What it comes to, without what differs from database to database.
  fileprivate var outline: String {
    switch self {
    case .places(let places):
      "places " + places.map { $0.osm ?? $0.name }.sorted().joined(separator: " ")
    case .moved: "moved"
    case .later(let failure, _): "later \(failure)"
    case .failed(let failure): "failed \(failure)"
    }
  }
}
