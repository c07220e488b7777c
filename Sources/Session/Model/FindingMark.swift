/// Which finding a number of the list shown last means, whatever was settled since.
package struct FindingMark: Hashable, Sendable {
  package var rule: String
  package var day: DayID?
  package var stop: StopID?
  package var booking: BookingID?
  package var task: TaskID?

  package init(
    rule: String, day: DayID?, stop: StopID?, booking: BookingID?, task: TaskID?
  ) {
    self.rule = rule
    self.day = day
    self.stop = stop
    self.booking = booking
    self.task = task
  }
}

/// The findings that were listed last, by their numbers.
package struct ListedFindings: Hashable, Sendable {
  package var trip: TripID
  package var marks: [FindingMark]

  package init(trip: TripID, marks: [FindingMark]) {
    self.trip = trip
    self.marks = marks
  }
}
