import TestSupport
import Testing

/// What holds of the examples holds of any session.
@Suite(.enabled(if: canPlay, "not run: places.db is not built: make build"))
struct GeneratedSessionTests {
  @Test(arguments: 1...100)
  func `a session of fifty lines makes the same twice, and the same plan from its saved form`(
    seed: Int
  ) async throws {
    var session = SessionLines(seed: seed)
    let text = session.lines(50).joined(separator: "\n") + "\n"
    let (first, second, third) = (Home(), Home(), Home())
    let script = first.folder.file("session.trip")
    try Repository.write(text, to: script)
    for home in [first, second] { _ = await home.run(["--keep-going", script]) }
    #expect(await first.state() == second.state())

    let saved = first.folder.file("saved.trip")
    #expect(await first.run(["-c", "save \"\(saved)\""]) == 0)
    #expect(await third.run([saved]) == 0)
    #expect(try await third.trips() == first.trips(), "\(text)")
    #expect(try await first.trips().count == 1)
  }
}
