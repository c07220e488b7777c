internal import CCurl
internal import World

/// The longest wait for a connection; the rest of the time is for the answer.
private let connectMilliseconds = 5000

/// The options of a transfer that are numbers.
func numbers(for request: HTTPRequest) -> [(CURLoption, Int)] {
  let time = max(1, request.timeoutMilliseconds)  // 0 would mean no limit
  return [
    (CURLOPT_NOSIGNAL, 1),
    (CURLOPT_HTTPGET, 1),
    (CURLOPT_FOLLOWLOCATION, 0),
    (CURLOPT_TIMEOUT_MS, time),
    (CURLOPT_CONNECTTIMEOUT_MS, min(time, connectMilliseconds)),
    (CURLOPT_DISALLOW_USERNAME_IN_URL, 1),
    (CURLOPT_HTTP09_ALLOWED, 0),
    // A cancelled transfer does not wait for the name server.
    (CURLOPT_QUICK_EXIT, 1),
  ]
}

/// The options of a transfer that are texts.
///
/// No encoding is accepted, so what is counted against
/// the limit of the body is what comes over the wire; no proxy is used for any host.
func texts(for request: HTTPRequest) -> [(CURLoption, String)] {
  [
    (CURLOPT_URL, request.url),
    (CURLOPT_PROTOCOLS_STR, "http,https"),
    (CURLOPT_REDIR_PROTOCOLS_STR, "http,https"),
    (CURLOPT_NOPROXY, "*"),
  ]
}

/// Whether the library would read this address as we do: with a scheme of the web, without blanks
/// and control characters.
func isUsable(_ url: String) -> Bool {
  let scheme = url.prefix { $0 != ":" }.lowercased()
  return (scheme == "http" || scheme == "https") && url.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
}

/// The line of a header, without control characters: a value cannot begin another line.
func line(of header: HTTPHeader) -> String {
  func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
  }
  let value = plain(header.value)
  return plain(header.name) + (value.isEmpty ? ";" : ": " + value)
}
