package import Session
private import Synchronization

/// The answers of servers, kept in a file of their own: also that nothing was found, never failures.
///
/// The file may be deleted at any time. Whatever goes wrong with it, a lookup goes on without it.
package final class LookupCache: Sendable {
  /// How long answers count, in seconds, and how many are kept; the oldest go first.
  package struct Limits: Hashable, Sendable {
    package var oldestFound: Int64 = 180 * 86_400
    /// What was not found may have been mapped since.
    package var oldestNothing: Int64 = 7 * 86_400
    package var mostAnswers = 10_000

    package init() {}
  }

  private let limits: Limits
  private let file: Mutex<LookupFile>

  /// The file is opened when it is first read, and made when there is something to keep.
  package init(path: String, limits: Limits = Limits()) {
    self.limits = limits
    file = Mutex(LookupFile(path: path))
  }

  /// The answer kept for a request, `nil` where there is none or it is too old.
  package func answer(
    to request: NominatimRequest, of server: ServerAddress, now: Int64
  ) -> KeptPlaces? {
    let key = LookupKey(request, server)
    guard let kept = file.withLock({ $0.answer(under: key) }),
      let places = decodedPlaces(kept.places)
    else { return nil }
    let oldest = places.isEmpty ? limits.oldestNothing : limits.oldestFound
    return now - kept.at <= oldest ? KeptPlaces(places: places, at: kept.at) : nil
  }

  /// Keeps an answer; `now` are seconds since 1970.
  package func keep(
    _ places: [Place], for request: NominatimRequest, of server: ServerAddress, now: Int64
  ) {
    let (key, kept) = (LookupKey(request, server), KeptAnswer(places: encoded(places), at: now))
    file.withLock { $0.keep(kept, under: key, most: limits.mostAnswers) }
  }

  /// What is kept, for each server, in the order of their addresses.
  package func contents() -> [KeptContents] { file.withLock { $0.contents() } }

  /// How many answers are kept.
  package var count: Int { contents().map(\.answers).reduce(0, +) }

  /// Forgets every answer and tells how many there were.
  @discardableResult
  package func clear() -> Int {
    file.withLock { file in
      let count = file.contents().map(\.answers).reduce(0, +)
      file.clear()
      return count
    }
  }
}

/// A kept answer; empty where the server knew nothing.
package struct KeptPlaces: Hashable, Sendable {
  package let places: [Place]
  /// When it came, in seconds since 1970.
  package let at: Int64
}

/// What is kept of the answers of one server.
package struct KeptContents: Hashable, Sendable {
  package var server: String
  package var answers: Int
  /// How many of them say that nothing was found.
  package var nothing: Int
  /// The oldest and the newest, in seconds since 1970.
  package var oldest: Int64
  package var newest: Int64

  package init(server: String, answers: Int, nothing: Int, oldest: Int64, newest: Int64) {
    self.server = server
    self.answers = answers
    self.nothing = nothing
    self.oldest = oldest
    self.newest = newest
  }
}

/// What an answer is kept under.
struct LookupKey: Sendable {
  let server: String
  let endpoint: String
  let query: String
  let kind: String
  let near: String
  let language: String
  let most: Int

  init(_ request: NominatimRequest, _ server: ServerAddress) {
    self.server = server.base
    endpoint = request.endpoint
    query = request.normalised
    kind = request.kind.map(folded) ?? ""
    let box = request.near.map { "\($0.latitude),\($0.longitude)" } ?? ""
    near = ([box] + [request.city.map(folded), request.country].compactMap(\.self))
      .joined(separator: " ")
    language = request.language
    most = request.limit
  }
}

/// An answer as it lies in the file.
struct KeptAnswer: Sendable {
  let places: String
  /// Seconds since 1970.
  let at: Int64
}
