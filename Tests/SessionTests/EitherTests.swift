import Session
import TestSupport
import Testing

struct EitherTests {
  private let lunch = Intent.add(NewStops(named("lunch"), to: .day(.number(1))))
  private let dinner = Intent.add(NewStops(named("dinner"), to: .day(.number(1))))

  @Test func `two meanings that change different things are asked about`() throws {
    var porto = try PortoWindow()
    let asked = try #require(porto.question(.either([lunch, dinner])))
    #expect(asked.topic == .whichReading)
    #expect(asked.choices.count == 2)
    try porto.change(asked.choices[1].intent)
    #expect(porto.names(day: 1) == ["dinner"])
  }

  @Test func `two ways to say the same change are not`() throws {
    var porto = try PortoWindow()
    try porto.change(lunch)
    let commit = try porto.change(
      .either([.removeStops([.inDay(day: 1, number: 1)]), .removeStops([.named("lunch")])]))
    #expect(commit.canonical == .removeStops([.inDay(day: 1, number: 1)]))
  }

  @Test func `what cannot be carried out, or only shows something, was not meant`() throws {
    var porto = try PortoWindow()
    try porto.change(.either([lunch, .removeStops([.idea(7)]), .days]))
    #expect(porto.names(day: 1) == ["lunch"])
  }

  @Test func `where the likeliest fails, nothing is done in its place`() throws {
    let failure = try PortoWindow().failure(.either([.removeStops([.idea(1)]), lunch]))
    #expect(failure == .noSuchStopNumber(1, inDay: nil, stops: 0))
  }

  @Test func `a doubtful part makes the whole line a question`() throws {
    var porto = try PortoWindow()
    let asked = try #require(porto.question(.several([dinner, .either([lunch, dinner])])))
    try porto.change(try #require(asked.choices.first?.intent))
    #expect(porto.names(day: 1) == ["dinner", "lunch"])
  }
}
