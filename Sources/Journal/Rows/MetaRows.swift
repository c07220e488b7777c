internal import JSON
internal import SQLite
internal import Session

/// What holds for the whole home.
struct Meta: HomeValues {
  var settings = Settings()
  var aliases: [String: String] = [:]
  var nextID = 1
  var consents: [String: Consent] = [:]
}

extension Settings {
  /// What has been chosen, in the order of the settings.
  var json: JSONValue {
    .object(
      SettingName.allCases.compactMap { name in
        chosen[name].map { JSONMember(name.rawValue, .string($0)) }
      } + (chosenHome.map { [JSONMember("home", $0.json)] } ?? []))
  }

  init(json: JSONTree) throws(CodingFault) {
    self.init()
    for member in try json.namedMembers() {
      if member.key == "home" {
        home = try Place(json: member.value)
        continue
      }
      guard let name = SettingName(rawValue: member.key) else {
        throw .newer("setting \(member.key)")
      }
      self[name] = try String(json: member.value)
    }
  }
}

extension Settings: Coded {}

extension Event {
  /// Whether it changes what holds for the whole home, beside the next id.
  fileprivate var isOfHome: Bool {
    switch self {
    case .settingChanged, .homeChanged, .aliasChanged, .consentChanged: true
    case .tripAdded, .tripRemoved, .trip, .cursorMoved: false
    }
  }
}

/// Texts by name.
private struct Texts: Coded {
  var byName: [String: String]

  var json: JSONValue { object(of: byName) }

  init(_ byName: [String: String]) { self.byName = byName }

  init(json: JSONTree) throws(CodingFault) { byName = try texts(in: json) }
}

extension Connection {
  func meta() throws(StoreFault) -> Meta {
    Meta(
      settings: try meta("settings"), aliases: try (meta("aliases") as Texts).byName,
      nextID: try nextID(), consents: try consents())
  }

  /// The next id, which stands with the window that has moved it last, or in `meta`, where
  /// versions before 3 kept it.
  private func nextID() throws(StoreFault) -> Int {
    let kept: Int = try meta("nextID")
    guard try integer("PRAGMA user_version") ?? 0 >= 3 else { return kept }
    return max(kept, Int(try integer("SELECT max(next) FROM window") ?? 0))
  }

  /// A home in which nobody has agreed to anything has no such row.
  private func consents() throws(StoreFault) -> [String: Consent] {
    let found = try rows("SELECT value FROM meta WHERE name = 'consents'") { $0.text(0) }
    guard let text = found.first else { return [:] }
    return try Consents(column: text, of: "consents").byHost
  }

  private func write(_ consents: [String: Consent]) throws(StoreFault) {
    let text = SQLiteValue.text(Consents(consents).json.text)
    try run(
      """
      INSERT INTO meta VALUES('consents', ?1)
      ON CONFLICT(name) DO UPDATE SET value = ?1 WHERE value <> ?1
      """, [text])
  }

  /// Takes over what an entry's events say of the home; most say nothing of it.
  ///
  /// The next id goes with the cursor of the window.
  func take(_ events: [Event]) throws(StoreFault) {
    guard events.contains(where: \.isOfHome) else { return }
    var meta = try meta()
    for event in events { meta.take(event) }
    try write(meta)
  }

  func write(_ meta: Meta) throws(StoreFault) {
    try write(meta.settings, as: "settings")
    try write(Texts(meta.aliases), as: "aliases")
    try write(meta.nextID, as: "nextID")
    if !meta.consents.isEmpty { try write(meta.consents) }
  }

  /// The number of the window that was last to write something for the first time.
  func lastWindow() throws(StoreFault) -> Int { try meta("windows") }

  func write(lastWindow number: Int) throws(StoreFault) { try write(number, as: "windows") }

  private func meta<Value: Coded>(_ name: String) throws(StoreFault) -> Value {
    let found = try rows("SELECT value FROM meta WHERE name = ?", [.text(name)]) { $0.text(0) }
    return try Value(column: found.first ?? nil, of: name)
  }

  private func write(_ value: some Coded, as name: String) throws(StoreFault) {
    let text = SQLiteValue.text(value.jsonText)
    try run("UPDATE meta SET value = ?1 WHERE name = ?2 AND value <> ?1", [text, .text(name)])
  }
}
