extension Trip {
  /// The dates of its first days, up to the first gap; `nil` where it has none.
  var firstRun: DateRange? {
    guard let start else { return nil }
    let count = days.enumerated().prefix { $1.date == start.adding($0) }.count
    return DateRange(first: start, days: count)
  }
}

extension Destination {
  /// As a line speaks of it that knows nothing else.
  package var reference: PlaceReference {
    switch self {
    case .place(let place): .pinned(place.name, place.position)
    case .words(let words): .words(words)
    }
  }
}

extension Trip {
  /// Whether a stop bears the name of this place.
  func hasStop(called place: PlaceReference) -> Bool {
    guard case .pinned(let name, _) = place else { return false }
    return allStops.contains { folded($0.name) == folded(name) }
  }
}

extension Amount {
  /// An amount with its currency, as a line spells it.
  package init(spelling money: Money) {
    self.init(digits: money.amount, currency: .code(money.currency))
  }
}

extension Intent {
  /// The same, with what is added, or where a stop is, as another speaks of it.
  func adding(what other: Intent) -> Intent {
    if case .placeStop(let stop, _) = self, case .placeStop(_, let place) = other {
      return .placeStop(stop, place)
    }
    guard case .add(var new) = self, case .add(let said) = other else { return self }
    new.what = said.what
    return .add(new)
  }
}

extension Stop {
  /// Whether all that tells where it is is the same.
  func isPlaced(as other: Stop) -> Bool {
    position == other.position && category == other.category && address == other.address
      && country == other.country && timeZone == other.timeZone && osm == other.osm
      && source == other.source
  }

  /// Whether all that a person said of it is the same: it differs in what a server told, if at all.
  func isSaid(as other: Stop) -> Bool {
    name == other.name && position == other.position && at == other.at
      && minutes == other.minutes && note == other.note && cost == other.cost
      && paidBy == other.paidBy && hours == other.hours && done == other.done
  }

  /// Whether it is the same but for its id.
  func isSame(as other: Stop) -> Bool {
    var copy = Stop(id: other.id, copying: self)
    copy.done = done
    return copy == other
  }
}

extension Trip {
  /// Whether all that is to be done and packed is the same but for its ids.
  func hasTasks(of other: Trip) -> Bool {
    checklist.count == other.checklist.count
      && zip(checklist, other.checklist).allSatisfy {
        $0.list == $1.list && $0.text == $1.text && $0.due == $1.due && $0.done == $1.done
      }
  }
}
