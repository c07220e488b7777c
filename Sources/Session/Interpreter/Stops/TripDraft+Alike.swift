extension TripDraft {
  /// What is to be told where a list has several stops of one name and place now; once for each.
  func againNotices(_ added: [StopID], in list: StopList) -> [Notice] {
    var told: [[StopID]] = []
    return added.compactMap { id in
      guard let stop = trip.stop(id) else { return nil }
      let name = folded(stop.name)
      let alike = stops(in: list).filter {
        $0.position == stop.position && isFolded($0.name, to: name)
      }
      guard alike.count > 1, !told.contains(alike.map(\.id)) else { return nil }
      told.append(alike.map(\.id))
      return .again(stop.name, count: alike.count)
    }
  }

  /// The only other stop of the name of one that was added to a day: that may have been meant.
  func namesakeNotice(of added: [StopID]) -> [Notice] {
    guard added.count == 1, let stop = added.first.flatMap(trip.stop),
      let here = trip.placed(stop), case .inDay(let day, _) = here.reference
    else { return [] }
    let name = folded(stop.name)
    let others = trip.ofStops { other in
      other.id != stop.id && other.position == stop.position && isFolded(other.name, to: name)
        ? other.id : nil
    }
    guard others.count == 1, let other = others.first.flatMap(trip.stop).flatMap(trip.placed),
      other.slot.list != here.slot.list
    else { return [] }
    let move = Intent.moveStops(StopsMove([other.reference], to: .day(.number(day))))
    return [.namesake(stop.name, onDay: other.reference.day, move: move)]
  }
}

extension StopReference {
  /// The number of its day, where it names one.
  fileprivate var day: Int? { if case .inDay(let day, _) = self { day } else { nil } }
}
