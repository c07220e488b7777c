/// A question to a server of places.
package struct PlaceQuery: Hashable, Sendable {
  package var text: String
  package var kind: String?
  /// What the answers should be near to.
  package var near: Coordinates?
  package var limit: Int

  package init(text: String, kind: String? = nil, near: Coordinates? = nil, limit: Int = 20) {
    self.text = text
    self.kind = kind
    self.near = near
    self.limit = limit
  }
}

/// What came of a question to a server.
package enum PlaceAnswer: Hashable, Sendable {
  /// Best first; empty: the server knows none.
  case found([Place])
  case failed(LookupFailure)
}

/// Why a server gave no answer.
///
/// None of these is "no results".
package enum LookupFailure: Error, Hashable, Sendable {
  case offline(String)
  case refused(status: Int)
  case slowed(retryAfterSeconds: Int?)
  case serverTrouble(status: Int)
  case notUnderstood(String)
  case timedOut(seconds: Int)
  case cancelled
  case tooLong(limit: Int)
  case noLibrary(String)
}
