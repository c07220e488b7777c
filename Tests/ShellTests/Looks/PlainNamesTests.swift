import Session
import TestSupport
import Testing

@testable import Shell

/// Names where signs are neither seen nor said.
@Suite struct PlainNamesTests {
  private func told(_ lines: [String]) async throws -> String {
    let executor = try Rig().executor()
    executor.layout = .unbounded(.plain)
    var outcome = Outcome([])
    for line in lines { outcome = await executor.say(line) }
    return outcome.responses.map { TextRenderer(layout: .unbounded(.plain)).text(of: $0).output }
      .joined()
  }

  @Test func `in plain a name stays as a person wrote it`() async throws {
    let text = try await told(["new trip \"A → B\" 2027-04-20", "show trip"])
    #expect(text.contains("A → B"), "\(text)")
  }

  @Test(arguments: ["show trip", "bookings", "nights"])
  func `in plain the way of a journey is said`(_ line: String) async throws {
    let text = try await told([
      "new trip Porto 2027-04-20..2027-04-22",
      "train IC520 from \"My → place\" to Lisbon 2027-04-20 22:00 - 07:30 2027-04-21", line,
    ])
    #expect(text.contains("My → place to Lisboa"), "\(text)")
  }
}
