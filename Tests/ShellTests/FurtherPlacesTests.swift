import Language
import Session
import Shell
import TestSupport
import Testing
import World

/// Places behind words that are something already.
@Suite struct FurtherPlacesTests {
  /// With places that go on from a date, from a word of praise and from a trip's name.
  private func assistant() async throws -> any LineAssistant {
    var gazetteer = SmallGazetteer()
    let names = ["Friday Harbor", "Cool Valley", "Porto Alegre", "Lunville", "Moville"]
    for (number, name) in names.enumerated() {
      let row = SmallGazetteer.Row(
        name, 48.5 - Double(number), -123, .city, category: "town",
        address: "Washington, United States", country: "US", rank: 700)
      gazetteer.rows.append(try #require(row))
    }
    var rig = Rig()
    rig.gazetteer = gazetteer
    let assistant = try await rig.assistant(
      after: "new trip to Porto 2027-04-19..2027-04-23", "add \"lunch\" to day 1")
    return try #require(assistant)
  }

  @Test(arguments: [
    "move lunch to friday", "move lunch to fri", "move 1.1 to friday", "lunch is cool ",
    "how many nights in porto ", "how many nights in porto", "move lunch to friday har",
  ])
  func `where the last words are something already no place goes on from them`(
    line: String
  ) async throws {
    let assistant = try await assistant()
    let ghost = assistant.ghost(line) ?? ""
    #expect(!["Harbor", "Valley", "Alegre"].contains { ghost.hasSuffix($0) }, "\(ghost)")
    #expect(assistant.rows(line) == [])
    let names = ["Friday Harbor", "Cool Valley", "Porto Alegre"]
    #expect(assistant.labels(line).filter(names.contains) == [])
  }

  /// So that Tab and Down take what stands behind the line.
  @Test(arguments: [
    ("add lun", ["lunch", "Lunville"]), ("add lunch and mov", ["move", "Moville"]),
    ("add coo", ["Cool Valley"]),
  ])
  func `a word that is likelier than the places is the first row`(
    line: String, wanted: [String]
  ) async throws {
    #expect(try await assistant().rows(line) == wanted)
  }

  @Test(arguments: [
    ("new trip to porto ", "Alegre"), ("search cool ", "Valley"), ("take me to coo", "l Valley"),
    ("add fri", "day Harbor"), ("let's go to coo", "l Valley"),
  ])
  func `where a place is what is typed it goes on`(line: String, wanted: String) async throws {
    let assistant = try await assistant()
    #expect(assistant.ghost(line) == wanted)
    #expect(assistant.rows(line).contains { $0.hasSuffix(wanted.suffix(5)) })
  }
}
