internal import JSON
internal import Session

extension Event {
  /// The kinds of events by their names in the journal.
  enum Name: String {
    case tripAdded = "trip.added"
    case tripRemoved = "trip.removed"
    case tripChanged = "trip.changed"
    case dayAdded = "day.added"
    case dayRemoved = "day.removed"
    case dayChanged = "day.changed"
    case daysArranged = "days.arranged"
    case stopAdded = "stop.added"
    case stopRemoved = "stop.removed"
    case stopMoved = "stop.moved"
    case stopChanged = "stop.changed"
    case settingChanged = "setting.changed"
    case aliasChanged = "alias.changed"
    case consentChanged = "consent.changed"
    case cursorMoved = "cursor.moved"

    /// The version of this event's form that is written, and the largest that is read.
    ///
    /// Whoever raises one adds the step that raises what older versions wrote.
    var version: Int {
      switch self {
      case .tripAdded, .tripRemoved, .tripChanged, .dayAdded, .dayRemoved, .dayChanged,
        .daysArranged, .stopAdded, .stopRemoved, .stopMoved, .stopChanged, .settingChanged,
        .aliasChanged, .consentChanged, .cursorMoved:
        1
      }
    }
  }
}

extension Event {
  fileprivate var coded: (name: Name, members: [JSONMember]) {
    switch self {
    case .tripAdded(let trip): (.tripAdded, [JSONMember("trip", trip.json)])
    case .tripRemoved(let trip): (.tripRemoved, [JSONMember("trip", trip.json)])
    case .tripChanged(let trip, let change): (.tripChanged, about(trip) + change.members)
    case .dayAdded(let trip, let at): (.dayAdded, about(trip) + at.members)
    case .dayRemoved(let trip, let at): (.dayRemoved, about(trip) + at.members)
    case .dayChanged(let trip, let day, let change):
      (.dayChanged, about(trip) + [JSONMember("day", day.json)] + change.members)
    case .daysArranged(let trip, let change): (.daysArranged, about(trip) + change.members)
    case .stopAdded(let trip, let at): (.stopAdded, about(trip) + at.members)
    case .stopRemoved(let trip, let at): (.stopRemoved, about(trip) + at.members)
    case .stopMoved(let trip, let stop, let change):
      (.stopMoved, about(trip) + [JSONMember("stop", stop.json)] + change.members)
    case .stopChanged(let trip, let stop, let change):
      (.stopChanged, about(trip) + [JSONMember("stop", stop.json)] + change.members)
    case .settingChanged(let name, let change):
      (.settingChanged, [JSONMember("name", .string(name.rawValue))] + change.members)
    case .aliasChanged(let name, let change):
      (.aliasChanged, [JSONMember("name", .string(name))] + change.members)
    case .consentChanged(let host, let change):
      (.consentChanged, [JSONMember("host", .string(host))] + change.members)
    case .cursorMoved(let change): (.cursorMoved, change.members)
    }
  }
}

extension Event: Coded {
  var json: JSONValue {
    let (name, members) = coded
    return .object(
      [JSONMember("e", .string(name.rawValue)), JSONMember("v", .integer(name.version))] + members)
  }

  init(json: JSONTree) throws(CodingFault) {
    let name: Name = try json.word("e")
    let version: Int = try json.field("v")
    guard version <= name.version else { throw .newer("\(name.rawValue) version \(version)") }
    guard version > 0 else { throw .malformed("\(name.rawValue) version \(version)") }
    try self.init(name, in: json)
  }
}

private func about(_ trip: TripID) -> [JSONMember] { [JSONMember("trip", trip.json)] }

extension DayAt {
  fileprivate var members: [JSONMember] {
    [JSONMember("index", .integer(index)), JSONMember("day", day.json)]
  }
}

extension StopAt {
  fileprivate var members: [JSONMember] {
    [
      JSONMember("list", slot.list.json), JSONMember("index", .integer(slot.index)),
      JSONMember("stop", stop.json),
    ]
  }
}
