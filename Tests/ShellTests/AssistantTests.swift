import Language
import Session
import Shell
import TestSupport
import Testing
import World

@Suite struct AssistantTests {
  private let trip = "new trip to Porto 2027-04-19..2027-04-23"

  @Test func `Tab answers from the session after each command`() async throws {
    let rig = Rig(files: ["a.trip": ""])
    let assistant = try #require(
      try await rig.assistant(after: "new trip Lisbon", "new trip Porto"))
    #expect(assistant.labels("open lis") == ["Lisbon"])
    #expect(assistant.labels("run a") == ["a.trip"])
  }

  @Test func `trips are offered before any command ran`() async throws {
    let rig = Rig()
    _ = try await rig.assistant(after: "new trip Lisbon")
    let fresh = try #require(try await rig.assistant())
    #expect(fresh.labels("open ") == ["Lisbon"])
  }

  @Test func `while a question waits Tab goes on with its answer`() async throws {
    let assistant = try #require(
      try await Rig().assistant(after: "new trip Porto for 2 days", "open"))
    #expect(assistant.labels("por") == ["Porto"])
    #expect(assistant.labels("op").isEmpty)
  }

  @Test func `asked for the value of a setting Tab offers what that setting takes`() async throws {
    let assistant = try await Rig().assistant(after: "set theme")
    #expect(assistant?.labels("") == ["auto", "dark", "light", "none", "default"])
    #expect(assistant?.labels("l") == ["light"])
  }

  @Test func `the answers of a question are offered by number and by their words`() async throws {
    let assistant = try #require(try await Rig().assistant(after: "new trip to Springfield"))
    let all = assistant.labels("")
    #expect(all.count > 1 && all[0].hasPrefix("1  Springfield"))
    #expect(assistant.insertions("2") == ["2"])
    let second = try #require(all.dropFirst().first)
    let state = try #require(second.split(separator: ", ").dropFirst().first)
    #expect(assistant.insertions(String(state.prefix(4))) == ["2"])
  }

  @Test func `the fates of days left outside are offered by their words`() async throws {
    let assistant = try #require(
      try await Rig().assistant(
        after: trip, "add text \"a walk\" to day 5", "dates 2027-04-19..2027-04-20"))
    #expect(assistant.labels("").count > 1)
    #expect(assistant.insertions("ke").first?.hasPrefix("keep") == true)
    #expect(assistant.ghost("ke")?.hasPrefix("ep") == true)
  }

  @Test func `a place goes on behind a quote as one whole name`() async throws {
    let assistant = try #require(try await Rig().assistant(after: trip))
    #expect(assistant.insertions("add \"livr") == ["\"Livraria Lello\" "])
    #expect(assistant.insertions("add livr") == ["\"Livraria Lello\" "])
    #expect(assistant.ghost("add livr") == "aria Lello")
    #expect(assistant.ghost("add \"livr") == "aria Lello")
    let next = try #require(assistant.advice(on: TypedLine("add livr")).next)
    #expect((next.replacing, next.insertion) == (4, "\"Livraria Lello\""))
  }

  @Test func `a meal is likelier than a town that is called alike`() async throws {
    let assistant = try #require(try await Rig().assistant(after: trip))
    #expect(assistant.ghost("add dinn") == "er")
    #expect(assistant.ghost("show and add Lunc") == "h")
    #expect(assistant.ghost("search dinn") != "er")
    #expect(assistant.ghost("add \"dinn") != "er")
  }

  @Test func `in the middle of a line what stands behind the cursor stays`() async throws {
    let assistant = try #require(try await Rig().assistant(after: trip))
    #expect(assistant.insertions("add livr to day 2", cursor: 8) == ["\"Livraria Lello\""])
    #expect(assistant.insertions("add \"livr\" to day 2", cursor: 9) == ["\"Livraria Lello"])
    #expect(assistant.advice(on: TypedLine("add livr to day 2", cursor: 8)).next == nil)
  }

  @Test func `letters in their order find a name where nothing begins so`() async throws {
    let assistant = try #require(try await Rig().assistant(after: trip))
    #expect(assistant.labels("add lvrlo") == ["Livraria Lello"])
    #expect(assistant.labels("add to day 1; add lvrlo") == ["Livraria Lello"])
  }

  @Test func `the likeliest next command shows behind its first letter`() async throws {
    let assistant = try #require(try await Rig().assistant(after: trip))
    #expect(assistant.ghost("") == nil)
    #expect(assistant.ghost("s") == "uggest")
    #expect(assistant.ghost("a") == "dd breakfast to day 1")
    #expect(assistant.ghost("und") == "o")
  }

  @Test func `rows appear while a place is typed, and nowhere else`() async throws {
    let assistant = try #require(try await Rig().assistant(after: trip))
    #expect(assistant.rows("add l").isEmpty)
    for line in [
      "add livr", "search livr", "destination lisb", "city day 2 lisb", "place 1.1 livr",
      "new trip to lisb", "search museum near livr", "take me to lisb", "I'm going to lisb",
      "undo; add livr", "flight from lisb", "train from Lisbon to por", "hotel \"Ritz\" in lisb",
    ] {
      #expect(!assistant.rows(line).isEmpty, "\(line)")
    }
    for line in [
      "open livr", "note day 1 livr", "move livr", "add livraria lello to day 2", "livr",
    ] {
      #expect(assistant.rows(line).isEmpty, "\(line)")
    }
    let list = try #require(assistant.advice(on: TypedLine("add livr")).list)
    // With its indent it has room in 40 columns.
    #expect((list.hint ?? "").count < 38)
    #expect((list.topic, list.offer.replacing, list.note) == ("livr", 4, nil))
    #expect(list.offer.candidates.first?.summary.contains(" · ") == true)
  }

  @Test func `the last of several places is the one that is typed`() async throws {
    let assistant = try #require(try await Rig().assistant(after: trip))
    for line in ["add clerigos, livr", "add clerigos and livr", "put clerigos, the livr"] {
      #expect(assistant.rows(line) == ["Livraria Lello"], "\(line)")
    }
    #expect(assistant.insertions("add clerigos, livr") == ["\"Livraria Lello\" "])
    #expect(assistant.ghost("add clerigos, livr") == "aria Lello")
    #expect(assistant.rows("add train from Lisbon to por") == ["Porto"])
  }

  @Test func `rows for letters in their order stand where nothing begins so`() async throws {
    let assistant = try #require(try await Rig().assistant(after: trip))
    #expect(assistant.rows("add the lvrlo") == ["Livraria Lello"])
    #expect(assistant.rows("add llo") == ["Livraria Lello"])
    #expect(assistant.insertions("add the lvrlo") == ["\"Livraria Lello\" "])
    #expect(assistant.rows("add zq").isEmpty)
  }

  @Test func `files that may be written stand before those that are there`() async throws {
    let assistant = try #require(
      try await Rig(files: ["a.trip": "", "b.md": ""]).assistant(after: trip))
    #expect(assistant.labels("export ").first == "porto.md")
    #expect(assistant.labels("export ").last == "b.md")
    #expect(assistant.labels("run ").first == "a.trip")
  }

  @Test func `an article before a name stays, and the name is found`() async throws {
    let assistant = try #require(try await Rig().assistant(after: trip))
    #expect(assistant.insertions("add the livr") == ["\"Livraria Lello\" "])
    #expect(assistant.ghost("add the livr") == "aria Lello")
    #expect(assistant.advice(on: TypedLine("add the livr")).next?.replacing == 4)
    #expect(assistant.rows("put the livr") == ["Livraria Lello"])
  }

  @Test func `a line that is not finished and one that is an abbreviation say so`() async throws {
    let assistant = try #require(
      try await Rig().assistant(after: trip, "alias ee = add espresso to day 1"))
    #expect(assistant.advice(on: TypedLine("note trip \"first")).isOpen)
    let second = assistant.advice(on: TypedLine("undo\nnote trip \"first\nsecond"))
    #expect(second.isOpen && second.rowsGoingOn == [2])
    #expect(!assistant.advice(on: TypedLine("note trip \"first\nsecond\"")).isOpen)
    #expect(assistant.advice(on: TypedLine("undo \\")).isOpen)
    #expect(
      assistant.advice(on: TypedLine("ee at 10")).written == "add espresso to day 1 at 10")
    #expect(assistant.advice(on: TypedLine("add ee")).written == nil)
    // Of what stands above a row that goes on the assistant knows nothing.
    let below = try #require(
      try await Rig().assistant(after: trip, "alias ee = undo", "note trip \"first"))
    #expect(!below.advice(on: TypedLine("\"")).isOpen)
    #expect(below.advice(on: TypedLine("ee at 10")).written == nil)
  }

  @Test func `styles are those of the line`() async throws {
    let assistant = try #require(try await Rig().assistant(after: trip, "add lunch to day 1"))
    let styles = assistant.advice(on: TypedLine("move 1.1 to friday")).styles
    #expect(
      styles == [
        StyledPart(0..<4, .verb), StyledPart(5..<8, .name), StyledPart(9..<11, .quiet),
        StyledPart(12..<18, .when),
      ])
  }

  @Test func `behind the beginning of a question's line styles count from the answer`() async throws
  {
    let assistant = try #require(
      try await Rig().assistant(after: "new trip Porto for 2 days", "open"))
    let styles = assistant.advice(on: TypedLine("\"por")).styles
    #expect(styles == [StyledPart(0..<4, .quoted)])
  }
}
