internal import Session

/// Days that are told with a part of the day, or within a length.
extension OpenSpans {
  /// `tue-thu`: each of these days; `tuesday to thursday` may tell from where to where something goes.
  func gluedDays(at index: Int) -> [RoleSpan] {
    guard let link = context.token(index + 1), ["-", "–"].contains(link.folded), link.isGlued,
      context.tokens[index].kind == .word
    else { return [] }
    return chart.rangesOfDates(at: index).map {
      RoleSpan(end: $0.end, value: $0.value, points: 8 * ($0.end - index))
    }
  }

  /// Whether `tonight` or `this afternoon` begins here, and today is a day of the trip.
  func isToday(_ index: Int) -> Bool {
    let isPart =
      context.matches(["this"], at: index)
      && (context.token(index + 1).map { partsOfDay.contains($0.folded) } ?? false)
    guard isPart || context.matches(["tonight"], at: index) else { return false }
    return chart.spans(.day(bareNumber: false), at: index).contains { span in
      if case .day(let day) = span.value { context.day(day) != nil } else { false }
    }
  }

  /// `for a week from 3 may` is no day a week later.
  func isLasting(_ span: RoleSpan, at index: Int) -> Bool {
    index > 0 && context.tokens[index - 1].says("for")
      && spans(.days, at: index, before: context.tokens.count).contains { $0.end < span.end }
  }

  /// `this afternoon`: the day, and the hour that its part is.
  func withoutPart(_ found: [RoleSpan], at index: Int) -> [RoleSpan] {
    // `that evening`, `the same morning`
    let pointed = found.filter { span in
      guard case .day(.mentioned) = span.value.asDay else { return false }
      return span.end - index > 1 && partsOfDay.contains(context.tokens[span.end - 1].folded)
    }
    if !pointed.isEmpty {
      return found
        + pointed.map {
          RoleSpan(end: $0.end - 1, value: $0.value, points: 8 * ($0.end - 1 - index) + 1)
        }
    }
    guard isToday(index), context.matches(["this"], at: index) else { return found }
    return found
      + found.filter { $0.end == index + 2 }.map {
        RoleSpan(end: index + 1, value: $0.value, points: 9)
      }
  }
}

private let partsOfDay: Set = ["morning", "afternoon", "evening", "night"]

extension SlotValue {
  /// The day that it is, alone or as where something goes.
  fileprivate var asDay: SlotValue {
    if case .target(.day(let day)) = self { .day(day) } else { self }
  }
}
