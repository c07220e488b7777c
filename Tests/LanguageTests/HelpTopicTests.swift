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

  @Test(arguments: [40, 80], ["topics", "help topics", "areas"])
  func `topics are listed, each of which help knows`(_ columns: Int, _ words: String) throws {
    let lines = try #require(HelpText(columns: columns).lines(about: words))
    #expect(lines.allSatisfy { $0.count <= columns } && lines.count < 28)
    for topic in Area.allCases.map(\.rawValue) + ["keys"] {
      #expect(lines.contains { $0.hasPrefix("  \(topic) ") }, "\(topic)")
      #expect(HelpText(columns: columns).lines(about: topic) != nil)
    }
  }

  @Test(arguments: [40, 80], ["keys", "Keys", "shortcuts"])
  func `the keys are told of`(_ columns: Int, _ words: String) throws {
    let lines = try #require(HelpText(columns: columns).lines(about: words))
    #expect(lines.allSatisfy { $0.count <= columns })
    #expect(columns < 80 || lines.count < 24)
    for key in ["Tab", "Ctrl-R", "Alt-Enter", "Ctrl-Z", "set keys vi"] {
      #expect(lines.contains { $0.contains(key) }, "\(key)")
    }
  }

  @Test func `a command that a topic is called after comes first`() {
    #expect(HelpText(columns: 80).lines(about: "days")?.first == "days")
    #expect(HelpText(columns: 80).lines(about: "Trips")?.first?.hasPrefix("trips") == true)
    #expect(HelpText(columns: 80).lines(about: "places")?.first == "Places:")
    #expect(HelpText(columns: 80).lines(about: "undo")?.contains("Time and history:") == false)
  }
}
