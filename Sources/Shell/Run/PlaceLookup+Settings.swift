package import Places
package import Session
package import World

extension PlaceLookup {
  /// Asks the server at an address as the settings have it; `nil` where that is no address.
  package convenience init?(
    _ address: String, _ settings: Settings, transport: any HTTPTransport, cache: LookupCache?
  ) {
    guard let server = ServerAddress(address) else { return nil }
    let contact = settings[.contact].map { " (\($0))" } ?? ""
    self.init(
      server: server, transport: transport, cache: cache,
      userAgent: "tripsh/\(programVersion)\(contact)", language: settings[.language] ?? "en")
  }
}
