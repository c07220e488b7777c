import Places
import Session
import Testing

@Suite struct ServerGateTests {
  @Test func `a server that refused stays closed`() {
    var gate = ServerGate()
    gate.note(.failed(.refused(status: 403)), at: 0)
    #expect(gate.closure(at: 1_000_000_000) == .refused(status: 403))
  }

  @Test func `a server that asked for time is closed until then`() {
    var gate = ServerGate()
    gate.note(.failed(.slowed(retryAfterSeconds: 30)), at: 1000)
    #expect(gate.closure(at: 1001) == .slowed(retryAfterSeconds: 30))
    #expect(gate.closure(at: 30_500) == .slowed(retryAfterSeconds: 1))
    #expect(gate.closure(at: 31_000) == nil)
  }

  @Test(arguments: [
    LookupFailure.slowed(retryAfterSeconds: nil), .offline(""), .serverTrouble(status: 500),
    .notUnderstood(""), .timedOut(seconds: 10), .cancelled, .tooLong(limit: 1), .noLibrary(""),
  ])
  func `other failures close nothing`(failure: LookupFailure) {
    var gate = ServerGate()
    gate.note(.failed(failure), at: 0)
    #expect(gate.closure(at: 1) == nil)
  }
}
