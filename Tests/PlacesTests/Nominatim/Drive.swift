import Places
import Session
import Testing
import World

/// A machine and the one action it wants at a time.
struct Drive {
  var machine: LookupMachine
  var milliseconds = 0

  init(_ limits: LookupLimits = LookupLimits()) throws {
    machine = LookupMachine(
      server: try ownServer("http://127.0.0.1:8088/sub"), userAgent: "tripsh/0.1", limits: limits)
  }

  private var now: LookupMoment { LookupMoment(milliseconds: milliseconds, seconds: 1000) }

  mutating func ask(_ text: String, kind: String? = nil) throws -> [LookupAction] {
    machine.ask(try nominatimRequest(text, kind: kind), at: now)
  }

  mutating func receive(_ response: HTTPResponse, for number: Int) -> [LookupAction] {
    machine.receive(.success(response), for: number, at: now)
  }

  mutating func fail(_ failure: HTTPFailure, for number: Int) -> [LookupAction] {
    machine.receive(.failure(failure), for: number, at: now)
  }

  mutating func wake(_ number: Int) -> [LookupAction] { machine.wake(number, at: now) }
}

/// The request and number of a machine that wants just one thing sent.
func sending(
  _ actions: [LookupAction], location: SourceLocation = #_sourceLocation
) throws -> (request: HTTPRequest, number: Int) {
  guard actions.count == 1, case .send(let request, let number) = actions[0] else {
    Issue.record("\(actions)", sourceLocation: location)
    throw NothingSent()
  }
  return (request, number)
}

func pause(_ actions: [LookupAction]) throws -> (milliseconds: Int, number: Int) {
  guard actions.count == 1, case .wait(let milliseconds, let number) = actions[0] else {
    Issue.record("\(actions)")
    throw NothingSent()
  }
  return (milliseconds, number)
}

private struct NothingSent: Error {}

func moved(_ location: String) -> HTTPResponse {
  response(301, "", headers: [HTTPHeader("location", location)])
}

func wait(_ status: Int, _ seconds: String) -> HTTPResponse {
  response(status, "", headers: [HTTPHeader("retry-after", seconds)])
}
