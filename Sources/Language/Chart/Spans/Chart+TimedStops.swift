internal import Session

extension Chart {
  /// A stop told by its place or by its time.
  func toldStops(at index: Int) -> [StopSpan] { ordinalStops(at: index) + timedStops(at: index) }

  /// `the one at 11`, `the 11 o'clock`, `my 9:30`: the only stop at that time on the day that is
  /// meant, else in the trip.
  private func timedStops(at index: Int) -> [StopSpan] {
    guard ["the", "my", "our"].contains(where: { context.matches([$0], at: index) }) else {
      return []
    }
    let isLed = ["one", "stop", "thing"].contains { context.matches([$0, "at"], at: index + 1) }
    return spans(.time, at: isLed ? index + 3 : index + 1).compactMap { span -> StopSpan? in
      let start = isLed ? index + 3 : index + 1
      let named = ["one", "stop", "thing"].contains { context.matches([$0], at: span.end) }
      // A mere number is a day or a place in a row, a part of the day no time of a stop.
      guard isLed || span.end > start + 1 && context.tokens[start].kind == .number || named,
        isLed || context.tokens[start].kind == .number,
        let stop = context.onlyStop(at: span.value.clockTimes)
      else { return nil }
      let end = !isLed && named ? span.end + 1 : span.end
      return StopSpan(end: end, reference: stop, score: (end - index) * Score.known)
    }
  }
}

extension ChartContext {
  /// The one stop at one of these times: of the day meant by bare numbers, else of the trip.
  fileprivate func onlyStop(at times: [ClockTime]) -> StopReference? {
    guard let trip else { return nil }
    let all = trip.days.enumerated().flatMap { day, list in
      list.stops.enumerated().filter { $1.at.map(times.contains) == true }.map {
        (list.id, day + 1, $0.offset + 1)
      }
    }
    let here = all.filter { $0.0 == selected?.id }
    guard let only = here.count == 1 ? here.first : all.count == 1 ? all.first : nil else {
      return nil
    }
    return .inDay(day: only.1, number: only.2)
  }
}

extension SlotValue {
  /// The times it can be.
  fileprivate var clockTimes: [ClockTime] {
    switch self {
    case .time(let time): [time]
    case .dial(let time, let other): [time, other]
    default: []
    }
  }
}
