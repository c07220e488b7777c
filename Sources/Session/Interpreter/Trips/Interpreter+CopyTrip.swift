extension Interpreter {
  func copyTrip(name: String?, from: CivilDate?) throws(Interruption) -> Decision {
    let original = try resolver.currentTrip()
    if let name, isBlank(name) { throw .problem(.emptyName, at: .name) }
    let wanted = words(name) ?? "\(original.name) (copy)"
    let given = try resolver.freeName(wanted)
    var copy = original.copied(named: given, nextID: scene.session.nextID)
    if let from {
      let before = copy
      copy.days = try dated(copy.days, from: from)
      let now = copy
      copy.bookings = try copy.bookings.map { (booking) throws(Interruption) in
        try redated(booking, from: before, to: now)
      }
    }
    var dates: TripDates?
    if from != nil, let start = copy.start, let end = copy.end {
      dates = DateRange(first: start, last: end).map(TripDates.range)
    }
    return added(copy, .copyTrip(name: given, from: from), wanted: wanted, dates: dates)
  }

  /// The days moved so that the first has this date; undated ones get dates from it on.
  private func dated(_ days: [Day], from date: CivilDate) throws(Interruption) -> [Day] {
    guard let first = days.first else {
      throw .problem(.noDays, at: .dates, remedies: [.copyTrip(name: nil, from: nil)])
    }
    var moved = days
    for index in days.indices {
      let offset =
        if let own = days[index].date, let start = first.date { own.days(since: start) } else {
          index
        }
      guard let target = date.later(by: offset) else {
        throw .problem(.dateOutOfRange, at: .dates)
      }
      moved[index].date = target
    }
    return moved
  }
}

extension Trip {
  /// The same trip under new numbers from `nextID` on: nothing done, no favourite.
  fileprivate func copied(named name: String, nextID: Int) -> Trip {
    var numbers = (nextID + 1)...
    var copy = Trip(id: TripID(nextID), copying: self)
    copy.name = name
    copy.favourite = false
    copy.days = days.map { $0.copied(&numbers) }
    copy.ideas = ideas.map { $0.copied(&numbers) }
    copy.bookings = bookings.map { Booking(id: BookingID(numbers.removeFirst()), copying: $0) }
    copy.checklist = checklist.map { $0.copied(&numbers) }
    return copy
  }
}

extension ChecklistTask {
  fileprivate func copied(_ numbers: inout PartialRangeFrom<Int>) -> ChecklistTask {
    var copy = ChecklistTask(id: TaskID(numbers.removeFirst()), copying: self)
    copy.done = false
    return copy
  }
}

extension Day {
  fileprivate func copied(_ numbers: inout PartialRangeFrom<Int>) -> Day {
    var copy = Day(id: DayID(numbers.removeFirst()), copying: self)
    copy.stops = stops.map { $0.copied(&numbers) }
    return copy
  }
}

extension Stop {
  fileprivate func copied(_ numbers: inout PartialRangeFrom<Int>) -> Stop {
    var copy = Stop(id: StopID(numbers.removeFirst()), copying: self)
    copy.done = false
    return copy
  }
}

extension PartialRangeFrom<Int> {
  /// The next number, which the range begins after from now on.
  fileprivate mutating func removeFirst() -> Int {
    defer { self = (lowerBound + 1)... }
    return lowerBound
  }
}
