import Session
import TestSupport

/// Makes resolved intents of every kind, with names that try to be taken for something else.
struct RandomIntents {
  var dice: SeededGenerator

  private let names = [
    "Porto", "Crown and Anchor", "lunch at noon", "to do", "day 2", "none", "first", "2027-04-19",
    "Ana's \"big\" day", "back\\slash", "Plan #1", "it", "café São João", "日本の春", "👨‍👩‍👧 in Rome", "42",
    "friday", "half past nine", "style", "a, b", "1.2", "x @ 1, 2", "what's on?", "please", "$5",
  ]

  private let canonicalDay: [DayReference] = [.number(1), .number(2), .number(31)]

  mutating func name() -> String { dice.pick(names, else: "Porto") }
  mutating func day() -> DayReference { dice.pick(canonicalDay, else: .number(1)) }
  mutating func count() -> Int { dice.roll(1...40) }

  mutating func stop() -> StopReference {
    dice.once(in: 3) ? .idea(count()) : .inDay(day: count(), number: count())
  }

  mutating func date() -> CivilDate { CivilDate(daysSinceEpoch: dice.roll(10_000...40_000)) }

  mutating func range() -> DateRange { DateRange(first: date(), days: count()) }

  mutating func position() -> Coordinates {
    let latitude = Double(dice.roll(-900_000...900_000)) / 10_000
    let longitude = Double(dice.roll(-1_800_000...1_800_000)) / 10_000
    return Coordinates(latitude: latitude, longitude: longitude) ?? position()
  }

  mutating func place() -> PlaceReference {
    switch dice.roll(1...3) {
    case 1: .at(position())
    case 2: .pinned(name(), position())
    default: .named(name(), quoted: true)
    }
  }

  /// Where a trip or a day goes.
  mutating func goal() -> PlaceReference { dice.once(in: 4) ? .words(name()) : place() }

  mutating func target() -> StopTarget { dice.once(in: 4) ? .ideas : .day(day()) }

  mutating func time() -> ClockTime? { ClockTime(minutes: dice.roll(0...1439)) }

  mutating func anchor() -> StopPosition {
    switch dice.roll(1...4) {
    case 1: .first
    case 2: .last
    case 3: .before(stop())
    default: .after(stop())
    }
  }

  mutating func amount() -> Amount {
    Amount(
      digits: dice.once(in: 2) ? "12.50" : "\(count())",
      currency: dice.once(in: 2) ? .code(.usDollar) : nil)
  }

  mutating func stops() -> [StopReference] { (0..<dice.roll(1...4)).map { _ in stop() } }
}
