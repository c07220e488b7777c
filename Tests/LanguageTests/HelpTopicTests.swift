import Language
import Testing

struct HelpTopicTests {
  @Test func `help alone fits a screen and names what it can tell of`() throws {
    let lines = try #require(HelpText(columns: 80).lines(about: nil))
    #expect(lines.count < 24)
    let text = lines.joined(separator: " ")
    for area in Area.allCases { #expect(text.contains(" \(area.rawValue)"), "\(area)") }
  }

  @Test(arguments: Area.allCases)
  func `a topic lists its commands, each with what it does`(_ area: Area) throws {
    let lines = try #require(HelpText(columns: 80).lines(about: area.rawValue))
    #expect(lines.count < 24)
    #expect(lines.contains("\(area.title):"))
    for spec in CommandTable.specs where spec.area == area {
      #expect(lines.contains { $0.hasPrefix("  \(spec.verb.words) ") }, "\(spec.verb)")
    }
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `a command that a topic is called after comes first`() {
    #expect(HelpText(columns: 80).lines(about: "days")?.first == "days")
    #expect(HelpText(columns: 80).lines(about: "Trips")?.first?.hasPrefix("trips") == true)
    #expect(HelpText(columns: 80).lines(about: "places")?.first == "Places:")
    #expect(HelpText(columns: 80).lines(about: "undo")?.contains("Time and history:") == false)
  }
}
