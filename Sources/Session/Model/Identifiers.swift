/// The number of a trip; trips are in the order of their creation, which is that of their ids.
package struct TripID: Hashable, Comparable, Sendable {
  package let number: Int
  package init(_ number: Int) { self.number = number }
  package static func < (left: TripID, right: TripID) -> Bool { left.number < right.number }
}

/// The number of a day, which it keeps when its date or its place in the trip changes.
package struct DayID: Hashable, Sendable {
  package let number: Int
  package init(_ number: Int) { self.number = number }
}

/// The number of a stop, which it keeps for life, whatever day or trip it moves to.
package struct StopID: Hashable, Sendable {
  package let number: Int
  package init(_ number: Int) { self.number = number }
}

/// One run of the program on a home.
package struct WindowID: Hashable, Sendable {
  package let number: Int
  package init(_ number: Int) { self.number = number }
}

/// The number of a booking, which it keeps for life.
package struct BookingID: Hashable, Sendable {
  package let number: Int
  package init(_ number: Int) { self.number = number }
}

/// The number of something to do or to pack.
package struct TaskID: Hashable, Sendable {
  package let number: Int
  package init(_ number: Int) { self.number = number }
}
