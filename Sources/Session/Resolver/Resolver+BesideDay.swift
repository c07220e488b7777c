extension Resolver {
  /// `move dinner to the day after`: the day beside that of the stops that the line names, which it
  /// means rather than one beside the day that was spoken of before.
  ///
  /// `nil` where the target is no such day or in another trip, or the stops are not of one day;
  /// where it is not clear which stops are meant, asks with `command` of each.
  func besideDay(
    _ target: StopTarget?, of stops: [StopReference], in trip: Trip, unless other: Trip?,
    _ command: ([StopReference]) -> Intent
  ) throws(Interruption) -> StopTarget? {
    guard other == nil, let step = step(target), stops != [.mentioned] else { return nil }
    let placed = try self.stops(stops, of: trip, command)
    guard case .day(let id)? = placed.commonList, let number = trip.number(of: id) else {
      return nil
    }
    guard trip.day(number: number + step) != nil else {
      throw .problem(.noDayThere, at: .day, remedies: [.days])
    }
    return .day(.number(number + step))
  }

  /// How many days on; the next day is that after the selected one, where one is.
  private func step(_ target: StopTarget?) -> Int? {
    let isSelected = scene.session.cursor.day != nil
    return switch target {
    case .day(.dayAfter): 1
    case .day(.dayBefore): -1
    case .day(.next): isSelected ? nil : 1
    case .day(.previous): isSelected ? nil : -1
    case .day, .ideas, nil: nil
    }
  }
}
