internal import Session

/// Where a redirect leads, as a whole address; `nil` where it leads to another host, from an
/// encrypted to an open connection, or nowhere.
func redirectTarget(_ location: String, from url: String) -> String? {
  guard let from = ServerAddress(withoutQuery(url)) else { return nil }
  let target = absolute(withoutFragment(location), from: from)
  guard let address = ServerAddress(withoutQuery(target)), address.host == from.host,
    address.scheme == "https" || from.scheme == "http"
  else { return nil }
  return target
}

private func absolute(_ location: String, from: ServerAddress) -> String {
  if location.hasPrefix("//") { return from.scheme + ":" + location }
  if location.hasPrefix("/") { return from.origin + location }
  let beforePath = location.prefix { $0 != "/" && $0 != "?" }
  if beforePath.contains(":") { return location }
  if location.hasPrefix("?") { return from.base + location }
  let folder = from.path.lastIndex(of: "/").map { from.path[...$0] } ?? "/"
  return from.origin + folder + location
}

private func withoutQuery(_ url: String) -> String { String(url.prefix { $0 != "?" }) }

private func withoutFragment(_ url: String) -> String { String(url.prefix { $0 != "#" }) }
