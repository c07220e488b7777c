/// One field of a booking, before and after.
package enum BookingChange: Hashable, Sendable, FieldChange {
  case name(Change<String>)
  case from(Change<Destination?>)
  case to(Change<Destination?>)
  case place(Change<Destination?>)
  case times(Change<BookingTimes>)
  case checkInUntil(Change<ClockTime?>)
  case reference(Change<String?>)
  case seat(Change<String?>)
  case note(Change<String?>)
  case cost(Change<Money?>)
  case paidBy(Change<String?>)

  typealias Root = Booking

  func mapped(_ map: inout some FieldMap<Booking>) -> BookingChange {
    switch self {
    case .name(let change): .name(map.map(\.name, change))
    case .from(let change): .from(map.map(\.from, change))
    case .to(let change): .to(map.map(\.to, change))
    case .place(let change): .place(map.map(\.place, change))
    case .times(let change): .times(map.map(\.times, change))
    case .checkInUntil(let change): .checkInUntil(map.map(\.checkInUntil, change))
    case .reference(let change): .reference(map.map(\.reference, change))
    case .seat(let change): .seat(map.map(\.seat, change))
    case .note(let change): .note(map.map(\.note, change))
    case .cost(let change): .cost(map.map(\.cost, change))
    case .paidBy(let change): .paidBy(map.map(\.paidBy, change))
    }
  }
}

/// One field of something to do or to pack, before and after.
package enum TaskChange: Hashable, Sendable, FieldChange {
  case text(Change<String>)
  case due(Change<ChecklistTask.Due?>)
  case done(Change<Bool>)

  typealias Root = ChecklistTask

  func mapped(_ map: inout some FieldMap<ChecklistTask>) -> TaskChange {
    switch self {
    case .text(let change): .text(map.map(\.text, change))
    case .due(let change): .due(map.map(\.due, change))
    case .done(let change): .done(map.map(\.done, change))
    }
  }
}

/// A booking and its place among those of its trip; the index counts from 0.
package struct BookingAt: Hashable, Sendable {
  package var index: Int
  package var booking: Booking

  package init(index: Int, booking: Booking) {
    self.index = index
    self.booking = booking
  }
}

/// Something to do or to pack and its place in the checklist of its trip.
package struct TaskAt: Hashable, Sendable {
  package var index: Int
  package var task: ChecklistTask

  package init(index: Int, task: ChecklistTask) {
    self.index = index
    self.task = task
  }
}
