import Glibc
import HTTP
import TestSupport
import Testing
import World

/// Whether the other end of an encrypted connection has to prove who it is.
@Suite(.enabled(if: access("/usr/bin/openssl", X_OK) == 0, "openssl is not installed"))
struct EncryptionTests {
  private let folder = TemporaryFolder()

  /// A server whose certificate nobody vouches for; its port.
  private func start() async throws -> (server: PseudoTerminal, port: Int) {
    let made = await runCommand(
      [
        "bash", "-c", "exec \"$0\" \"$@\" 2>/dev/null", "openssl", "req", "-x509", "-newkey",
        "rsa:2048", "-nodes", "-days", "2", "-subj",
        "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout",
        folder.file("key"), "-out", folder.file("certificate"),
      ], seconds: 60)
    try #require(made.status == 0)
    let server = try PseudoTerminal(
      "/usr/bin/openssl",
      [
        "s_server", "-accept", "127.0.0.1:0", "-key", folder.file("key"), "-cert",
        folder.file("certificate"), "-www",
      ], columns: 200)
    let isReady = server.wait(30) { $0.text.contains("ACCEPT 127.0.0.1:") }
    try #require(isReady)
    let digits = server.screen.text.digits(after: "ACCEPT 127.0.0.1:")
    return (server, try #require(Int(digits)))
  }

  @Test func `a certificate that nobody vouches for ends the connection`() async throws {
    let (server, port) = try await start()
    defer { withExtendedLifetime(server) {} }
    for host in ["127.0.0.1", "localhost"] {
      let result = await CurlTransport().send(
        HTTPRequest(
          url: "https://\(host):\(port)/", headers: [], timeoutMilliseconds: 20_000,
          largestBody: 1_000_000))
      guard case .failure(.broken(let words)) = result else {
        Issue.record("\(host): \(result)")
        continue
      }
      #expect(words.lowercased().contains("certificate") || words.contains("SSL"))
    }
  }
}

extension String {
  /// The digits behind the first of these words.
  fileprivate func digits(after words: String) -> Substring {
    for index in indices where self[index...].hasPrefix(words) {
      return self[index...].dropFirst(words.count).prefix { $0.isNumber }
    }
    return ""
  }
}
