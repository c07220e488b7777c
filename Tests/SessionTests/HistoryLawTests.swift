import Session
import TestSupport
import Testing

/// What holds of undo and redo, tried on long runs of arbitrary commands.
struct HistoryLawTests {
  @Test(arguments: 1...12)
  func `B14: as many undos give the first state, as many redos the last`(seed: Int) throws {
    var commands = ArbitraryCommands(seed: seed)
    var window = TestWindow()
    var states = [window.contents]
    while states.count < 60 {
      if case .commit = try window.run(commands.next(window)) { states.append(window.contents) }
      try check(window)
    }
    for state in states.dropLast().reversed() {
      try window.commit(.undo(.steps(1)))
      #expect(window.contents == state)
    }
    #expect(window.problem(.undo(.steps(1))) == .nothingToUndo)
    for state in states.dropFirst() {
      try window.commit(.redo(1))
      #expect(window.contents == state)
    }
    #expect(window.problem(.redo(1)) == .nothingToRedo)
    try window.commit(.undo(.steps(states.count - 1)))
    #expect(window.contents == states[0])
    try window.commit(.redo(states.count - 1))
    #expect(window.contents == states.last)
  }

  @Test(arguments: 1...12)
  func `undoing any entry leaves trips whole, and its inverse gives back what was`(
    seed: Int
  ) throws {
    var commands = ArbitraryCommands(seed: 100 + seed)
    var window = TestWindow()
    for _ in 0..<200 {
      let before = window.session
      let decision = try window.run(commands.nextOrUndo(window))
      guard case .commit(let commit) = decision else { continue }
      try check(window)
      var back = window.session
      try back.apply(commit.events.inverse)
      #expect(back.settings == before.settings)
      #expect(back.aliases == before.aliases)
      for (id, known) in before.touched { #expect(back.touched[id] == known) }
      #expect(back.cursor.position == before.cursor.position)
    }
  }

  @Test(arguments: 1...12)
  func `the choices of a question can be taken`(seed: Int) throws {
    var commands = ArbitraryCommands(seed: 200 + seed)
    var window = TestWindow()
    for _ in 0..<120 {
      let intent = commands.nextOrUndo(window)
      guard case .ask(let question) = try window.run(intent) else { continue }
      #expect(!question.choices.isEmpty)
      for choice in question.choices {
        if case .fail(let failure) = window.decide(choice.intent) {
          Issue.record("\(intent): \(choice): \(failure)")
        }
      }
    }
  }

  /// Names are unique, days dated in rising order or not at all, stops in one place.
  private func check(_ window: TestWindow) throws {
    let trips = window.library.trips
    #expect(Set(trips.map(\.name)).count == trips.count)
    for trip in trips {
      let dates = trip.days.compactMap(\.date)
      #expect(dates.isEmpty || dates.count == trip.days.count)
      #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 })
    }
    let stops = trips.flatMap { $0.days.flatMap(\.stops) + $0.ideas }.map(\.id)
    #expect(Set(stops).count == stops.count)
    let bookings = trips.flatMap(\.bookings).map(\.id)
    #expect(Set(bookings).count == bookings.count)
    let days = trips.flatMap(\.days).map(\.id)
    #expect(Set(days).count == days.count)
    if let trip = window.session.cursor.trip { #expect(trips.contains { $0.id == trip }) }
  }
}
