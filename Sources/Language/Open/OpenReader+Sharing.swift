internal import Session

extension [Parse] {
  /// What is added without a day goes where the addition before it goes, or, where the verb stands
  /// only once, where the next one goes: `add lunch, coffee and dinner to friday`.
  ///
  /// A day alone goes on with what was added or copied before it: `same for wed and thurs`; `nil`
  /// where it goes on with anything else.
  var sharingDays: [Parse]? {
    var parts = self
    for index in parts.indices.dropFirst() {
      guard case .selectDay(let day) = parts[index].intent, parts[index].said.isEmpty else {
        continue
      }
      guard let again = parts[index - 1].repeated(on: day) else { return nil }
      parts[index] = again
    }
    for index in parts.indices.dropFirst() where parts[index].lacksDay && parts[index].goesOn {
      guard let day = parts[index - 1].addedTo else { continue }
      parts[index].add(to: day)
    }
    for index in parts.indices.dropLast().reversed() where parts[index].lacksDay {
      guard let day = parts[index + 1].addedTo, parts[index + 1].goesOn else { continue }
      parts[index].add(to: day)
    }
    return parts.contains { $0.awaitsDay && $0.lacksDay } ? nil : parts
  }
}

extension [Parse] {
  /// `take lunch off monday, and put it on tuesday`: what is taken away and put somewhere is moved.
  func takingUp(in lattice: WordLattice) -> [Parse] {
    var parts: [Parse] = []
    for part in self {
      guard var before = parts.last, part.signature.scene != .stopMentioned,
        !(before.range.lowerBound..<part.range.upperBound).contains(where: {
          lattice.classes(at: $0).has(.repair)
        }), let moved = before.intent.movedInstead(by: part.intent)
      else {
        parts.append(part)
        continue
      }
      before.intent = moved
      parts[parts.count - 1] = before
    }
    return parts
  }
}

extension Parse {
  /// Whether it is said with the verb of the part before it.
  fileprivate var goesOn: Bool { said.isEmpty }

  /// The same on another day.
  fileprivate func repeated(on day: DayReference) -> Parse? {
    var copy = self
    switch intent {
    case .add(var new):
      guard case .day? = new.to, new.position == nil else { return nil }
      new.to = .day(day)
      copy.intent = .add(new)
    case .copyStops(let copied):
      // What was copied was spoken of last.
      copy.intent = .copyStops(StopsCopy([.mentioned], to: .day(day), trip: copied.trip))
    default: return nil
    }
    return copy
  }

  /// Where it adds something.
  fileprivate var addedTo: StopTarget? {
    if case .add(let new) = intent { new.to } else { nil }
  }

  fileprivate var lacksDay: Bool {
    if case .add(let new) = intent { new.to == nil && new.position == nil } else { false }
  }

  /// The same, added there.
  mutating func add(to day: StopTarget) {
    guard case .add(var new) = intent else { return }
    new.to = day
    intent = .add(new)
  }
}
