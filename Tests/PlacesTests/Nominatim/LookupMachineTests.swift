import Places
import Session
import Testing
import World

@Suite struct LookupMachineTests {
  @Test func `a question is sent under the server's address with our name`() throws {
    var drive = try Drive()
    let (request, _) = try sending(drive.ask("Larvotto"))
    #expect(request.url.hasPrefix("http://127.0.0.1:8088/sub/search?q=Larvotto&format=jsonv2&"))
    #expect(request.headers.contains(HTTPHeader("User-Agent", "tripsh/0.1")))
    #expect(request.timeoutMilliseconds == 10_000)
    #expect(request.largestBody == 2 * 1024 * 1024)
  }

  @Test func `an answer ends the question`() throws {
    var drive = try Drive()
    let (_, number) = try sending(drive.ask("x"))
    #expect(drive.receive(response("[]"), for: number) == [.answer(.found([]))])
    #expect(drive.receive(response("[]"), for: number) == [])
    #expect(drive.machine.cancel() == [])
  }

  @Test func `an empty question is answered without a request`() throws {
    var drive = try Drive()
    #expect(try drive.ask("  ") == [.answer(.found([]))])
  }

  @Test func `a newer question abandons the older, whose answer is dropped`() throws {
    var drive = try Drive()
    let (_, old) = try sending(drive.ask("por"))
    let actions = try drive.ask("porto")
    #expect(actions.first == .abandon(number: old))
    let (_, new) = try sending(Array(actions.dropFirst()))
    #expect(new > old)
    #expect(drive.receive(response("[\(result())]"), for: old) == [])
    #expect(drive.receive(response("[]"), for: new) == [.answer(.found([]))])
  }

  @Test func `a cancelled question is answered at once and its answer dropped`() throws {
    var drive = try Drive()
    let (_, number) = try sending(drive.ask("x"))
    #expect(drive.machine.cancel() == [.abandon(number: number), .answer(.failed(.cancelled))])
    #expect(drive.receive(response("[]"), for: number) == [])
  }

  @Test func `trouble of the server is tried twice more, with growing pauses`() throws {
    var drive = try Drive()
    var (_, number) = try sending(drive.ask("x"))
    for expected in [300, 900] {
      let (milliseconds, pausing) = try pause(drive.receive(response(502, ""), for: number))
      #expect(milliseconds == expected)
      drive.milliseconds += milliseconds
      (_, number) = try sending(drive.wake(pausing))
    }
    #expect(
      drive.receive(response(500, ""), for: number) == [
        .answer(.failed(.serverTrouble(status: 500)))
      ])
  }

  @Test func `what is left of the time is what a further try may take`() throws {
    var drive = try Drive()
    let (_, number) = try sending(drive.ask("x"))
    drive.milliseconds = 4000
    let (_, pausing) = try pause(drive.receive(response(503, ""), for: number))
    drive.milliseconds = 4300
    #expect(try sending(drive.wake(pausing)).request.timeoutMilliseconds == 5700)
  }

  @Test func `a try that cannot begin in time is not made`() throws {
    var drive = try Drive()
    let (_, number) = try sending(drive.ask("x"))
    drive.milliseconds = 9800
    #expect(
      drive.receive(response(503, ""), for: number) == [
        .answer(.failed(.serverTrouble(status: 503)))
      ])
  }

  @Test func `a pause that took too long ends in a time-out`() throws {
    var drive = try Drive()
    let (_, number) = try sending(drive.ask("x"))
    let (_, pausing) = try pause(drive.receive(response(503, ""), for: number))
    drive.milliseconds = 10_000
    #expect(drive.wake(pausing) == [.answer(.failed(.timedOut(seconds: 10)))])
  }

  @Test(arguments: [429, 503])
  func `a wait within the time is kept`(status: Int) throws {
    var drive = try Drive()
    let (_, number) = try sending(drive.ask("x"))
    let (milliseconds, pausing) = try pause(drive.receive(wait(status, "5"), for: number))
    #expect(milliseconds == 5000)
    drive.milliseconds = 5000
    let (_, again) = try sending(drive.wake(pausing))
    #expect(drive.receive(response("[]"), for: again) == [.answer(.found([]))])
  }

  @Test(arguments: [429, 503])
  func `a wait beyond the time slows us`(status: Int) throws {
    var drive = try Drive()
    let (_, number) = try sending(drive.ask("x"))
    #expect(
      drive.receive(wait(status, "30"), for: number) == [
        .answer(.failed(.slowed(retryAfterSeconds: 30)))
      ])
  }

  @Test func `a wait of no seconds still leaves a pause`() throws {
    var drive = try Drive()
    let (_, number) = try sending(drive.ask("x"))
    #expect(try pause(drive.receive(wait(429, "0"), for: number)).milliseconds == 300)
  }

  @Test func `a server that slows us and names no time is not asked again`() throws {
    var drive = try Drive()
    let (_, number) = try sending(drive.ask("x"))
    #expect(
      drive.receive(response(429, ""), for: number) == [
        .answer(.failed(.slowed(retryAfterSeconds: nil)))
      ])
  }

  @Test(arguments: [
    ("/elsewhere?q=x", "http://127.0.0.1:8088/elsewhere?q=x"),
    ("http://127.0.0.1:9999/a", "http://127.0.0.1:9999/a"),
    ("https://127.0.0.1/a#part", "https://127.0.0.1/a"), ("//127.0.0.1/b", "http://127.0.0.1/b"),
    ("find?q=x", "http://127.0.0.1:8088/sub/find?q=x"),
    ("?q=y", "http://127.0.0.1:8088/sub/search?q=y"),
  ])
  func `a redirect on the same host is followed`(location: String, url: String) throws {
    var drive = try Drive()
    let (_, number) = try sending(drive.ask("x"))
    #expect(try sending(drive.receive(moved(location), for: number)).request.url == url)
  }

  @Test(arguments: [
    "http://example.org/", "//example.org/", "http://127.0.0.2/", "http://127.0.0.1@example.org/",
    "http://user@127.0.0.1/", "file:///etc/passwd", "javascript:1", "http://127.1/", "http://",
  ])
  func `a redirect to another host is not`(location: String) throws {
    var drive = try Drive()
    let (_, number) = try sending(drive.ask("x"))
    #expect(
      drive.receive(moved(location), for: number) == [
        .answer(.failed(.notUnderstood("a redirect to another host")))
      ])
  }

  @Test func `an encrypted connection is not left by a redirect`() throws {
    var machine = LookupMachine(server: try ownServer("https://localhost"), userAgent: "t")
    let now = LookupMoment(milliseconds: 0, seconds: 0)
    let (_, number) = try sending(machine.ask(try nominatimRequest("x"), at: now))
    #expect(
      machine.receive(.success(moved("http://localhost/")), for: number, at: now) == [
        .answer(.failed(.notUnderstood("a redirect to another host")))
      ])
  }

  @Test func `redirects without an end are given up after three`() throws {
    var drive = try Drive()
    var (_, number) = try sending(drive.ask("x"))
    for _ in 1...3 { (_, number) = try sending(drive.receive(moved("/x"), for: number)) }
    #expect(
      drive.receive(moved("/x"), for: number) == [
        .answer(.failed(.notUnderstood("too many redirects")))
      ])
  }

  @Test func `where a kind before a name finds nothing, it is tried before where to look`() throws {
    var drive = try Drive()
    let (first, number) = try sending(drive.ask("Monaco", kind: "hotel"))
    #expect(first.url.contains("q=hotel%20Monaco&"))
    let (second, again) = try sending(drive.receive(response("[]"), for: number))
    #expect(second.url.contains("q=hotel%20in%20Monaco&"))
    #expect(drive.receive(response("[]"), for: again) == [.answer(.found([]))])
  }

  @Test(arguments: [
    (HTTPFailure.badAddress, LookupFailure.offline("the address cannot be used")),
    (.offline("refused"), .offline("refused")), (.timedOut, .timedOut(seconds: 10)),
    (.cancelled, .cancelled), (.tooLarge, .notUnderstood("an answer without an end")),
    (.broken("cut"), .notUnderstood("cut")), (.noLibrary("none"), .noLibrary("none")),
  ])
  func `failures of the transfer are told apart`(failure: HTTPFailure, told: LookupFailure) throws {
    var drive = try Drive()
    let (_, number) = try sending(drive.ask("x"))
    #expect(drive.fail(failure, for: number) == [.answer(.failed(told))])
  }
}
