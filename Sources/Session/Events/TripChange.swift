/// One field of a trip, before and after.
package enum TripChange: Hashable, Sendable, FieldChange {
  case name(Change<String>)
  case destination(Change<Destination?>)
  case style(Change<String?>)
  case about(Change<String?>)
  case note(Change<String?>)
  case favourite(Change<Bool>)
  case budget(Change<Money?>)
  /// The rate of one pair, such as `USD/EUR`.
  case rate(pair: String, Change<String?>)
  case people(Change<Int?>)
  case children(Change<Int?>)
  case companions(Change<[Companion]>)
  case currency(Change<Currency?>)
  case silenced(Change<[String]>)

  typealias Root = Trip

  func mapped(_ map: inout some FieldMap<Trip>) -> TripChange {
    switch self {
    case .name(let change): .name(map.map(\.name, change))
    case .destination(let change): .destination(map.map(\.destination, change))
    case .style(let change): .style(map.map(\.style, change))
    case .about(let change): .about(map.map(\.about, change))
    case .note(let change): .note(map.map(\.note, change))
    case .favourite(let change): .favourite(map.map(\.favourite, change))
    case .budget(let change): .budget(map.map(\.budget, change))
    case .rate(let pair, let change): .rate(pair: pair, map.map(\.rates[pair], change))
    case .people(let change): .people(map.map(\.people, change))
    case .children(let change): .children(map.map(\.children, change))
    case .companions(let change): .companions(map.map(\.companions, change))
    case .currency(let change): .currency(map.map(\.currency, change))
    case .silenced(let change): .silenced(map.map(\.silenced, change))
    }
  }
}

/// A field of a trip.
package enum TripField: Hashable, Sendable {
  case name, destination, style, about, note, favourite, people, children, companions, currency,
    budget, silenced
  /// The rate of one pair.
  case rate(String)
}

extension TripChange {
  package var field: TripField {
    switch self {
    case .name: .name
    case .destination: .destination
    case .style: .style
    case .about: .about
    case .note: .note
    case .favourite: .favourite
    case .budget: .budget
    case .rate(let pair, _): .rate(pair)
    case .people: .people
    case .children: .children
    case .companions: .companions
    case .currency: .currency
    case .silenced: .silenced
    }
  }

  /// The fields in which two trips differ, in the order in which they are told.
  static func between(_ one: Trip, _ other: Trip) -> [TripChange] {
    func change<Value>(_ field: KeyPath<Trip, Value>) -> Change<Value> {
      Change(before: one[keyPath: field], after: other[keyPath: field])
    }
    let fields: [TripChange] = [
      .destination(change(\.destination)), .name(change(\.name)), .style(change(\.style)),
      .about(change(\.about)), .note(change(\.note)), .favourite(change(\.favourite)),
      .people(change(\.people)), .children(change(\.children)),
      .companions(change(\.companions)),
      .currency(change(\.currency)), .budget(change(\.budget)), .silenced(change(\.silenced)),
    ]
    let pairs = Set(one.rates.keys).union(other.rates.keys).sorted()
    return (fields + pairs.map { .rate(pair: $0, change(\.rates[$0])) })
      .filter { $0 != $0.reversed }
  }
}
