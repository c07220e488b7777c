/// Many stops at once, as a line speaks of them.
extension Trip {
  /// All stops of the days with where they stand, then the ideas.
  var placedStops: [PlacedStop] {
    let planned = days.enumerated().flatMap { offset, day in
      day.stops.enumerated().map { index, stop in
        PlacedStop(
          stop: stop, slot: StopSlot(list: .day(day.id), index: index),
          reference: .inDay(day: offset + 1, number: index + 1))
      }
    }
    return planned
      + ideas.enumerated().map { index, stop in
        PlacedStop(
          stop: stop, slot: StopSlot(list: .ideas, index: index), reference: .idea(index + 1))
      }
  }

  /// The stops from one slot to another, in the order of the days.
  func stops(from first: StopSlot, to last: StopSlot) -> [PlacedStop] {
    let all = placedStops
    guard let start = all.firstIndex(where: { $0.slot == first }),
      let end = all.lastIndex(where: { $0.slot == last }), start <= end
    else { return [] }
    return Array(all[start...end])
  }

  /// How a line speaks of these: each by itself where there are few; of many neighbours, the first
  /// and the last, so that the line is short enough to be read again.
  func references(to stops: [PlacedStop]) -> [StopReference] {
    let each = stops.map(\.reference)
    guard each.count > Trip.mostNamedEach else { return each }
    let places = Dictionary(
      uniqueKeysWithValues: placedStops.enumerated().map { ($1.reference, $0) })
    var (said, start) = ([StopReference](), 0)
    for end in 1...each.count {
      if end < each.count, each[end].isIdea == each[start].isIdea, let place = places[each[end]],
        places[each[end - 1]] == place - 1
      {
        continue
      }
      said += StopReference.run(Array(each[start..<end]))
      start = end
    }
    return said
  }

  /// A list of more stops is told in runs.
  private static let mostNamedEach = 100
}

extension StopReference {
  /// Neighbours as a line speaks of them and as it is read again.
  fileprivate static func run(_ stops: [StopReference]) -> [StopReference] {
    guard let first = stops.first, let last = stops.last,
      stops.count > mostInList || first.day != last.day
    else { return stops }
    return [.through(first, last)]
  }

  private var day: Int? { if case .inDay(let day, _) = self { day } else { nil } }

  fileprivate var isIdea: Bool { if case .idea = self { true } else { false } }
}
