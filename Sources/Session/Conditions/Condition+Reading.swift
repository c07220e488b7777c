extension Condition {
  /// The condition that these words say.
  package init(_ text: String) throws(ConditionFault) {
    let words = text.split(separator: " ").map(String.init)
    guard let fact = Fact(words) else { throw ConditionFault(text: text) }
    self.init(fact)
  }
}

extension Condition.Fact {
  fileprivate init?(_ words: [String]) {
    guard words.count > 1, let first = words.first else { return nil }
    let rest = Array(words.dropFirst())
    switch first {
    case "trip": self.init(ofTrip: rest)
    case "day": self.init(ofDay: rest)
    case "no": self.init(ofNone: rest)
    case "alias" where rest.count == 1: self = .alias(rest[0])
    case "1" where rest == ["trip"]: self = .trips(1)
    default:
      if let count = Int(first), count >= 0, rest == ["trips"] {
        self = .trips(count)
      } else {
        self.init(ofStop: words)
      }
    }
  }

  private init?(ofNone words: [String]) {
    switch words.first {
    case "trips" where words.count == 1: self = .trips(0)
    case "findings" where words.count == 1: self = .noFindings(errorsOnly: false)
    case "errors" where words.count == 1: self = .noFindings(errorsOnly: true)
    case "alias" where words.count == 2: self = .noAlias(words[1])
    case "trip" where words.count > 1: self = .noTrip(words.dropFirst().joined(separator: " "))
    default:
      let onDay = words.count > 3 && words.suffix(3).prefix(2) == ["on", "day"]
      let day = onDay ? words.last.flatMap { Int($0) } : nil
      let name = day == nil ? words : Array(words.dropLast(3))
      self = .noStop(name.joined(separator: " "), day: day.map { .number($0) })
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
      self = .daySelected(.number(day))
      return
    }
    guard words.count == 4, words[1] == "has", ["stop", "stops"].contains(words[3]),
      let count = Int(words[2]), count >= 0
    else { return nil }
    self = .stopsOfDay(.number(day), count)
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
    self = .stop(name.joined(separator: " "), day: day.map { .number($0) }, at: time)
  }
}

/// `13:00`.
private func clockTime(_ text: String) -> ClockTime? {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false)
  guard parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]) else { return nil }
  return ClockTime(hour: hour, minute: minute)
}
