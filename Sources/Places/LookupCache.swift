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
  ) -> [Place]? {
    let key = LookupKey(request, server)
    guard let kept = file.withLock({ $0.answer(under: key) }),
      let places = decodedPlaces(kept.places)
    else { return nil }
    let oldest = places.isEmpty ? limits.oldestNothing : limits.oldestFound
    return now - kept.at <= oldest ? places : nil
  }

  /// Keeps an answer; `now` are seconds since 1970.
  package func keep(
    _ places: [Place], for request: NominatimRequest, of server: ServerAddress, now: Int64
  ) {
    let (key, kept) = (LookupKey(request, server), KeptAnswer(places: encoded(places), at: now))
    file.withLock { $0.keep(kept, under: key, most: limits.mostAnswers) }
  }

  /// How many answers are kept.
  package var count: Int { file.withLock { $0.count() } }

  /// Forgets every answer and tells how many there were.
  @discardableResult
  package func clear() -> Int {
    file.withLock { file in
      let count = file.count()
      file.clear()
      return count
    }
  }
}

/// What an answer is kept under.
struct LookupKey: Sendable {
  let server: String
  let endpoint = "search"
  let query: String
  let kind: String
  let near: String
  let language: String
  let most: Int

  init(_ request: NominatimRequest, _ server: ServerAddress) {
    self.server = server.base
    query = request.normalisedText
    kind = request.kind.map(folded) ?? ""
    near = request.near.map { "\($0.latitude),\($0.longitude)" } ?? ""
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
