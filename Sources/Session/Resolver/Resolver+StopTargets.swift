/// Where stops go, and how a canonical line speaks of it.
struct ResolvedTarget {
  var list: StopList
  var day: Day?
  var reference: StopTarget
}

/// A position with its anchor found, and how a canonical line speaks of it.
struct ResolvedPosition {
  var position: ListPosition
  /// The list of the anchor.
  var list: StopList?
  var reference: StopPosition?
}

extension Resolver {
  func target(
    _ target: StopTarget, of trip: Trip, _ command: (StopTarget) -> Intent
  ) throws(Interruption) -> ResolvedTarget {
    switch target {
    case .ideas: return ResolvedTarget(list: .ideas, day: nil, reference: .ideas)
    case .day(let reference):
      let day = try day(reference, of: trip, at: .day) { command(.day($0)) }
      return self.target(day, of: trip)
    }
  }

  func target(_ day: Day, of trip: Trip) -> ResolvedTarget {
    ResolvedTarget(
      list: .day(day.id), day: day, reference: .day(.number(trip.number(of: day.id) ?? 0)))
  }

  /// The position with its anchor found, which must stand in `target` where one is given.
  ///
  /// `up` and `down` are left to the caller.
  func position(
    _ position: StopPosition?, of trip: Trip, in target: ResolvedTarget?, numbersMean day: Day?,
    _ command: (StopPosition) -> Intent
  ) throws(Interruption) -> ResolvedPosition {
    switch position {
    case nil, .up, .down: return ResolvedPosition(position: .byTheClock, reference: position)
    case .first: return ResolvedPosition(position: .first, reference: .first)
    case .last: return ResolvedPosition(position: .last, reference: .last)
    case .before(let reference):
      let anchor = try anchor(reference, of: trip, in: target, numbersMean: day) {
        command(.before($0))
      }
      return ResolvedPosition(
        position: .before(anchor.stop.id), list: anchor.slot.list,
        reference: .before(anchor.reference))
    case .between(let one, let other):
      return try between(one, other, of: trip, in: target, numbersMean: day, command)
    case .after(let reference):
      let anchor = try anchor(reference, of: trip, in: target, numbersMean: day) {
        command(.after($0))
      }
      return ResolvedPosition(
        position: .after(anchor.stop.id), list: anchor.slot.list,
        reference: .after(anchor.reference))
    }
  }

  /// Behind the one of two stops of a day that comes first.
  private func between(
    _ one: StopReference, _ other: StopReference, of trip: Trip, in target: ResolvedTarget?,
    numbersMean day: Day?, _ command: (StopPosition) -> Intent
  ) throws(Interruption) -> ResolvedPosition {
    let first = try anchor(one, of: trip, in: target, numbersMean: day) {
      command(.between($0, other))
    }
    let second = try anchor(other, of: trip, in: target, numbersMean: day) {
      command(.between(first.reference, $0))
    }
    guard first.slot.list == second.slot.list else {
      throw .fail(
        Failure(
          .notOnOneDay(first.stop.name, second.stop.name), at: .anchor,
          remedies: [first, second].map { command(.after($0.reference)) }))
    }
    let earlier = first.slot.index < second.slot.index ? first : second
    return ResolvedPosition(
      position: .after(earlier.stop.id), list: earlier.slot.list,
      reference: .after(earlier.reference))
  }

  /// Of stops with one name that is meant which stands where the line says.
  private func anchor(
    _ reference: StopReference, of trip: Trip, in target: ResolvedTarget?,
    numbersMean day: Day?, _ command: (StopReference) -> Intent
  ) throws(Interruption) -> PlacedStop {
    if let target, case .named(let name) = reference {
      let there = trip.stops(called: name).filter { $0.slot.list == target.list }
      if there.count == 1 { return there[0] }
    }
    let anchor = try stop(
      reference, of: trip, numbersMean: target?.day ?? day, at: .anchor, command)
    if let target, anchor.slot.list != target.list {
      throw .fail(Failure(.notInThatDay, at: .anchor))
    }
    return anchor
  }
}
