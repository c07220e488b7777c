/// What one window knows: its cursor, the settings and aliases, and the trips it has touched.
///
/// Trips it has not touched come from a `Library`.
package struct Session: Hashable, Sendable {
  package let window: WindowID
  package var cursor = Cursor()
  package var settings = Settings()
  package var aliases: [String: String] = [:]
  /// What a person agreed to, by host.
  package var consents: [String: Consent] = [:]
  /// The number the next trip, day or stop gets; advanced only by `apply`.
  package var nextID = 1
  /// The trips this window has read or changed; `.gone` for those removed.
  package var touched: [TripID: Touched] = [:]

  package enum Touched: Hashable, Sendable {
    case here(Trip)
    case gone
  }

  package init(window: WindowID) { self.window = window }
}
