package import Session
package import World

/// The time zones that the machine knows, each read once.
package final class ZoneFolder: TimeZones {
  private let files: any FileStore
  private let path: String
  private var known: [String: ZoneRules?] = [:]

  /// With what the environment says of where they are, as the C library reads it.
  package init(files: any FileStore = DiskFiles(), environment: [String: String] = [:]) {
    self.files = files
    let told = environment["TZDIR"] ?? ""
    path = told.isEmpty ? "/usr/share/zoneinfo" : told
  }

  package func rules(of zone: String) -> ZoneRules? {
    if let rules = known[zone] { return rules }
    let rules = read(zone)
    known[zone] = .some(rules)
    return rules
  }

  private func read(_ zone: String) -> ZoneRules? {
    // The name may come from a server.
    guard isName(zone) else { return nil }
    do throws(FileFailure) {
      return ZoneRules(file: try files.read("\(path)/\(zone)"))
    } catch {
      return nil
    }
  }

  /// Words of letters, digits and `_+-` with a slash between: nothing that leads elsewhere.
  private func isName(_ zone: String) -> Bool {
    let parts = zone.split(separator: "/", omittingEmptySubsequences: false)
    return zone.utf8.count <= 64
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte & 0xDF) || byte == 95
              || byte == 43 || byte == 45
          }
      }
  }
}
