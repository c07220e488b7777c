import Language
import Testing

/// Towns with their nights, told of a trip that has not the days for them.
@Suite struct LongerItineraryTests {
  private static let towns =
    (1...3).map { "city day \($0) Porto" } + (4...6).map { "city day \($0) Lisbon" }

  @Test(arguments: [
    "porto 3 nights then lisbon 2", "3 nights in porto, 2 in lisbon",
    "porto 3 nights, then lisbon 2 nights",
  ])
  func `a trip without days gets those of the nights, with their towns`(line: String) throws {
    let plan = Plan(made: ["new trip Portugal to Portugal"])
    let days = Array(repeating: "add day", count: 6)
    try plan.does(line, [(days + LongerItineraryTests.towns).joined(separator: "; ")])
  }

  @Test func `to a trip that is too short the days are offered, with their towns`() throws {
    let talk = try Plan(made: ["new trip Portugal to Portugal 2027-04-19..2027-04-22"]).talk()
    #expect(talk.canonical("porto 3 nights then lisbon 2") == "[offer]")
  }

  @Test(arguments: [
    "should we do porto 3 nights then lisbon 2?", "not porto 3 nights then lisbon 2",
    "hotel porto 3 nights then lisbon 2",
  ])
  func `what is asked or denied adds no days`(line: String) throws {
    try Plan(made: ["new trip Portugal to Portugal"]).changesNothing(line)
  }

  @Test(arguments: [
    "first 3 nights Porto, last 2 nights Lisbon", "Porto first 3 nights, Lisbon the last night",
  ])
  func `nights that are told from the end give a trip no days`(line: String) throws {
    try Plan(made: ["new trip Portugal to Portugal"]).changesNothing(line)
  }
}
