import Glibc
import TestSupport
import Testing

/// Whether everything is tried, as `make torture` does.
private let isLongRun = getenv("TRIPSH_ALL") != nil

/// What holds of the examples holds of any session.
@Suite(.serialized, .enabled(if: canPlay, "not run: places.db is not built: make build"))
struct GeneratedSessionTests {
  @Test(arguments: isLongRun ? 1...100 : 1...15)
  func `a session of fifty lines makes the same twice, and the same plan from its saved form`(
    seed: Int
  ) async throws {
    var session = SessionLines(seed: seed)
    let text = session.lines(50).joined(separator: "\n") + "\n"
    let (first, second, third) = (Home(), Home(), Home())
    let script = first.folder.file("session.trip")
    try Repository.write(text, to: script)
    for home in [first, second] { _ = await home.run(["--keep-going", script]) }
    let state = await first.state()
    #expect(await second.state() == state)
    // A session may have taken back all it did.
    guard try await first.trips().count == 1 else { return }

    let saved = first.folder.file("saved.trip")
    #expect(await first.run(["-c", "save \"\(saved)\""]) == 0)
    #expect(await third.run([saved]) == 0)
    #expect(try await third.trips() == first.trips(), "\(text)")
  }
}
