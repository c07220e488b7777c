extension Condition {
  /// The condition that these words say.
  package init(_ text: String) throws(ConditionFault) {
    let words = text.split(separator: " ").map(String.init)
    guard let fact = Fact(words) else { throw ConditionFault(text: text) }
    self.init(text: words.joined(separator: " "), fact: fact)
  }
}

extension Condition.Fact {
  fileprivate init?(_ words: [String]) {
    guard words.count > 1, let first = words.first else { return nil }
    let rest = Array(words.dropFirst())
    switch first {
    case "trip": self.init(ofTrip: rest)
    case "day": self.init(ofDay: rest)
    case "no": self = .noStop(rest.joined(separator: " "))
    case "alias" where rest.count == 1: self = .alias(rest[0])
    default: self.init(ofStop: words)
    }
  }

  private init?(ofTrip words: [String]) {
    guard let verb = words.first, words.count > 1 else { return nil }
    let value = words.dropFirst().joined(separator: " ")
    switch verb {
    case "starts":
      guard let date = CivilDate(iso: value) else { return nil }
      self = .starts(date)
    case "ends":
      guard let date = CivilDate(iso: value) else { return nil }
      self = .ends(date)
    case "called": self = .called(value)
    case "goes" where words.count > 2 && words[1] == "to":
      self = .goesTo(words.dropFirst(2).joined(separator: " "))
    case "has": self.init(counted: Array(words.dropFirst()))
    default: return nil
    }
  }

  private init?(counted words: [String]) {
    guard words.count == 2, let number = Int(words[0]), number >= 0 else { return nil }
    let noun = words[1].hasSuffix("s") ? words[1] : words[1] + "s"
    guard let counted = Condition.Counted(rawValue: noun) else { return nil }
    self = .counts(counted, number)
  }

  private init?(ofDay words: [String]) {
    guard let day = Int(words[0]), day > 0 else { return nil }
    if words.dropFirst() == ["selected"] {
      self = .daySelected(day)
      return
    }
    guard words.count == 4, words[1] == "has", ["stop", "stops"].contains(words[3]),
      let count = Int(words[2]), count >= 0
    else { return nil }
    self = .stopsOfDay(day, count)
  }

  private init?(ofStop words: [String]) {
    if words.suffix(2) == ["among", "ideas"] {
      guard words.count > 2 else { return nil }
      self = .idea(words.dropLast(2).joined(separator: " "))
      return
    }
    var name = words
    var (time, day): (ClockTime?, Int?) = (nil, nil)
    if let clock = name.last.flatMap(clockTime), name.dropLast().last == "at" {
      time = clock
      name.removeLast(2)
    }
    if let number = name.last.flatMap({ Int($0) }), name.dropLast().suffix(2) == ["on", "day"] {
      day = number
      name.removeLast(3)
    }
    guard !name.isEmpty, time != nil || day != nil else { return nil }
    self = .stop(name.joined(separator: " "), day: day, at: time)
  }
}

/// `13:00`.
private func clockTime(_ text: String) -> ClockTime? {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false)
  guard parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]) else { return nil }
  return ClockTime(hour: hour, minute: minute)
}
