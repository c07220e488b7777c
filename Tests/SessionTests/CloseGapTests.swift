import Session
import TestSupport
import Testing

@Suite struct CloseGapTests {
  @Test func `a gap that a removed day leaves is named, closed and opened again by undo`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 4)
    let removal = try window.commit(.removeDay(.number(3), withStops: false))
    #expect(removal.notices.contains(.gapLeft(before: 3, dates: 1)))
    let before = try window.trip
    let commit = try window.commit(.closeGap(before: nil))
    #expect(commit.canonical == .closeGap(before: .number(3)))
    #expect(commit.notices == [.daysMoved(2, by: -1)])
    #expect(try window.trip.end == date("2027-04-22"))
    #expect(try window.trip.days[2].stops.map(\.name) == ["Lello"])
    #expect(window.isUnchanged(by: .closeGap(before: nil)))
    try window.commit(.undo(.steps(1)))
    #expect(try window.trip == before)
  }

  @Test func `of several gaps it is asked which; one that is named is closed alone`() throws {
    var window = try portoWindow()
    try window.commit(.removeDay(.number(4), withStops: false))
    try window.commit(.removeDay(.number(2), withStops: false))
    guard case .ask(let question) = window.decide(.closeGap(before: nil)) else { throw NoChange() }
    #expect(
      question.choices.map(\.intent) == [
        .closeGap(before: .number(2)), .closeGap(before: .number(3)),
      ])
    try window.commit(.closeGap(before: .last))
    #expect(
      try window.trip.days.compactMap(\.date).map(\.iso) == [
        "2027-04-19", "2027-04-21", "2027-04-22",
      ])
    #expect(window.isUnchanged(by: .closeGap(before: .first)))
  }
}

@Suite struct FieldTests {
  @Test func `a line is added to a note, and nothing of it is replaced`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 1)
    let first = StopReference.inDay(day: 1, number: 1)
    try window.commit(.addNote(.stop(.named("lello")), "bring the card"))
    let commit = try window.commit(.addNote(.stop(first), " and cash "))
    #expect(commit.canonical == .addNote(.stop(first), "and cash"))
    #expect(commit.notices.isEmpty)
    #expect(try window.trip.days[0].stops[0].note == "bring the card\nand cash")
    try window.commit(.addNote(.day(.first), "rain"))
    try window.commit(.addNote(.trip, "adapter"))
    #expect(try window.trip.days[0].note == "rain" && window.trip.note == "adapter")
    try window.commit(.undo(.steps(3)))
    #expect(try window.trip.days[0].stops[0].note == "bring the card")
  }

  @Test func `a trip gets another destination until none`() throws {
    var window = try portoWindow()
    let commit = try window.commit(.destination(.named("Matosinhos", quoted: false)))
    #expect(commit.canonical == .destination(.named("Matosinhos", quoted: false)))
    #expect(try window.trip.destination?.name == "Matosinhos")
    try window.commit(.destination(nil))
    #expect(try window.trip.destination == nil)
    try window.commit(.undo(.steps(1)))
    #expect(try window.trip.destination?.place?.country == "PT")
  }

  @Test func `a trip keeps the name that it has from where it went`() throws {
    var window = TestWindow()
    try window.commit(.newTrip(NewTrip(destination: .named("Porto", quoted: false))))
    let commit = try window.commit(.destination(.named("Matosinhos", quoted: false)))
    #expect(commit.notices == [.stillCalled("Porto", rename: .renameTrip("Matosinhos"))])
    #expect(try window.trip.name == "Porto")
    #expect(
      try window.commit(.destination(.named("Porto", quoted: false))).notices.isEmpty)
  }
}
