import TestSupport
import Testing

/// What is said where signs are neither seen nor said.
@Suite(.enabled(if: canPlay, "not run: places.db is not built: make build"))
struct PlainTests {
  private static let pages =
    ["README.md", "docs/USING.md"]
    + ["create-a-trip", "first-mistakes", "paris"].map { "Tests/DocsTests/Transcripts/\($0).txt" }

  @Test(arguments: pages)
  func `in plain every reply is made of letters and what stands on a keyboard`(
    _ name: String
  ) async throws {
    let page = try TranscriptPage(name)
    let played = try await onOwnThread { Result { try play(page) } }.get()
    for line in played.flatMap({ $0.split(separator: "\n") })
    // JSON is the same everywhere.
    where !line.hasPrefix("{") {
      let odd = line.unicodeScalars.filter { scalar in
        !(scalar.isASCII && scalar.value >= 0x20) && !scalar.properties.isAlphabetic
          && !PlainTests.said.contains(scalar)
      }
      #expect(odd.isEmpty, "\(line)")
    }
  }

  /// Signs that have a name: marks on letters, and those of currencies and owners.
  private static let said: Set<Unicode.Scalar> = ["©", "€", "£", "\u{301}"]
}

private func play(_ page: TranscriptPage) throws -> [String] {
  let runner = TranscriptRunner(program: PseudoTerminal.built("tripsh"), plain: true)
  return try page.sessions.map { try runner.play(page.text(of: $0)) }
}
