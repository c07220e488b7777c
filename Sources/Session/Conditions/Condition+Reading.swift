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
    case "file" where rest.count == 1: self = .file(rest[0])
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
      guard let stop = SaidStop(words) else { return nil }
      let name = stop.name.joined(separator: " ")
      // `no stops on day 2`
      if let counted = Condition.Counted(rawValue: name.hasSuffix("s") ? name : name + "s") {
        guard stop.time == nil, stop.day == nil || counted == .stops else { return nil }
        self =
          stop.day.map { .stopsOfDay(.number($0), .exactly(0)) } ?? .counts(counted, .exactly(0))
        return
      }
      // What is not understood must not look as if it were so.
      guard !stop.name.contains(where: Condition.saysMore) else { return nil }
      self = .noStop(name, day: stop.day.map { .number($0) }, at: stop.time)
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
    guard let last = words.last, let number = HowMany(words.dropLast(), number: { Int($0) }) else {
      return nil
    }
    let noun = last.hasSuffix("s") ? last : last + "s"
    guard let counted = Condition.Counted(rawValue: noun) else { return nil }
    self = .counts(counted, number)
  }

  private init?(ofDay words: [String]) {
    guard let day = Int(words[0]), day > 0 else { return nil }
    if words.dropFirst() == ["selected"] {
      self = .daySelected(.number(day))
      return
    }
    if words.count > 2, words[1] == "called" {
      self = .dayCalled(.number(day), words.dropFirst(2).joined(separator: " "))
      return
    }
    guard words.count > 3, words[1] == "has", let last = words.last,
      ["stop", "stops"].contains(last),
      let count = HowMany(Array(words[2..<words.count - 1]), number: { Int($0) })
    else { return nil }
    self = .stopsOfDay(.number(day), count)
  }

  private init?(ofStop words: [String]) {
    if words.suffix(2) == ["among", "ideas"] {
      guard words.count > 2 else { return nil }
      self = .idea(words.dropLast(2).joined(separator: " "))
      return
    }
    guard let stop = SaidStop(words), stop.time != nil || stop.day != nil else { return nil }
    self = .stop(
      stop.name.joined(separator: " "), day: stop.day.map { .number($0) }, at: stop.time)
  }
}

/// `lunch on day 2 at 13:00`, in either order.
private struct SaidStop {
  var name: [String]
  var day: Int?
  var time: ClockTime?

  init?(_ words: [String]) {
    name = words
    while takeTime() || takeDay() {}
    guard !name.isEmpty else { return nil }
  }

  private mutating func takeTime() -> Bool {
    guard time == nil, name.dropLast().last == "at", let clock = name.last.flatMap(clockTime) else {
      return false
    }
    time = clock
    name.removeLast(2)
    return true
  }

  private mutating func takeDay() -> Bool {
    guard day == nil, name.dropLast().suffix(2) == ["on", "day"],
      let number = name.last.flatMap({ Int($0) }), number > 0
    else { return false }
    day = number
    name.removeLast(3)
    return true
  }
}

extension Condition {
  /// Whether a word is no part of a name that stands without quotes: it says something more.
  package static func saysMore(_ word: String) -> Bool {
    joining.contains(word) || Int(word) != nil
  }
}

private let joining: Set = [
  "at", "on", "in", "after", "before", "or", "and", "than", "more", "less", "fewer", "day", "days",
  "trip", "trips", "dates", "to",
]

/// `13:00`.
private func clockTime(_ text: String) -> ClockTime? {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false)
  guard parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]) else { return nil }
  return ClockTime(hour: hour, minute: minute)
}
