internal import JSON
internal import Session

extension Event {
  /// Reads the members of an event of this kind, in the newest version of its form.
  init(_ name: Name, in json: JSONTree) throws(CodingFault) {
    switch name {
    case .tripAdded: self = .tripAdded(try json.field("trip"))
    case .tripRemoved: self = .tripRemoved(try json.field("trip"))
    case .tripChanged: self = .tripChanged(try json.field("trip"), try TripChange(in: json))
    case .dayAdded: self = .dayAdded(try json.field("trip"), try DayAt(in: json))
    case .dayRemoved: self = .dayRemoved(try json.field("trip"), try DayAt(in: json))
    case .dayChanged:
      self = .dayChanged(try json.field("trip"), try json.field("day"), try DayChange(in: json))
    case .daysArranged: self = .daysArranged(try json.field("trip"), try Change(in: json))
    case .stopAdded: self = .stopAdded(try json.field("trip"), try StopAt(in: json))
    case .stopRemoved: self = .stopRemoved(try json.field("trip"), try StopAt(in: json))
    case .stopMoved:
      self = .stopMoved(try json.field("trip"), try json.field("stop"), try Change(in: json))
    case .stopChanged:
      self = .stopChanged(try json.field("trip"), try json.field("stop"), try StopChange(in: json))
    case .settingChanged: self = .settingChanged(try json.word("name"), try Change(in: json))
    case .aliasChanged: self = .aliasChanged(try json.field("name"), try Change(in: json))
    case .consentChanged:
      self = .consentChanged(host: try json.field("host"), try Change(in: json))
    case .cursorMoved: self = .cursorMoved(try Change(in: json))
    }
  }
}

extension DayAt {
  fileprivate init(in json: JSONTree) throws(CodingFault) {
    self.init(index: try json.field("index"), day: try json.field("day"))
  }
}

extension StopAt {
  fileprivate init(in json: JSONTree) throws(CodingFault) {
    self.init(slot: try StopSlot(json: json), stop: try json.field("stop"))
  }
}
