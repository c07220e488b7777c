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
  /// The numbers of those that were shown with a command.
  package var withFix: [Int]

  package init(trip: TripID, marks: [FindingMark], withFix: [Int] = []) {
    self.trip = trip
    self.marks = marks
    self.withFix = withFix
  }
}

/// The errors of trips that were told, so that nobody is told the same at every `open`.
package struct ToldErrors: Hashable, Sendable {
  /// Those of the trip told last stand last.
  package var lists: [ListedFindings] = []

  /// Of more trips the oldest are forgotten: what was told of them may be told again.
  private static let mostTrips = 20

  package init(_ lists: [ListedFindings] = []) { self.lists = lists }

  package func isTold(_ mark: FindingMark, of trip: TripID) -> Bool {
    lists.contains { $0.trip == trip && $0.marks.contains(mark) }
  }

  /// All errors of a trip are told by now; without `others` those told before are none any more.
  package mutating func tell(
    _ marks: [FindingMark], of trip: TripID, besides others: Bool = false
  ) {
    let before = others ? lists.filter { $0.trip == trip }.flatMap(\.marks) : []
    let all = before.filter { !marks.contains($0) } + marks
    lists.removeAll { $0.trip == trip }
    if !all.isEmpty { lists.append(ListedFindings(trip: trip, marks: all)) }
    lists.removeFirst(max(0, lists.count - ToldErrors.mostTrips))
  }
}
