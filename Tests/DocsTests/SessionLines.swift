import TestSupport

/// Sessions as people type them: fifty lines about one trip, with changes of mind among them.
struct SessionLines {
  private var random: SeededGenerator
  private var undoable = 0
  private var undone = 0

  init(seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

  /// The lines of a session; some of them may find nothing to do.
  mutating func lines(_ count: Int) -> [String] {
    let days = random.roll(2...6)
    return ["new trip \"Session\" to \(random.pick(towns)) 2027-04-19 for \(days) days"]
      + (1..<count).map { _ in next() }
  }

  private mutating func next() -> String {
    if undoable > 0, random.once(in: 7) {
      let steps = random.roll(1...min(3, undoable))
      (undoable, undone) = (undoable - steps, undone + steps)
      return steps == 1 ? "undo" : "undo \(steps)"
    }
    if undone > 0, random.once(in: 2) {
      undone -= 1
      undoable += 1
      return "redo"
    }
    (undoable, undone) = (undoable + 1, 0)
    return change()
  }

  private mutating func change() -> String {
    switch random.below(19) {
    case 0...4: "add \(random.pick(things)) to \(day())\(time())"
    case 5: "add \(random.pick(things)) to ideas"
    case 6: "move \(stop()) to \(day())"
    case 7: "move \(stop()) first"
    case 8: "at \(stop()) \(random.roll(8...21)):\(random.pick(["00", "30"]))"
    case 9: "stay \(stop()) \(random.roll(1...5) * 30)m"
    case 10: "cost \(stop()) \(random.roll(1...90)).50 \(random.pick(["EUR", "USD", "JPY"]))"
    case 11: "note \(stop()) \(random.pick(words)) \(random.pick(words))"
    case 12: "remove \(stop())"
    case 13: "name \(day()) \(random.pick(words))"
    case 14: random.pick(["add day", "swap \(day()) with \(day())", "remove \(day())"])
    case 15: "move idea 1 to \(day())"
    case 16: "done \(stop())"
    case 17: "rename \(stop()) \(random.pick(words)) \(random.roll(1...9))"
    default: random.pick(["style family", "favourite", "close gap", "shift trip by 2 days"])
    }
  }

  private mutating func day() -> String { "day \(random.roll(1...5))" }
  private mutating func stop() -> String { "\(random.roll(1...4)).\(random.roll(1...3))" }

  private mutating func time() -> String {
    random.once(in: 2) ? " at \(random.roll(8...21)):00" : ""
  }
}

private let towns = ["Porto", "Kyoto", "\"Nowhere at all\"", "Rome", "Reykjavik"]
private let words = [
  "Zürich-Tag", "old town", "it's late", "\"quoted words\"", "a walk, slowly", "北",
]
private let things = [
  "lunch", "dinner", "\"the old bridge\"", "breakfast", "coffee", "Livraria Lello",
  "Colosseum", "\"O'Brien's \\\"bar\\\"\"", "walk", "text \"Paris\"",
]
