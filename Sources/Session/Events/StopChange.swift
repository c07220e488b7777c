/// One field of a stop, before and after.
package enum StopChange: Hashable, Sendable, FieldChange {
  case name(Change<String>)
  case at(Change<ClockTime?>)
  case minutes(Change<Int?>)
  case note(Change<String?>)
  case cost(Change<Money?>)
  case paidBy(Change<String?>)
  case hours(Change<OpeningHours?>)
  case done(Change<Bool>)
  /// Where it is; the name in it says nothing.
  case place(Change<Place?>)

  typealias Root = Stop

  func mapped(_ map: inout some FieldMap<Stop>) -> StopChange {
    switch self {
    case .name(let change): .name(map.map(\.name, change))
    case .at(let change): .at(map.map(\.at, change))
    case .minutes(let change): .minutes(map.map(\.minutes, change))
    case .note(let change): .note(map.map(\.note, change))
    case .cost(let change): .cost(map.map(\.cost, change))
    case .paidBy(let change): .paidBy(map.map(\.paidBy, change))
    case .hours(let change): .hours(map.map(\.hours, change))
    case .done(let change): .done(map.map(\.done, change))
    case .place(let change): .place(map.map(\.place, change))
    }
  }
}
