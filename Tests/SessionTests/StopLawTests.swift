import Session
import TestSupport
import Testing

/// What holds of every change, tried on long runs of arbitrary commands.
struct StopLawTests {
  @Test(arguments: 1...8)
  func `any change can be undone and its canonical line stands alone`(seed: Int) throws {
    var random = CountedChance(state: UInt64(seed))
    var porto = try PortoWindow()
    for name in ["breakfast", "lunch", "dinner"] { try porto.plan(name, day: 1, at: "12:00") }
    for _ in 0..<60 {
      if random.below(4) == 0 {
        porto.select(day: random.below(6) == 0 ? nil : 1 + random.below(5))
      }
      let intent = command(&random)
      switch porto.window.decide(intent) {
      case .commit: try porto.change(intent)
      case .ask(let question): for choice in question.choices { try isAnswer(choice.intent, porto) }
      case .reply(let look): #expect(look.notices == [.nothingChanged])
      case .fail: break
      case .lookUp, .perform: Issue.record("\(intent)")
      }
      let stops = (porto.trip.days.flatMap(\.stops) + porto.trip.ideas).map(\.id)
      #expect(Set(stops).count == stops.count)
    }
  }

  /// A choice is a whole command that works, perhaps after a question about another part.
  private func isAnswer(_ intent: Intent, _ porto: PortoWindow) throws {
    #expect(porto.failure(intent) == nil)
    for choice in porto.question(intent)?.choices ?? [] {
      #expect(porto.question(choice.intent) == nil)
      #expect(porto.failure(choice.intent) == nil)
    }
  }

  private func command(_ random: inout CountedChance) -> Intent {
    let reference = stop(&random)
    let time = random.below(3) == 0 ? nil : ClockTime(minutes: random.below(1440))
    switch random.below(8) {
    case 0, 1:
      return .add(
        NewStops(
          .text("thing \(random.below(9))"), to: target(&random), at: time,
          position: random.below(2) == 0 ? nil : position(&random)))
    case 2: return .moveStops(StopsMove([reference, stop(&random)], to: target(&random)))
    case 3: return .moveStops(StopsMove([reference], position: position(&random)))
    case 4: return .time(reference, time)
    case 5: return .copyStops(StopsCopy([reference], to: target(&random) ?? .ideas))
    case 6: return .done([reference, stop(&random)], random.below(2) == 0)
    default: return .removeStops([reference])
    }
  }

  private func stop(_ random: inout CountedChance) -> StopReference {
    switch random.below(5) {
    case 0: .inDay(day: 1 + random.below(5), number: 1 + random.below(3))
    case 1: .idea(1 + random.below(3))
    case 2: .named("thing \(random.below(9))")
    case 3: .mentioned
    default: .number(1 + random.below(3))
    }
  }

  private func target(_ random: inout CountedChance) -> StopTarget? {
    switch random.below(4) {
    case 0: nil
    case 1: .ideas
    default: .day(.number(1 + random.below(5)))
    }
  }

  private func position(_ random: inout CountedChance) -> StopPosition {
    switch random.below(6) {
    case 0: .first
    case 1: .last
    case 2: .up
    case 3: .down
    case 4: .before(stop(&random))
    default: .after(stop(&random))
    }
  }
}

/// Chance that is the same in every run.
struct CountedChance {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
