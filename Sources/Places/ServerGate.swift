package import Session

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
