internal import JSON
internal import Session
internal import World

extension Stage {
  /// What nobody has planned yet, a line a day; where a length is said, when there is time for it.
  func freeLines(of trip: Trip, on day: DayID?, _ minutes: Int?) -> [ReplyLine] {
    guard !trip.days.isEmpty else { return head(of: trip) }
    let free = trip.freeTime(on: day, atLeast: minutes).filter { !$0.stretches.isEmpty }
    guard !free.isEmpty else {
      let what = minutes.map { "No stretch of \(durationText($0)) is free" }
      let all = day == nil ? "Nothing is free: every day is full" : "Nothing is free on that day"
      return [ReplyLine(what ?? all)]
    }
    var table = Table()
    table.columns = [3: .init(least: 12)]
    for day in free {
      table.rows.append([
        .init("day \(day.day)", .name), .init(day.date?.dayText ?? "", .when),
        .init(day.isEmpty ? "the whole day" : day.stretches.map(text).joined(separator: ", ")),
        .init(day.untimed.isEmpty ? "" : "less \(listed(day.untimed))", .quiet),
      ])
    }
    let head = minutes.map { "Time for \(durationText($0)):" } ?? "Nothing is planned yet:"
    return [ReplyLine(head)] + table.lines(in: layout)
  }

  private func text(_ stretch: Range<Int>) -> String {
    "\(clock(stretch.lowerBound))–\(clock(stretch.upperBound))"
  }

  func freeData(of trip: Trip, on day: DayID?, _ minutes: Int?) -> JSONValue {
    let free = trip.freeTime(on: day, atLeast: minutes)
    return .object([
      "minutes": .integer(minutes ?? FreeTime.worthTelling), "free": .array(free.map(object)),
    ])
  }

  private func object(of day: FreeTime) -> JSONValue {
    .object([
      "day": .integer(day.day), "date": .optional(day.date?.iso), "empty": .bool(day.isEmpty),
      "untimed": .array(day.untimed.map(JSONValue.string)),
      "stretches": .array(
        day.stretches.map { stretch in
          .object([
            "from": .string(clock(stretch.lowerBound)), "to": .string(clock(stretch.upperBound)),
          ])
        }),
    ])
  }

  private func clock(_ minutes: Int) -> String { ClockTime(minutes: minutes)?.text ?? "24:00" }
}

extension Trip {
  /// What is free on one day, or on each.
  fileprivate func freeTime(on day: DayID?, atLeast minutes: Int?) -> [FreeTime] {
    let all = freeTime(atLeast: minutes ?? FreeTime.worthTelling)
    guard let day else { return all }
    return all.filter { $0.day == number(of: day) }
  }
}
