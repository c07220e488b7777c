internal import Session

extension Chart {
  /// `the same day as lunch`, `the day with the museum`: the one on which the trip has that stop.
  func daysOfStops(at index: Int) -> [Span] {
    guard let trip = context.trip,
      let words = daysOf.first(where: { context.matches($0, at: index) })
    else { return [] }
    return stops(at: index + words.count).compactMap { stop in
      guard let number = trip.number(ofDayWith: stop.reference) else { return nil }
      return Span(
        end: stop.end, value: .day(.number(number)), score: words.count * Score.known + stop.score)
    }
  }

  /// The same days with the trip behind them where that is the open one: `day 2 of my trip`, `friday
  /// in the Porto trip`.
  func daysNamingTrip(at index: Int, bareNumber: Bool) -> [Span] {
    let days = days(at: index, bareNumber: bareNumber)
    guard context.trip != nil else { return days }
    return days
      + days.flatMap { day in
        leadingToTrip.filter { context.matches($0, at: day.end) }.flatMap { words -> [Span] in
          let start = day.end + words.count
          let owner = owners.contains { context.matches([$0], at: start) } ? start + 1 : start
          let names = currentTrip(at: owner).map(\.end)
          let called = (owner > start ? names + [owner] : names).filter(isTrip).map { $0 + 1 }
          // `friday in Porto` may tell the city.
          return (words == ["of"] ? names + called : called).map { end in
            Span(end: end, value: day.value, score: day.score + (end - day.end) * Score.known)
          }
        }
      }
  }

  private func isTrip(_ index: Int) -> Bool {
    tripWords.contains { context.matches([$0], at: index) }
  }
}

extension Trip {
  /// The day that has the one stop which is meant; `nil` where none is or several are.
  fileprivate func number(ofDayWith reference: StopReference) -> Int? {
    switch reference {
    case .inDay(let day, let number):
      guard let stops = self.day(number: day)?.stops else { return nil }
      return stops.indices.contains(number - 1) ? day : nil
    case .named(let name):
      let meant = stops(named: name)
      guard meant.count == 1, case .day(let id)? = slot(of: meant[0].id)?.list else { return nil }
      return number(of: id)
    case .number, .idea, .mentioned, .other, .through, .set: return nil
    }
  }
}

private let daysOf = WordPattern("(the|) (same day as|same day with|day of|day with)").spelledOut
private let leadingToTrip = [["of"], ["in"], ["on"]]
private let owners: Set = ["the", "my", "our", "this"]
private let tripWords: Set = ["trip", "holiday", "vacation", "journey"]
