/// What a finding says, with its names, times and distances as values: who shows it spells them.
package struct FindingMessage: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case words(String)
    case name(String)
    /// By its number.
    case day(Int)
    case date(CivilDate)
    case time(ClockTime)
    case length(minutes: Int)
    case kilometres(Double)
    case amount(Money)
  }

  package var parts: [Part]
}

extension FindingMessage: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    package mutating func appendInterpolation(_ words: String) { appendLiteral(words) }
    mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }
    mutating func appendInterpolation(_ time: ClockTime) { parts.append(.time(time)) }
    mutating func appendInterpolation(_ date: CivilDate) { parts.append(.date(date)) }
    mutating func appendInterpolation(_ money: Money) { parts.append(.amount(money)) }
    mutating func appendInterpolation(_ stop: CheckedStop) { parts.append(.name(stop.stop.name)) }
    mutating func appendInterpolation(_ booking: CheckedBooking) {
      parts.append(.name(booking.booking.name))
    }
    mutating func appendInterpolation(at stop: CheckedStop) {
      if let time = stop.stop.at { parts.append(.time(time)) }
    }
    mutating func appendInterpolation(name: String) { parts.append(.name(name)) }
    mutating func appendInterpolation(day: Int) { parts.append(.day(day)) }
    mutating func appendInterpolation(minutes: Int) { parts.append(.length(minutes: minutes)) }
    mutating func appendInterpolation(kilometres: Double) { parts.append(.kilometres(kilometres)) }
    mutating func appendInterpolation(_ message: FindingMessage) { parts += message.parts }
  }

  package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  static func + (one: FindingMessage, other: FindingMessage) -> FindingMessage {
    FindingMessage(parts: one.parts + other.parts)
  }

  package init(stringLiteral: String) { parts = [.words(stringLiteral)] }
}

extension FindingMessage {
  /// The message in plain words, dates in their ISO form and distances in kilometres.
  package var text: String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .name(let name): oneLine(name)
      case .day(let number): "day \(number)"
      case .date(let date): date.iso
      case .time(let time): time.text
      case .length(let minutes): spelledLength(minutes)
      case .kilometres(let length): "\(Int(length.rounded())) km"
      case .amount(let money): "\(money.amount) \(money.currency.code)"
      }
    }.joined()
  }
}

/// `45 min`, `2 h`, `12 h 30`.
package func spelledLength(_ minutes: Int) -> String {
  let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
  if hours == 0 { return "\(rest) min" }
  return rest == 0 ? "\(hours) h" : "\(hours) h \(padded(rest, 2))"
}
