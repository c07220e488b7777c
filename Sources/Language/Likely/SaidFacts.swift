internal import Session

/// What a line tells: the stops, days, hours, lengths and amounts that stand in it, each by what it means in
/// the session; and the words between them.
///
/// A canonical line tells the same facts as what people say for it, so that the two can be held against each
/// other.
struct SaidFacts {
  enum Kind { case stop, day, time, length, amount, number, booking, text }

  enum Value: Hashable {
    case stop(StopID)
    case day(Int)
    case number(Int)
    case digits(String)
    case text(String)
    case other(SlotValue)
  }

  struct Fact {
    let kind: Kind
    let values: Set<Value>
    /// Whether it is an amount with its currency.
    var isMoney = false
  }

  private(set) var facts: [Fact] = []
  /// The tokens that tell none.
  private(set) var rest: [Int] = []
  /// Whether two days stand side by side that are not the same: `Mon 20 Apr`, which is a Tuesday.
  private(set) var contradicts = false
  let lattice: WordLattice

  init(_ table: OpenClauses) {
    lattice = table.lattice
    var index = table.whole.lowerBound
    var day: (fact: Fact, end: Int)?
    while index < table.whole.upperBound {
      let token = lattice.tokens[index]
      if token.kind == .quoted {
        facts.append(Fact(kind: .text, values: [.text(folded(token.text))]))
        index += 1
      } else if let (fact, end) = SaidFacts.fact(at: index, in: table) {
        if let fact {
          if fact.kind == .day {
            if let day, day.end == index, day.fact.values.isDisjoint(with: fact.values) {
              contradicts = true
            }
            day = (fact, end)
          }
          facts.append(fact)
        }
        index = end
      } else {
        rest.append(index)
        index += 1
      }
    }
  }

  func values(_ kinds: Kind...) -> Set<Value> {
    facts.filter { kinds.contains($0.kind) }.reduce(into: []) { $0.formUnion($1.values) }
  }

  /// What stands at a token; no fact where it only points to something.
  private static func fact(at index: Int, in table: OpenClauses) -> (Fact?, end: Int)? {
    var (best, end, kind) = ([SlotValue](), index, Kind.text)
    for (type, sign) in types {
      let all = table.spans.spans(type, at: index, before: table.whole.upperBound)
      let longest = all.map(\.end).max() ?? index
      guard longest > end else { continue }
      (best, end, kind) = (all.filter { $0.end == longest }.map(\.value), longest, sign)
    }
    if end > index {
      let values = Set(best.flatMap { meanings($0, in: table.session.currentTrip) })
      let pointsOnly = kind == .stop || kind == .day
      let isMoney =
        kind == .amount
        && best.contains {
          // What each pays is not what it costs in all.
          if case .amount(let sum) = $0 {
            sum.currency != nil && sum.each == nil && table.spans.context.costUnits(at: end).isEmpty
          } else {
            false
          }
        }
      return (
        values.isEmpty && pointsOnly ? nil : Fact(kind: kind, values: values, isMoney: isMoney), end
      )
    }
    let token = table.lattice.tokens[index]
    guard
      token.kind == .number || NumberWords.cardinal(in: table.lattice.tokens, from: index) != nil
    else { return nil }
    return (Fact(kind: .number, values: [.digits(token.folded)]), index + 1)
  }

  private static func meanings(_ value: SlotValue, in trip: Trip?) -> [Value] {
    switch value {
    case .day(let day): days(day, in: trip)
    case .days(let all): all.flatMap { days($0, in: trip) }
    case .target(.day(let day)): days(day, in: trip)
    case .stops(let stops):
      stops.flatMap { trip?.stops(meant: $0) ?? [] }.map { .stop($0.id) }
    case .time(let time): [.number(time.minutes)]
    case .dial(let time, let other): [.number(time.minutes), .number(other.minutes)]
    case .integer(let number): [.number(number)]
    case .amount(let amount): [.digits(amount.digits.withoutFractionOfNone)]
    default: [.other(value)]
    }
  }

  private static func days(_ day: DayReference, in trip: Trip?) -> [Value] {
    switch day {
    case .number(let number): [.day(number)]
    case .on(let date):
      [(trip?.days.firstIndex { $0.date == date }).map { .day($0 + 1) } ?? .other(.date(date))]
    case .either(let dates): dates.flatMap { days(.on($0), in: trip) }
    case .first: [.day(1)]
    case .last: [.day(trip?.days.count ?? 0)]
    // What only points to a day tells none.
    case .mentioned, .here: []
    case .next, .previous, .dayAfter, .dayBefore: [.other(.day(day))]
    }
  }

  private static let types: [(RoleType, Kind)] = [
    (.oneStop, .stop), (.day, .day), (.slot(.duration), .length), (.slot(.amount), .amount),
    (.time, .time), (.slot(.dates(of: .moved)), .day),
    (.slot(.booking(bareNumber: false)), .booking),
  ]
}

extension String {
  /// As in `85` for `85.00`.
  fileprivate var withoutFractionOfNone: String {
    guard let point = firstIndex(of: "."), self[point...].dropFirst().allSatisfy({ $0 == "0" })
    else { return self }
    return String(self[..<point])
  }
}

extension Trip {
  /// The stops that are meant, as far as no question is asked; none by what only points to them.
  fileprivate func stops(meant reference: StopReference) -> [Stop] {
    switch reference {
    case .inDay(let day, let number):
      self.day(number: day).flatMap { day in
        day.stops.indices.contains(number - 1) ? [day.stops[number - 1]] : nil
      } ?? []
    case .idea(let number): ideas.indices.contains(number - 1) ? [ideas[number - 1]] : []
    case .named(let name): stops(named: name)
    case .through, .set, .number, .mentioned, .other: []
    }
  }
}
