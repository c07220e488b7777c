internal import JSON
internal import Session

extension Event {
  /// The kinds of events by their names in the journal, those of one trip apart.
  private enum Name: String {
    case tripAdded = "trip.added"
    case tripRemoved = "trip.removed"
    case settingChanged = "setting.changed"
    case homeChanged = "home.changed"
    case aliasChanged = "alias.changed"
    case consentChanged = "consent.changed"
    case cursorMoved = "cursor.moved"
  }

  /// The name in the journal, and what stands behind name and version.
  private var coded: (name: String, members: [JSONMember]) {
    switch self {
    case .tripAdded(let trip): return (Name.tripAdded.rawValue, [JSONMember("trip", trip.json)])
    case .tripRemoved(let trip):
      return (Name.tripRemoved.rawValue, [JSONMember("trip", trip.json)])
    case .trip(let trip, let event):
      let (name, members) = event.coded
      return (name.rawValue, [JSONMember("trip", trip.json)] + members)
    case .settingChanged(let name, let change):
      return (
        Name.settingChanged.rawValue, [JSONMember("name", .string(name.rawValue))] + change.members
      )
    case .homeChanged(let change): return (Name.homeChanged.rawValue, change.members)
    case .aliasChanged(let name, let change):
      return (Name.aliasChanged.rawValue, [JSONMember("name", .string(name))] + change.members)
    case .consentChanged(let host, let change):
      return (Name.consentChanged.rawValue, [JSONMember("host", .string(host))] + change.members)
    case .cursorMoved(let change): return (Name.cursorMoved.rawValue, change.members)
    }
  }

  private init(_ name: Name, in json: JSONTree) throws(CodingFault) {
    switch name {
    case .tripAdded: self = .tripAdded(try json.field("trip"))
    case .tripRemoved: self = .tripRemoved(try json.field("trip"))
    case .settingChanged:
      let (setting, change): (SettingName, Change<String?>) = (
        try json.word("name"), try Change(in: json)
      )
      let isOld = try json.field("v") == 1
      self = .settingChanged(setting, isOld ? change.forgetting(setting.standard) : change)
    case .homeChanged: self = .homeChanged(try Change(in: json))
    case .aliasChanged: self = .aliasChanged(try json.field("name"), try Change(in: json))
    case .consentChanged:
      self = .consentChanged(host: try json.field("host"), try Change(in: json))
    case .cursorMoved: self = .cursorMoved(try Change(in: json))
    }
  }
}

extension Event: Coded, FormedObject {
  func list(in form: inout some ObjectForm & ~Copyable) {
    // Most of what happens is that a stop is added; its members are not gathered first.
    if case .trip(let trip, .stopAdded(let at)) = self {
      form.add("e", TripEvent.Name.stopAdded.rawValue)
      form.add("v", version)
      form.add("trip", trip)
      return at.list(in: &form)
    }
    let (name, members) = coded
    form.add("e", name)
    form.add("v", version)
    for member in members { form.add(member) }
  }

  init(json: JSONTree) throws(CodingFault) {
    let name: String = try json.field("e")
    if let ofTrip = TripEvent.Name(rawValue: name) {
      try Event.checkVersion(of: name, in: json)
      self = .trip(try json.field("trip"), try TripEvent(ofTrip, in: json))
    } else if let own = Name(rawValue: name) {
      try Event.checkVersion(of: name, in: json)
      try self.init(own, in: json)
    } else {
      throw .newer("e \(name)")
    }
  }

  private static func checkVersion(of name: String, in json: JSONTree) throws(CodingFault) {
    let version: Int = try json.field("v")
    guard version <= Event.newestVersion(of: name) else {
      throw .newer("\(name) version \(version)")
    }
    guard version > 0 else { throw .malformed("\(name) version \(version)") }
  }
}

extension Change<String?> {
  /// The change as version 1 meant it: a setting that had its standard was not set.
  fileprivate func forgetting(_ standard: String?) -> Self {
    Change(before: before == standard ? nil : before, after: after == standard ? nil : after)
  }
}
