import TestSupport
import Testing

/// The places that the sessions need.
let canPlay = Repository.exists(Repository.path(".build/places.db"))

private let pages =
  ["README.md", "docs/USING.md", "docs/JSON.md"]
  + ["create-a-trip", "first-mistakes", "paris"].map { "Tests/DocsTests/Transcripts/\($0).txt" }

@Suite(.enabled(if: canPlay, "not run: places.db is not built: make build"))
struct TranscriptTests {
  @Test(arguments: pages)
  func `every session that a page shows is what the program does`(_ name: String) async throws {
    let page = try TranscriptPage(name)
    let played = try await onOwnThread { Result { try play(page) } }.get()
    if Repository.isRecording {
      try Repository.write(page.text(with: played), to: Repository.path(name))
    } else {
      for (session, text) in zip(page.sessions, played) {
        expectSame(text, page.text(of: session))
      }
    }
    #expect(!page.sessions.isEmpty)
  }

  @Test func `a session that is wrong is told from one that is right`() throws {
    let runner = TranscriptRunner(program: PseudoTerminal.built("tripsh"))
    let session = "$ tripsh -c version\ntripsh 99\n$ tripsh\nwrong> close\nwrong> ^D"
    let played = try runner.play(session)
    #expect(played != session)
    #expect(played.hasPrefix("$ tripsh -c version\ntripsh 0."))
    #expect(played.contains("\ntripsh> close\n"))
    #expect(played.hasSuffix("\ntripsh> ^D"))
  }
}

private func play(_ page: TranscriptPage) throws -> [String] {
  let runner = TranscriptRunner(program: PseudoTerminal.built("tripsh"))
  return try page.sessions.map { try runner.play(page.text(of: $0)) }
}

/// Compares two texts by lines, so that the first difference is what is told.
private func expectSame(_ played: String, _ written: String) {
  let (new, old) = (played.split(separator: "\n"), written.split(separator: "\n"))
  for (new, old) in zip(new, old) where new != old {
    Issue.record("the page says:\n\(old)\nthe program says:\n\(new)")
    return
  }
  #expect(played == written, "record again with TRIPSH_RECORD=1 and look at the difference")
}
