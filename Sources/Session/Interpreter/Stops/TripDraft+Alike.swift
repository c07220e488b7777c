extension TripDraft {
  /// What is to be told where a list has several stops of one name and place now; once for each.
  func againNotices(_ added: [Stop], in list: StopList) -> [Notice] {
    var told: [[StopID]] = []
    return added.compactMap { stop in
      var alike: [StopID] = []
      stops(in: list).addIDs(called: SoughtName(stop), to: &alike)
      guard alike.count > 1, !told.contains(alike) else { return nil }
      told.append(alike)
      return .again(stop.name, count: alike.count)
    }
  }

  /// The only other stop of the name of one that was added to a day: that may have been meant.
  func namesakeNotice(of stop: Stop) -> [Notice] {
    let name = SoughtName(stop)
    var others: [StopID] = []
    trip.ideas.addIDs(called: name, to: &others)
    for index in trip.days.indices { trip.days[index].stops.addIDs(called: name, to: &others) }
    others.removeAll { $0 == stop.id }
    guard others.count == 1, let here = trip.placed(stop), case .inDay(let day, _) = here.reference,
      let found = others.first.flatMap({ trip.stop($0) }),
      let other = trip.placed(found), other.slot.list != here.slot.list
    else { return [] }
    let move = Intent.moveStops(StopsMove([other.reference], to: .day(.number(day))))
    return [.namesake(stop.name, onDay: other.reference.day, move: move)]
  }
}

/// A stop whose name and position others may have.
private struct SoughtName {
  let id: StopID
  let name: String
  let mark: NameMark
  let position: Coordinates?

  init(_ stop: Stop) {
    (id, name) = (stop.id, stop.name)
    (mark, position) = (stop.nameMark, stop.position)
  }
}

extension [Stop] {
  /// Adds those of this name at its position, or of words alone.
  ///
  /// A day may have hundreds, so none of them is copied to be looked at, and nothing is folded for
  /// those that are told apart at a glance.
  fileprivate func addIDs(called sought: SoughtName, to found: inout [StopID]) {
    for index in indices
    where self[index].nameMark.mayBe(sought.mark) && self[index].position == sought.position {
      let id = self[index].id
      if id == sought.id || isFolded(self[index].name, to: folded(sought.name)) {
        found.append(id)
      }
    }
  }
}

extension StopReference {
  /// The number of its day, where it names one.
  fileprivate var day: Int? { if case .inDay(let day, _) = self { day } else { nil } }
}
