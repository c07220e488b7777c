/// Something that was spoken of is not there any more.
package struct GoneReference: Error, Hashable, Sendable {}

/// What references by place meant in a trip as it was, said for the trip as it is now.
///
/// A question shows rows while other windows write: what a row means does not change by that.
package struct CarriedReferences {
  private let before: Trip
  private let now: Trip

  package init(from before: Trip, to now: Trip) {
    self.before = before
    self.now = now
  }

  package func stop(_ reference: StopReference) throws(GoneReference) -> StopReference {
    switch reference {
    case .inDay(let day, let number):
      guard let stops = before.day(number: day)?.stops, stops.indices.contains(number - 1) else {
        return reference
      }
      return try placed(stops[number - 1].id)
    case .idea(let number):
      guard before.ideas.indices.contains(number - 1) else { return reference }
      return try placed(before.ideas[number - 1].id)
    case .through(let first, let last): return try range(first, last)
    case .set(let set): return .set(try carried(set))
    case .number, .named, .mentioned, .other: return reference
    }
  }

  package func stops(_ references: [StopReference]) throws(GoneReference) -> [StopReference] {
    try references.map { (reference) throws(GoneReference) in try stop(reference) }
  }

  package func day(_ reference: DayReference) throws(GoneReference) -> DayReference {
    guard case .number(let number) = reference, let day = before.day(number: number) else {
      return reference
    }
    guard let found = now.number(of: day.id) else { throw GoneReference() }
    return .number(found)
  }

  package func booking(_ reference: BookingReference) throws(GoneReference) -> BookingReference {
    guard case .number(let number) = reference, before.bookings.indices.contains(number - 1) else {
      return reference
    }
    let id = before.bookings[number - 1].id
    guard let index = now.bookings.firstIndex(where: { $0.id == id }) else {
      throw GoneReference()
    }
    return .number(index + 1)
  }

  package func target(_ target: StopTarget) throws(GoneReference) -> StopTarget {
    switch target {
    case .day(let day): .day(try self.day(day))
    case .ideas: .ideas
    }
  }

  package func position(_ position: StopPosition) throws(GoneReference) -> StopPosition {
    switch position {
    case .before(let stop): .before(try self.stop(stop))
    case .after(let stop): .after(try self.stop(stop))
    case .between(let one, let other): .between(try stop(one), try stop(other))
    case .first, .last, .up, .down: position
    }
  }

  package func near(_ near: NearReference) throws(GoneReference) -> NearReference {
    switch near {
    case .stop(let stop): .stop(try self.stop(stop))
    case .place, .home: near
    }
  }

  private func placed(_ id: StopID) throws(GoneReference) -> StopReference {
    guard let reference = now.stop(id).flatMap(now.placed)?.reference else {
      throw GoneReference()
    }
    return reference
  }

  /// All from one to another, where the same ones still stand between them.
  private func range(
    _ first: StopReference, _ last: StopReference
  ) throws(GoneReference) -> StopReference {
    let ends = (try stop(first), try stop(last))
    guard let then = before.between(first, last), then == now.between(ends.0, ends.1) else {
      throw GoneReference()
    }
    return .through(ends.0, ends.1)
  }

  private func carried(_ set: StopSet) throws(GoneReference) -> StopSet {
    var set = set
    if case .day(let day) = set.whole { set.whole = .day(try self.day(day)) }
    switch set.part {
    case .before(let stop): set.part = .before(try self.stop(stop))
    case .after(let stop): set.part = .after(try self.stop(stop))
    case .all, .first, .last: break
    }
    set.except = try stops(set.except)
    return set
  }
}

extension Trip {
  /// The stops from one to another; `nil` where one is told by other than its place.
  fileprivate func between(_ first: StopReference, _ last: StopReference) -> [StopID]? {
    guard let from = slot(at: first), let to = slot(at: last) else { return nil }
    return stops(from: from, to: to).map(\.stop.id)
  }

  private func slot(at reference: StopReference) -> StopSlot? {
    switch reference {
    case .inDay(let number, let stop):
      day(number: number).map { StopSlot(list: .day($0.id), index: stop - 1) }
    case .idea(let number): StopSlot(list: .ideas, index: number - 1)
    case .number, .named, .mentioned, .other, .through, .set: nil
    }
  }
}
