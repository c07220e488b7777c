package import Session
private import Synchronization

/// Whether a server may be asked at the moment: one that refused is not asked again, one that asked
/// for time gets it.
package struct ServerGate: Hashable, Sendable {
  private var refusal: LookupFailure?
  /// By the clock that only goes forward, in milliseconds.
  private var opensAt = 0

  package init() {}

  /// Why the server must not be asked now; `nil` when it may.
  package func closure(at milliseconds: Int) -> LookupFailure? {
    if let refusal { return refusal }
    let left = opensAt - milliseconds
    return left > 0 ? .slowed(retryAfterSeconds: (left + 999) / 1000) : nil
  }

  /// Learns from an answer that came at this time.
  package mutating func note(_ answer: PlaceAnswer, at milliseconds: Int) {
    guard case .failed(let failure) = answer else { return }
    switch failure {
    case .refused: refusal = failure
    case .slowed(let seconds?): opensAt = milliseconds + seconds * 1000
    case .slowed(nil), .offline, .serverTrouble, .notUnderstood, .timedOut, .cancelled, .tooLong,
      .noLibrary, .notAllowed, .notRecorded:
      break
    }
  }
}

/// The gates of all servers that this program has asked, by their addresses.
///
/// They outlive what asks: a server stays closed though the language of the answers changes.
package final class ServerGates: Sendable {
  private let gates = Mutex<[ServerAddress: ServerGate]>([:])

  package init() {}

  /// Why this server must not be asked now; `nil` when it may.
  package func closure(of server: ServerAddress, at milliseconds: Int) -> LookupFailure? {
    gates.withLock { $0[server]?.closure(at: milliseconds) }
  }

  /// Learns from an answer of this server that came at this time.
  package func note(_ answer: PlaceAnswer, of server: ServerAddress, at milliseconds: Int) {
    gates.withLock { $0[server, default: ServerGate()].note(answer, at: milliseconds) }
  }

  /// Opens all servers of a host: `places` was set again.
  package func reopen(_ host: String) {
    gates.withLock { gates in gates = gates.filter { $0.key.host != host } }
  }
}
