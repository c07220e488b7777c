internal import Session

extension TripReference {
  var canonical: String {
    switch self {
    case .named(let name): spelledName(name)
    case .listed(let number): String(number)
    }
  }
}

extension DayReference {
  var canonical: String {
    switch self {
    case .number(let number): "day \(number)"
    case .on(let date): date.iso
    case .either(let dates): dates.first?.iso ?? "day"
    case .first: "first day"
    case .last: "last day"
    case .next: "next"
    case .previous: "previous"
    case .mentioned: "that day"
    case .dayAfter: "the day after"
    case .dayBefore: "the day before"
    case .here: "this day"
    }
  }
}

extension StopReference {
  var canonical: String {
    switch self {
    case .number(let number): String(number)
    case .inDay(let day, let number): "\(day).\(number)"
    case .idea(let number): "idea \(number)"
    case .named(let name): quotedText(name)
    case .mentioned: "it"
    case .other: "the other one"
    case .through(let first, let last): "\(first.canonical)-\(last.canonical)"
    case .set(let set): set.canonical
    }
  }
}

extension StopSet {
  fileprivate var canonical: String {
    let part =
      switch part {
      case .all:
        whole == .mentioned ? "them" : whole.name.map { "all \(quotedText($0))" } ?? "everything"
      case .before(let stop): "everything before \(stop.canonical)"
      case .after(let stop): "everything after \(stop.canonical)"
      case .first(let count): "the first \(count) stops"
      case .last(let count): "the last \(count) stops"
      }
    let place =
      switch whole {
      case .mentioned, .here, .named: ""
      case .day(let day): " on \(day.canonical)"
      case .ideas: " in ideas"
      }
    let rest = except.isEmpty ? "" : " except \(except.canonical)"
    return part + place + rest
  }
}

extension StopSet.Whole {
  fileprivate var name: String? { if case .named(let name) = self { name } else { nil } }
}

extension [StopReference] {
  /// The list with commas; runs of neighbours as ranges.
  var canonical: String {
    var parts: [String] = []
    var index = 0
    while index < count {
      var end = index + 1
      while end < count, self[end].follows(self[end - 1]) { end += 1 }
      parts.append(
        end - index > 2
          ? "\(self[index].canonical)-\(self[end - 1].canonical)"
          : self[index..<end].map(\.canonical).joined(separator: ","))
      index = end
    }
    return parts.joined(separator: ",")
  }
}

extension StopReference {
  fileprivate func follows(_ other: StopReference) -> Bool {
    switch (other, self) {
    case (.number(let low), .number(let high)), (.idea(let low), .idea(let high)):
      high == low + 1
    case (.inDay(let day, let low), .inDay(let same, let high)): day == same && high == low + 1
    case (.number, _), (.inDay, _), (.idea, _), (.named, _), (.mentioned, _), (.other, _),
      (.through, _), (.set, _):
      false
    }
  }
}

extension PlaceReference {
  var canonical: String {
    switch self {
    case .named(let name, let isQuoted): isQuoted ? quotedText(name) : spelledName(name)
    case .pinned(let name, let position): "\(spelledName(name)) @ \(position.canonical)"
    case .at(let position): position.canonical
    case .result(let number): String(number)
    case .words(let text): "text \(quotedText(text))"
    }
  }
}

extension Coordinates {
  /// `41.1579, -8.6291`, digits as the number has them.
  var canonical: String { "\(plainDecimal(latitude)), \(plainDecimal(longitude))" }
}

/// The number without an exponent, whole ones without a fraction.
func plainDecimal(_ number: Double) -> String {
  if number == number.rounded(), abs(number) < 1000 { return String(Int(number)) }
  let text = "\(number)"
  guard text.contains("e") else { return text }
  // Smaller than 0.0001: 7 decimals are a centimetre.
  let units = Int((abs(number) * 10_000_000).rounded())
  let digits = padded(units, 8)
  return "\(number < 0 ? "-" : "")\(digits.dropLast(7)).\(digits.suffix(7))"
}

extension StopTarget {
  var canonical: String {
    switch self {
    case .day(let day): day.canonical
    case .ideas: "ideas"
    }
  }
}

extension StopPosition {
  var canonical: String {
    switch self {
    case .first: "first"
    case .last: "last"
    case .before(let stop): "before \(stop.canonical)"
    case .after(let stop): "after \(stop.canonical)"
    case .between(let one, let other): "between \(one.canonical) and \(other.canonical)"
    case .up: "up"
    case .down: "down"
    }
  }
}

extension NearReference {
  var canonical: String {
    switch self {
    case .stop(let stop): stop.canonical
    case .place(let place): place.canonical
    case .home: "home"
    }
  }
}

extension Amount {
  var canonical: String {
    let besides = others.map { ", \(plain($0.digits)) \($0.each.canonical)" }.joined()
    return [plain(digits), (each?.canonical ?? "") + besides, payer?.canonical ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func plain(_ digits: String) -> String {
    switch currency {
    case .code(let currency)?: "\(digits) \(currency.code)"
    case .dollarSign?: "$\(digits)"
    case .yenSign?: "¥\(digits)"
    case nil: digits
    }
  }
}

extension CostUnit {
  fileprivate var canonical: String { self == .person ? "each" : "per \(rawValue)" }
}

extension Payer {
  fileprivate var canonical: String {
    switch self {
    case .named(let name): "paid by \(spelledName(name))"
    case .nobody: "paid by none"
    }
  }
}

/// A length of time: `90m`.
func canonicalDuration(_ minutes: Int) -> String { "\(minutes)m" }
