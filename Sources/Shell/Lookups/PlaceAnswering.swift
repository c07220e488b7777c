package import Places
package import Session

/// Answers questions to one server of places.
package protocol PlaceAnswering: Sendable {
  /// Cancelling the task that waits ends the question with `.failed(.cancelled)`.
  func answer(to query: PlaceQuery, for asker: Asker) async -> Answered

  /// Why the server does not say that it is there; `nil` where it does, or is not asked.
  func status() async -> LookupFailure?
}

extension PlaceAnswering {
  package func status() async -> LookupFailure? { nil }
}

extension PlaceLookup: PlaceAnswering {}
