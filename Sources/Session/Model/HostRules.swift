/// Which servers are one's own; at all others tripsh is a guest.
///
/// Some hosts of one's own can be named guests' too, so that a test can see what a guest does. The
/// other way round there is no way: nothing makes a host of others one's own.
package struct HostRules: Hashable, Sendable {
  private let guests: Set<String>

  /// Hosts with commas between them, as they stand in an address.
  package init(guests: String? = nil) {
    self.guests = Set((guests ?? "").lowercased().split(separator: ",").map { String($0) })
  }

  package func isOwn(_ address: ServerAddress) -> Bool {
    address.isOwn && !guests.contains(address.host)
  }

  /// Whether this is the address of a server of one's own; a text that is no address is nobody's.
  package func isOwn(url: String) -> Bool { ServerAddress(url).map(isOwn) ?? false }
}
