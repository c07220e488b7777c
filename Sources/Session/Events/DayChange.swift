/// One field of a day, before and after; its date changes by `TripEvent.daysArranged`.
package enum DayChange: Hashable, Sendable, FieldChange {
  case title(Change<String?>)
  case city(Change<Destination?>)
  case note(Change<String?>)

  typealias Root = Day

  func mapped(_ map: inout some FieldMap<Day>) -> DayChange {
    switch self {
    case .title(let change): .title(map.map(\.title, change))
    case .city(let change): .city(map.map(\.city, change))
    case .note(let change): .note(map.map(\.note, change))
    }
  }
}
