/// A question to a server of places.
package struct PlaceQuery: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case words(String)
    /// What is there.
    case position(Coordinates)
    /// These objects of OpenStreetMap, such as `node/123`.
    case objects([String])
  }

  package var subject: Subject
  package var kind: String?
  /// What the answers should be near to.
  package var near: Coordinates?
  /// The town in which a kind of place is looked for where no place bears the words as its name.
  package var city: String?
  /// The country, as two letters, in which is looked first.
  package var country: String?
  package var limit: Int

  package init(text: String, kind: String? = nil, near: Coordinates? = nil, limit: Int = 20) {
    subject = .words(text)
    self.kind = kind
    self.near = near
    self.limit = limit
  }

  /// What there is of a kind, the nearest first.
  package init(ofKind kind: String, near: Coordinates) {
    self.init(text: "", kind: folded(kind), near: near, limit: 50)
  }

  package init(at position: Coordinates) {
    subject = .position(position)
    limit = 1
  }

  package init(objects: [String]) {
    subject = .objects(objects)
    limit = objects.count
  }

  /// The words; empty where it asks for something else.
  package var text: String { if case .words(let text) = subject { text } else { "" } }
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
  /// A server of others that must not be asked yet.
  case notAllowed(host: String, GuestNeed)
  /// A recording that has no answer to this question.
  case notRecorded(String)
}

/// What a person has to do before a server of others is asked.
package enum GuestNeed: Hashable, Sendable {
  /// Agree to its terms, at a prompt, in a line of its own.
  case agreement
  /// Say whom its operator may write to.
  case contact
}

extension PlaceAnswer {
  /// The answer with clean places; one whose name is nothing but what was dropped is left out.
  package var cleaned: PlaceAnswer {
    switch self {
    case .found(let places): .found(places.map(\.cleaned).filter { !isBlank($0.name) })
    case .failed: self
    }
  }
}
