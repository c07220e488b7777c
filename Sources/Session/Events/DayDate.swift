/// A day's date in an arrangement of days.
package struct DayDate: Hashable, Sendable {
  package var id: DayID
  package var date: CivilDate?

  package init(id: DayID, date: CivilDate?) {
    self.id = id
    self.date = date
  }
}

extension Trip {
  /// The days in their order, with their dates.
  var arrangement: [DayDate] { days.map { DayDate(id: $0.id, date: $0.date) } }
}
