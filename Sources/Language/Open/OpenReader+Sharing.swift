internal import Session

extension [Parse] {
  /// What is added without a day goes where the addition before it goes, or, where the verb stands
  /// only once, where the next one goes: `add lunch, coffee and dinner to friday`.
  var sharingDays: [Parse] {
    var parts = self
    for index in parts.indices.dropFirst() where parts[index].lacksDay && parts[index].goesOn {
      guard let day = parts[index - 1].addedTo else { continue }
      parts[index].add(to: day)
    }
    for index in parts.indices.dropLast().reversed() where parts[index].lacksDay {
      guard let day = parts[index + 1].addedTo, parts[index + 1].goesOn else { continue }
      parts[index].add(to: day)
    }
    return parts
  }
}

extension Parse {
  /// Whether it is said with the verb of the part before it.
  fileprivate var goesOn: Bool { said.isEmpty }

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
