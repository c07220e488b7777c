package import Session

/// A command that is still asked for: what was said of it so far, and what was left out.
package struct PartialCommand: Hashable, Sendable {
  package let verb: Verb
  /// Which shape of the command it fills, by its index in `CommandSpec.frames`.
  private(set) var shape: Int
  private(set) var fills: Fills
  /// The slots that are filled, the one said last at the end.
  private(set) var said: [Slot]
  /// What the last answer said.
  package private(set) var latest: [Slot] = []
  /// What was asked for and left out.
  private(set) var passed: Set<Slot> = []

  init(_ reading: Reading) {
    verb = reading.verb
    shape = PartialCommand.shape(of: reading)
    fills = reading.fills
    said = reading.saidSlots
  }

  /// A command of which these slots are filled, in the first shape that has them.
  init(_ verb: Verb, said fills: Fills) {
    self.verb = verb
    self.fills = fills
    said = Slot.allCases.filter(fills.has)
    let slots = said
    shape =
      verb.spec.frames.firstIndex { frame in
        slots.allSatisfy { slot in frame.slots.contains { $0.slot == slot } }
      } ?? 0
  }

  private static func shape(of reading: Reading) -> Int {
    reading.verb.spec.frames.firstIndex {
      $0.leads == reading.frame.leads && $0.slots == reading.frame.slots
    } ?? 0
  }

  /// The same in every shape of the command that has all that was said, this one first.
  var shapes: [PartialCommand] {
    let others = verb.spec.frames.indices.filter { index in
      let slots = verb.spec.frames[index].slots
      return index != shape && said.allSatisfy { said in slots.contains { $0.slot == said } }
    }
    return ([shape] + others).map { index in
      var same = self
      same.shape = index
      return same
    }
  }

  var frame: Frame { verb.spec.frames[shape] }

  /// The command with what has been said; `nil` while that makes none.
  package var intent: Intent? {
    let isLacking = frame.slots.contains { $0.isRequired && !fills.has($0.slot) }
    return isLacking ? nil : frame.build(fills)
  }

  /// What is to be asked next; `nil` where nothing is left to ask.
  var next: SlotQuestion? {
    let open = frame.asks.first { !fills.has($0) && !passed.contains($0) }
    let insisted = intent == nil ? frame.insistsOn : nil
    return (open ?? insisted).map { slot in
      let isRequired = frame.slots.contains { $0.slot == slot && $0.isRequired }
      return SlotQuestion(slot, isOptional: !isRequired && slot != insisted)
    }
  }

  func spec(_ slot: Slot) -> SlotSpec? { frame.slots.first { $0.slot == slot } }

  /// Whether anything of the question was answered yet.
  package var hasAnswers: Bool { !said.isEmpty || !passed.isEmpty }

  /// Whether more will be asked of a command that could be carried out already.
  var canEndEarly: Bool {
    intent != nil && frame.asks.count { !fills.has($0) && !passed.contains($0) } > 1
  }

  mutating func pass(_ slot: Slot) {
    passed.insert(slot)
    latest = []
  }

  /// Takes over what an answer says, in place of what was said before.
  mutating func take(_ answer: Reading) {
    latest = answer.saidSlots
    for slot in answer.saidSlots {
      let before = fills[slot]?.time
      let earlier = fills[slot]
      fills[slot] = answer.fills[slot]
      // `make dinner 9pm`, `no, 8:30`
      if case .dial(let time, let other)? = fills[slot], let before {
        fills[slot] = .time(time.likelier(other, after: before))
      }
      // `cost it 640 GBP`, `sorry, 44`
      if case .amount(var amount)? = fills[slot], case .amount(let old)? = earlier,
        amount.currency == nil
      {
        amount.currency = old.currency
        fills[slot] = .amount(amount)
      }
      said.removeAll { $0 == slot }
      said.append(slot)
    }
  }

  /// The same command about other stops; `nil` where it is about none.
  func about(_ stops: [StopReference]) -> PartialCommand? {
    guard let slot = [Slot.stops, .stop].first(where: { fills.stops($0) != nil }),
      slot == .stops || stops.count == 1
    else { return nil }
    var same = self
    same.fills[slot] = .stops(stops)
    return same
  }

  mutating func refill(_ slot: Slot, _ value: SlotValue) { fills[slot] = value }

  func taking(_ answer: Reading) -> PartialCommand {
    var same = self
    same.take(answer)
    return same
  }

  /// Is filled again as another reading of the whole command is.
  mutating func replace(with reading: Reading, choosing slot: Slot) {
    latest = [slot]
    shape = PartialCommand.shape(of: reading)
    fills = reading.fills
    said = said.filter(fills.has) + reading.saidSlots.filter { !said.contains($0) }
  }
}

extension Reading {
  /// The slots it fills, in the order of the line.
  var saidSlots: [Slot] {
    tokens.sorted { $0.value.lowerBound < $1.value.lowerBound }.map(\.key)
  }
}
