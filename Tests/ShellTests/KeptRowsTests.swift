import Session
import Shell
import TestSupport
import Testing
import World

@Suite struct KeptRowsTests {
  /// The same list over and over, something in it changed each time.
  @Test(arguments: [
    Layout.unbounded, Layout.unbounded(.words), Layout.terminal(columns: 60, rows: 24, .drawn),
  ])
  func `rows that were kept are those that would be drawn`(_ layout: Layout) throws {
    var dice = SeededGenerator(seed: 5)
    let kept = KeptRows()
    var trip = Trip(id: TripID(1), name: "Porto")
    trip.days = [Day(id: DayID(2))]
    for step in 0..<300 {
      change(&trip.days[0].stops, step, &dice)
      if dice.once(in: 4) { change(&trip.days[0], &dice) }
      var session = Session(window: WindowID(1))
      session.touched[trip.id] = .here(trip)
      session.settings[.units] = dice.once(in: 5) ? "mi" : "km"
      let told = [false, true].map { keeps in
        var stage = Stage(
          session: session, library: MemoryLibrary(), today: CivilDate(daysSinceEpoch: 20_778),
          layout: layout,
          clock: FixedClock())
        if keeps { stage.kept = kept }
        let reply = stage.reply(
          canonical: "show day 1", notices: [], view: .day(trip.id, trip.days[0].id))
        // Where something else was typed, the canonical line stands above what is kept.
        let typed = step.isMultiple(of: 3) ? "day 1 please" : "show day 1"
        let response = Response(
          source: .standardInput, line: LogicalLine(typed, firstLine: 1), prompt: "",
          result: .reply(reply))
        return TextRenderer(layout: layout).text(of: response).output
      }
      #expect(told[0] == told[1])
    }
  }

  private func change(_ day: inout Day, _ dice: inout SeededGenerator) {
    switch dice.roll(1...4) {
    case 1: day.title = dice.maybe { $0.pick(["Museums", "the \u{1B}[1mold town"]) }
    case 2: day.city = dice.maybe { Destination.words($0.pick(["Porto", "Braga"])) }
    case 3: day.date = dice.maybe { CivilDate(daysSinceEpoch: 20_900 + $0.roll(0...3)) }
    default: if dice.once(in: 2) { day.stops = [] }
    }
  }

  private func change(_ stops: inout [Stop], _ step: Int, _ dice: inout SeededGenerator) {
    let names = ["Livraria Lello", "lunch", "日本の春", "a name of many words", "\u{1B}[1m!"]
    guard let index = stops.indices.randomElement(using: &dice) else {
      return stops.append(Stop(id: StopID(step + 10), text: "first"))
    }
    switch dice.roll(1...9) {
    case 1: stops[index].name = dice.pick(names)
    case 2: stops[index].at = ClockTime(minutes: dice.roll(0...1439))
    case 3: stops[index].at = nil
    case 4: stops[index].note = dice.maybe { _ in "bring\nthe map" }
    case 5: stops[index].done.toggle()
    case 6: stops[index].position = Coordinates(latitude: Double(dice.roll(40...41)), longitude: -8)
    case 7: stops.remove(at: index)
    case 8: stops[index].minutes = dice.roll(1...500)
    default: stops.insert(Stop(id: StopID(step + 10), text: dice.pick(names)), at: index)
    }
  }
}
