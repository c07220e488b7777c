/// The trips that a window has read or changed, by their numbers.
///
/// They are looked up a dozen times for each line. A bare number is hashed in a third of the time that
/// an identifier takes.
package struct KnownTrips: Hashable, Sendable {
  private var known: [Int: Session.Touched] = [:]

  package init() {}

  package subscript(id: TripID) -> Session.Touched? {
    get { known[id.number] }
    _modify { yield &known[id.number] }
  }

  package func has(_ id: TripID) -> Bool { known.keys.contains(id.number) }

  package var count: Int { known.count }

  package var isEmpty: Bool { known.isEmpty }

  package var keys: [TripID] { known.keys.map { TripID($0) } }

  package var values: [Session.Touched] { Array(known.values) }
}

extension KnownTrips: Sequence {
  package func makeIterator() -> AnyIterator<(key: TripID, value: Session.Touched)> {
    var all = known.makeIterator()
    return AnyIterator { all.next().map { (TripID($0.key), $0.value) } }
  }
}
