internal import Session

extension OpenSpans {
  /// The part of the day is the time, unless another one is said: `at 8 every evening`.
  func eachDay(at index: Int) -> [RoleSpan] {
    let found = chartSpans(.eachDay, at: index) + gluedDays(at: index)
    let isAlone = found.contains { $0.end == index + 1 }
    return found.map { span in
      var span = span
      if isAlone, span.end == index + 2 { span.points = 9 }
      return span
    }
  }

  /// `from tuesday to thursday`, days that the trip has; behind `from` too.
  func stay(at index: Int) -> [RoleSpan] {
    let start = context.matches(["from"], at: index) ? index + 1 : index
    guard start > index || context.matches(["from"], at: index - 1) else { return [] }
    return chart.rangesOfDates(at: start).map {
      RoleSpan(end: $0.end, value: $0.value, points: 8 * ($0.end - index))
    }
  }
}
