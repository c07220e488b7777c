/// All that a window knows.
package struct SessionFields: Hashable, Sendable {
  package let window: WindowID
  package var cursor = Cursor()
  package var settings = Settings()
  package var aliases: [String: String] = [:]
  /// What tripshrc says, where the home has no alias of the name.
  package var aliasesOfWindow: [String: String] = [:]
  /// What a person agreed to, by host.
  package var consents: [String: Consent] = [:]
  /// The number the next trip, day or stop gets; advanced only by `apply`.
  package var nextID = 1
  /// The trips this window has read or changed; `.gone` for those removed.
  package var touched = KnownTrips()

  init(window: WindowID) { self.window = window }
}
