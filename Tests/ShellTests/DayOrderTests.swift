import Session
import Shell
import TestSupport
import Testing

/// What is said of another order of a day.
@Suite struct DayOrderTests {
  /// Two kilometres east for what is open for an hour in the morning: it comes first, or too late.
  private static let late =
    day([("A", "41.15, -8.60"), ("B", "41.15, -8.54"), ("C", "41.15, -8.48")])
    + ["open 1.2 tue-sun 9-10"]
  private static let far = day([
    ("A", "41.15, -8.60"), ("B", "41.15, -8.40"), ("C", "41.15, -8.54"),
  ])

  private static func day(_ stops: [(name: String, at: String)]) -> [String] {
    ["new trip Porto 2027-04-20"]
      + stops.enumerated().flatMap { index, stop in
        ["add \"\(stop.name)\" to day 1", "place 1.\(index + 1) \(stop.at)"]
      }
  }

  private func executor(_ lines: [String]) async throws -> Executor {
    let executor = try Rig().executor()
    for line in lines {
      let outcome = await executor.say(line)
      #expect(outcome.end == .done, "\(line): \(outcome.text)")
    }
    return executor
  }

  @Test func `an order that is less late is longer, and told so`() async throws {
    let executor = try await executor(DayOrderTests.late)
    let text = await executor.say("optimise day 1").text
    #expect(text.contains("Day 1 is 6.5 km longer, but in time: about 20 km in all\n"), "\(text)")
    #expect(!text.contains("shorter") && !text.contains("-"), "\(text)")
  }

  @Test func `an order that is shorter is told in the unit that is set`() async throws {
    let executor = try await executor(DayOrderTests.far + ["set units mi"])
    let text = await executor.say("optimise day 1").text
    #expect(text.contains(" mi shorter: about "), "\(text)")
  }

  @Test(arguments: [(late, "6.5 km longer, but in time"), (far, "15 km shorter")])
  func `at the prompt it is asked, with what it is better by`(
    lines: [String], words: String
  ) async throws {
    let rig = Rig()
    let shown = try await rig.shown(lines + ["optimise day 1", "no"])
    #expect(shown.contains("Another order of day 1 is \(words): "), "\(shown)")
    #expect(shown.contains("Shall it be done?"))
    let names = rig.journal.library.trips[0].days[0].stops.map(\.name)
    #expect(names == ["A", "B", "C"])
    _ = try await rig.shown(["open Porto", "optimise day 1", "yes"])
    #expect(rig.journal.library.trips[0].days[0].stops.map(\.name) != names)
  }
}
