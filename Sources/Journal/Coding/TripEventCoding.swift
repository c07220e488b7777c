internal import JSON
internal import Session

extension TripEvent {
  /// The kinds of events of one trip by their names in the journal.
  enum Name: String {
    case changed = "trip.changed"
    case dayAdded = "day.added"
    case dayRemoved = "day.removed"
    case dayChanged = "day.changed"
    case daysArranged = "days.arranged"
    case stopAdded = "stop.added"
    case stopRemoved = "stop.removed"
    case stopMoved = "stop.moved"
    case stopChanged = "stop.changed"
    case bookingAdded = "booking.added"
    case bookingRemoved = "booking.removed"
    case bookingChanged = "booking.changed"
    case taskAdded = "task.added"
    case taskRemoved = "task.removed"
    case taskChanged = "task.changed"
  }

  /// The name in the journal, and what stands behind the trip.
  var coded: (name: Name, members: [JSONMember]) {
    switch self {
    case .changed(let change): (.changed, change.members)
    case .dayAdded(let at): (.dayAdded, at.members)
    case .dayRemoved(let at): (.dayRemoved, at.members)
    case .dayChanged(let day, let change):
      (.dayChanged, [JSONMember("day", day.json)] + change.members)
    case .daysArranged(let change): (.daysArranged, change.members)
    case .stopAdded(let at): (.stopAdded, at.members)
    case .stopRemoved(let at): (.stopRemoved, at.members)
    case .stopMoved(let stop, let change):
      (.stopMoved, [JSONMember("stop", stop.json)] + change.members)
    case .stopChanged(let stop, let change):
      (.stopChanged, [JSONMember("stop", stop.json)] + change.members)
    case .bookingAdded(let at): (.bookingAdded, at.members)
    case .bookingRemoved(let at): (.bookingRemoved, at.members)
    case .bookingChanged(let booking, let change):
      (.bookingChanged, [JSONMember("booking", booking.json)] + change.members)
    case .taskAdded(let at): (.taskAdded, at.members)
    case .taskRemoved(let at): (.taskRemoved, at.members)
    case .taskChanged(let task, let change):
      (.taskChanged, [JSONMember("task", task.json)] + change.members)
    }
  }

  /// Reads the members of an event of this kind, in the newest version of its form.
  init(_ name: Name, in json: JSONTree) throws(CodingFault) {
    switch name {
    case .changed: self = .changed(try TripChange(in: json))
    case .dayAdded: self = .dayAdded(try DayAt(in: json))
    case .dayRemoved: self = .dayRemoved(try DayAt(in: json))
    case .dayChanged: self = .dayChanged(try json.field("day"), try DayChange(in: json))
    case .daysArranged: self = .daysArranged(try Change(in: json))
    case .stopAdded: self = .stopAdded(try StopAt(in: json))
    case .stopRemoved: self = .stopRemoved(try StopAt(in: json))
    case .stopMoved: self = .stopMoved(try json.field("stop"), try Change(in: json))
    case .stopChanged: self = .stopChanged(try json.field("stop"), try StopChange(in: json))
    case .bookingAdded: self = .bookingAdded(try BookingAt(in: json))
    case .bookingRemoved: self = .bookingRemoved(try BookingAt(in: json))
    case .bookingChanged:
      self = .bookingChanged(try json.field("booking"), try BookingChange(in: json))
    case .taskAdded: self = .taskAdded(try TaskAt(in: json))
    case .taskRemoved: self = .taskRemoved(try TaskAt(in: json))
    case .taskChanged: self = .taskChanged(try json.field("task"), try TaskChange(in: json))
    }
  }
}

extension DayAt {
  fileprivate var members: [JSONMember] {
    [JSONMember("index", .integer(index)), JSONMember("day", day.json)]
  }

  fileprivate init(in json: JSONTree) throws(CodingFault) {
    self.init(index: try json.field("index"), day: try json.field("day"))
  }
}

extension StopAt: FormedObject {
  func list(in form: inout some ObjectForm & ~Copyable) {
    form.add("list", slot.list)
    form.add("index", slot.index)
    form.add("stop", stop)
  }

  fileprivate init(in json: JSONTree) throws(CodingFault) {
    self.init(slot: try StopSlot(json: json), stop: try json.field("stop"))
  }
}

extension BookingAt {
  fileprivate var members: [JSONMember] {
    [JSONMember("index", .integer(index)), JSONMember("booking", booking.json)]
  }

  fileprivate init(in json: JSONTree) throws(CodingFault) {
    self.init(index: try json.field("index"), booking: try json.field("booking"))
  }
}

extension TaskAt {
  fileprivate var members: [JSONMember] {
    [JSONMember("index", .integer(index)), JSONMember("task", task.json)]
  }

  fileprivate init(in json: JSONTree) throws(CodingFault) {
    self.init(index: try json.field("index"), task: try json.field("task"))
  }
}
