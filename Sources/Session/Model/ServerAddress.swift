/// The address of a server of places: scheme, host, port and the path it is under.
///
/// Only what every reader of addresses understands in the same way is taken: no user name, no query,
/// no percent in the host, IPv4 only as four plain decimal numbers.
package struct ServerAddress: Hashable, Sendable {
  /// `http` or `https`.
  package let scheme: String
  /// In lower case, IPv6 without brackets, without a dot at its end.
  package let host: String
  /// `nil` where it is the scheme's own.
  package let port: Int?
  /// Empty, or begins with a slash and does not end with one.
  package let path: String
  private let kind: HostKind

  /// The address of such a text, `nil` where it is none that can be used.
  package init?(_ text: String) {
    guard let (scheme, rest) = divided(text, at: "://"),
      ["http", "https"].contains(scheme.lowercased()),
      rest.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !unusable.contains($0) })
    else { return nil }
    let authority = rest.prefix { $0 != "/" }
    guard let (hostText, portText) = hostAndPort(authority), let kind = HostKind(hostText)
    else { return nil }
    self.scheme = scheme.lowercased()
    self.kind = kind
    host = kind.name
    path = withoutSlashes(rest.dropFirst(authority.count))
    let usual = self.scheme == "http" ? 80 : 443
    guard let portText else {
      port = nil
      return
    }
    guard let number = portNumber(portText) else { return nil }
    port = number == usual ? nil : number
  }

  /// Scheme, host and port, such as `http://127.0.0.1:8088`.
  package var origin: String {
    "\(scheme)://\(kind.isIPv6 ? "[\(host)]" : host)\(port.map { ":\($0)" } ?? "")"
  }

  /// Origin and path: what the paths of requests are put behind.
  package var base: String { origin + path }

  /// Whether the server is one's own: on this machine, on this link or in a private network.
  ///
  /// Who applies the rules asks `HostRules`.
  package var isOwn: Bool { kind.isOwn }
}

/// Quotes, backslash, angle brackets, query and fragment.
private let unusable: Set<UInt8> = Set("\"'`\\<>^{}|?#".utf8)

private func divided(_ text: String, at mark: String) -> (String, Substring)? {
  let parts = text.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
  return parts.count == 2 ? (String(parts[0]), parts[1]) : nil
}

/// `host`, `host:port` or `[host]:port`; the host keeps its brackets.
private func hostAndPort(_ authority: Substring) -> (Substring, Substring?)? {
  guard !authority.contains("@") else { return nil }
  if authority.hasPrefix("[") {
    guard let end = authority.firstIndex(of: "]") else { return nil }
    let (host, rest) = (authority[...end], authority[authority.index(after: end)...])
    return rest.isEmpty ? (host, nil) : rest.hasPrefix(":") ? (host, rest.dropFirst()) : nil
  }
  let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
  guard let host = parts.first, parts.count <= 2 else { return nil }
  return (host, parts.count == 2 ? parts[1] : nil)
}

private func portNumber(_ text: Substring) -> Int? {
  guard text.utf8.count <= 5, text.utf8.allSatisfy({ (48...57).contains($0) }),
    let number = Int(text), (1...65_535).contains(number)
  else { return nil }
  return number
}

private func withoutSlashes(_ path: Substring) -> String {
  var path = path
  while path.hasSuffix("/") { path.removeLast() }
  return String(path)
}
