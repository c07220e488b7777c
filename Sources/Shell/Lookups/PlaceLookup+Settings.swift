package import Places
package import Session
package import World

/// What servers of places are asked with.
package struct LookupTools: Sendable {
  package var transport: any HTTPTransport
  package var cache: LookupCache?
  /// The pace that all programs of the user keep at servers of others.
  package var pace: Pace
  package var hosts: HostRules
  private let gates = ServerGates()

  package init(
    transport: any HTTPTransport, cache: LookupCache?, pace: Pace, hosts: HostRules = HostRules()
  ) {
    self.transport = transport
    self.cache = cache
    self.pace = pace
    self.hosts = hosts
  }

  /// What asks the server at an address as the settings have it; `nil` where that is no address.
  package func lookup(at address: String, _ settings: Settings) -> PlaceLookup? {
    guard let server = ServerAddress(address) else { return nil }
    let contact = settings[.contact].map { " (\($0))" } ?? ""
    return PlaceLookup(
      server: server, pace: hosts.isOwn(server) ? nil : pace, transport: transport, cache: cache,
      userAgent: "tripsh/\(programVersion)\(contact)", language: settings[.language] ?? "en",
      gates: gates)
  }

  /// Opens the servers of a host that refused: `places` was set again.
  package func reopen(_ host: String) {
    gates.reopen(host)
    pace.reopen(host)
  }
}
