import Language
import Session
import Testing

@Suite struct CompletionTests {
  private func offers(_ text: String) -> [String] {
    draft(text).candidates.map(\.insertion)
  }

  private func draft(_ text: String) -> CompletionDraft {
    let trips = ["Porto", "Paris", "Spring Break"].enumerated().map { number, name in
      TripSummary(Trip(id: TripID(number + 1), name: name))
    }
    return Completions(session: portoSession(), today: testDay, trips: trips).draft(for: text)
  }

  @Test func `nothing typed offers every command`() {
    let all = offers("")
    #expect(all.contains("new") && all.contains("add") && all.contains("undo"))
  }

  @Test(arguments: [
    ("und", ["undo"]), ("new t", ["trip"]), ("open p", ["Porto", "Paris"]),
    ("open sp", ["\"Spring Break\""]), ("set date", ["date-order"]),
    ("set date-order ", ["ask", "dmy", "mdy"]), ("trips p", ["past"]),
    ("move 1.1 t", ["to"]), ("move 1.1 to day", ["day 1", "day 2", "day 3", "day 4", "day 5"]),
    ("move 1.1 to i", ["ideas"]), ("at pick", ["1.1"]), ("at 1.", ["1.1", "1.2"]),
    ("add \"x\" to day 1 a", ["at", "after"]), ("cost 1.1 5 EU", []),
    ("style bu", ["business"]), ("help und", ["undo"]),
  ])
  func `the end of a text is completed`(_ text: String, _ wanted: [String]) {
    #expect(offers(text) == wanted)
  }

  @Test func `places are wanted where a place may stand`() {
    #expect(draft("add liv").place?.prefix == "liv")
    #expect(draft("add livraria l").place?.prefix == "livraria l")
    #expect(draft("add livraria l").place?.replacing == 10)
    #expect(draft("add \"livraria l").place?.prefix == "livraria l")
    #expect(draft("add \"livraria l").place?.replacing == 11)
    #expect(draft("new trip to por").place?.prefix == "por")
    #expect(draft("city day 2 lis").place?.prefix == "lis")
    #expect(draft("place 1.1 lis").place?.prefix == "lis")
    #expect(draft("set home lis").place?.prefix == "lis")
    #expect(draft("open por").place == nil)
  }

  @Test func `files are wanted by run`() {
    #expect(draft("run exa").file?.prefix == "exa")
    #expect(draft("run examples/po").file?.prefix == "examples/po")
    #expect(draft("add exa").file == nil)
  }
}
