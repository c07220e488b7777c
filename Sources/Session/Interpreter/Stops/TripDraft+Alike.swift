extension TripDraft {
  /// What is to be told where a list has several stops of one name and place now; once for each.
  func againNotices(_ added: [StopID], in list: StopList) -> [Notice] {
    var told: [[StopID]] = []
    return added.compactMap { id in
      guard let stop = trip.stop(id) else { return nil }
      let name = folded(stop.name)
      let alike = stops(in: list).ids(called: name, at: stop.position)
      guard alike.count > 1, !told.contains(alike) else { return nil }
      told.append(alike)
      return .again(stop.name, count: alike.count)
    }
  }

  /// The only other stop of the name of one that was added to a day: that may have been meant.
  func namesakeNotice(of added: [StopID]) -> [Notice] {
    guard added.count == 1, let stop = added.first.flatMap(trip.stop),
      let here = trip.placed(stop), case .inDay(let day, _) = here.reference
    else { return [] }
    let name = folded(stop.name)
    var others = trip.ideas.ids(called: name, at: stop.position)
    for index in trip.days.indices {
      others += trip.days[index].stops.ids(called: name, at: stop.position)
    }
    others.removeAll { $0 == stop.id }
    guard others.count == 1, let other = others.first.flatMap(trip.stop).flatMap(trip.placed),
      other.slot.list != here.slot.list
    else { return [] }
    let move = Intent.moveStops(StopsMove([other.reference], to: .day(.number(day))))
    return [.namesake(stop.name, onDay: other.reference.day, move: move)]
  }
}

extension [Stop] {
  /// Those of this folded name at one position, or of words alone.
  ///
  /// A day may have hundreds, so none of them is copied to be looked at.
  fileprivate func ids(called name: String, at position: Coordinates?) -> [StopID] {
    var found: [StopID] = []
    let mark = NameMark(name)
    for index in indices where self[index].nameMark.mayBe(mark) && self[index].position == position
    {
      if isFolded(self[index].name, to: name) { found.append(self[index].id) }
    }
    return found
  }
}

extension StopReference {
  /// The number of its day, where it names one.
  fileprivate var day: Int? { if case .inDay(let day, _) = self { day } else { nil } }
}
