internal import Session

/// What is asserted of stops, ideas and trips by their names.
extension AssertedWords {
  var named: Condition.Fact? {
    if says(0, ["alias"]), count == 2 { return name(1..<2).map { .alias($0) } }
    if says(0, ["file"]), count > 1 { return name(1..<count).map { .file($0) } }
    if says(count - 1, ["ideas"]), count > 2, says(count - 2, ["among", "in"]) {
      return name(0..<count - 2).map { .idea($0) }
    }
    guard says(0, ["trip"]), count > 1 else { return nil }
    // `trip on friday` is a stop.
    if tail(from: 1).end < count { return nil }
    return name(1..<count).map { .trip($0) }
  }

  var stop: Condition.Fact? {
    // What denies something is read above, or not at all.
    guard !says(0, ["no", "not", "nothing"]) else { return nil }
    let (end, day, time) = tail(from: 1)
    guard end > 0 else { return nil }
    // What is not understood must not look as if it were a name; what is in quotes is one.
    let saysMore = (0..<end).contains { says($0, comparing) }
    guard !saysMore || name(0..<end).map(chart.context.stops.has) == true else { return nil }
    return name(0..<end).map { .stop($0, day: day, at: time) }
  }

  /// The day and the time at the end, in either order, and where the words before them end.
  func tail(from start: Int) -> (end: Int, day: DayReference?, time: ClockTime?) {
    var (end, day, time): (Int, DayReference?, ClockTime?) = (count, nil, nil)
    var goesOn = true
    while goesOn {
      goesOn = false
      for index in (start..<max(start, end)).reversed() where index < end - 1 {
        if day == nil, says(index, ["on", "for"]), let found = self.day(index + 1..<end) {
          (day, end, goesOn) = (found, index, true)
        } else if time == nil, says(index, ["at"]), let found = value(.time, index + 1..<end)?.time
        {
          (time, end, goesOn) = (found, index, true)
        }
        if goesOn { break }
      }
      // `lunch day 1`
      if !goesOn, day == nil, end - 2 >= max(start, 1), says(end - 2, ["day"]),
        let found = self.day(end - 2..<end)
      {
        (day, end, goesOn) = (found, end - 2, true)
      }
    }
    return (end, day, time)
  }
}

/// Words that compare or ask, and begin or join no name.
private let comparing: Set = [
  "has", "have", "before", "after", "than", "least", "most", "more", "less", "fewer", "nothing",
  "not", "none",
]
