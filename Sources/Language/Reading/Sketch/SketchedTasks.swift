internal import Session

/// Several things to do, each with its day: `Deadlines: consent forms by 12 March; deposits by 26 March`.
struct SketchedTasks {
  let chart: Chart

  private var context: ChartContext { chart.context }

  /// `nil` where no heading says that they are to be done, or where one of them has no day.
  var intent: Intent? {
    guard let colon = context.tokens.prefix(5).firstIndex(where: { $0.says(":") }),
      context.end(ofOneOf: headings, at: 0) == colon
    else { return nil }
    var adds: [Intent] = []
    for item in items(behind: colon + 1) {
      guard let (text, due) = task(item) else { return nil }
      adds.append(.list(.add(.todo, text, due)))
    }
    return adds.count > 1 ? .several(adds) : adds.first
  }

  private func items(behind start: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var first = start
    for index in start..<max(start, context.tokens.count)
    where [",", ";", ".", "|"].contains(context.tokens[index].folded)
      && context.token(index + 1)?.isGlued != true
    {
      parts.append(first..<index)
      first = index + 1
    }
    parts.append(first..<context.tokens.count)
    return parts.filter { !$0.isEmpty }
  }

  /// The words before the last of what tells a day.
  private func task(_ item: Range<Int>) -> (String, ChecklistTask.Due)? {
    for index in item.dropFirst() {
      let start = context.end(ofOneOf: SketchedTask.limits, at: index) ?? index
      guard start < item.upperBound, let due = due(start, endingAt: item.upperBound) else {
        continue
      }
      let isAnd = context.matches(["and"], at: item.lowerBound)
      let text = context.text((isAnd ? item.lowerBound + 1 : item.lowerBound)..<index)
      return text.isEmpty ? nil : (text, due)
    }
    return nil
  }

  private func due(_ start: Int, endingAt end: Int) -> ChecklistTask.Due? {
    for span in chart.spans(.date(of: .other), at: start) where span.end == end {
      if case .date(let date) = span.value, date >= context.today { return .on(date) }
    }
    for span in chart.spans(.daysBefore, at: start) where span.end == end {
      if case .integer(let days) = span.value { return .before(days: days) }
    }
    // `D-3`
    guard context.matches(["d", "-"], at: start), let days = chart.wholeNumber(at: start + 2),
      start + 3 == end
    else { return nil }
    return .before(days: days)
  }
}

private let headings = BookingWords.ways(
  """
  deadlines deadline before_departure before_we_go before_we_leave action_items actions to_do todo
  todos to_dos tasks things_to_do still_to_do before_the_trip reminders
  """)
