import Language
import Places
import Session
import Shell
import TestSupport
import Testing
import World

/// A row that is chosen means the place that it shows.
@Suite struct ChosenRowsTests {
  private let trip = "new trip to Porto 2027-04-19..2027-04-23"

  @Test func `a row of one of several namesakes puts in where it lies`() async throws {
    let assistant = try #require(try await Rig().assistant(after: trip))
    let states = ["Missouri", "Massachusetts", "Illinois"]
    for line in ["new trip to springf", "destination springf", "city day 2 springf", "add springf"]
    {
      #expect(
        insertions(assistant, line) == states.map { "\"Springfield, \($0)\" " }, "\(line)")
      #expect(assistant.insertions(line) == states.map { "\"Springfield, \($0)\" " }, "\(line)")
    }
    #expect(insertions(assistant, "new trip to \"springf").first == "\"Springfield, Missouri\" ")
    #expect(insertions(assistant, "add livr") == ["\"Livraria Lello\" "])
    #expect(insertions(assistant, "destination lond").first == "London ")
  }

  @Test(arguments: 0..<3) func `the line with it makes the trip there, and nothing is asked`(
    _ row: Int
  ) async throws {
    let rig = Rig()
    let assistant = try #require(try await rig.assistant())
    let list = try #require(assistant.advice(on: TypedLine("new trip to springf")).list)
    let wanted = list.offer.candidates[row]
    let executor = try rig.executor()
    #expect(await executor.say("new trip to " + wanted.insertion, from: .prompt).end == .done)
    let address = rig.journal.library.trips.last?.destination?.place?.address ?? ""
    #expect(!address.isEmpty && wanted.summary.contains(address))
  }

  @Test func `what nothing else tells apart is pinned where a line takes a position`() async throws
  {
    var gazetteer = SmallGazetteer()
    for latitude in [10.5, 11.5] {
      let row = SmallGazetteer.Row(
        "Twintown", latitude, 20.25, .city, category: "town", address: "Chad", country: "TD",
        rank: 300)
      gazetteer.rows.append(try #require(row))
    }
    let places = CompletionPlaces(gazetteer)
    let assistant = SessionAssistant(
      AssistantScene(
        session: Session(window: WindowID(1)), today: CivilDate(daysSinceEpoch: 20_000)),
      sources: CompletionSources([]), files: MemoryFiles([:]), places: places)
    #expect(
      insertions(assistant, "new trip to twin") == [
        "Twintown @ 10.5, 20.25 ", "Twintown @ 11.5, 20.25 ",
      ])
    // What is searched for is words.
    #expect(insertions(assistant, "search twin") == ["Twintown ", "Twintown "])
  }

  private func insertions(_ assistant: any LineAssistant, _ line: String) -> [String] {
    let list = assistant.advice(on: TypedLine(line)).list
    return list?.offer.candidates.map(\.insertion) ?? []
  }
}
