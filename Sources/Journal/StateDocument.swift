package import JSON
package import Session

/// The state document of a home as a session sees it: all trips in the order of their creation, the
/// touched ones as the session holds them.
package func stateDocument(
  session: Session, library: any Library
) throws(LibraryFailure) -> JSONValue {
  var trips: [JSONValue] = []
  for id in try tripIDs(session, library) {
    if let trip = try current(id, session, library) { trips.append(trip.json) }
  }
  return .object(try stateMembers(session, library, trips: .array(trips)))
}

/// The members of the document around the trips.
func stateMembers(
  _ session: Session, _ library: any Library, trips: JSONValue
) throws(LibraryFailure) -> [JSONMember] {
  [
    JSONMember("schema", .string("tripsh.state/1")),
    JSONMember("session", try document(of: session.cursor, in: session, library)),
    JSONMember("trips", trips),
    JSONMember("settings", document(of: session.settings)),
    JSONMember("aliases", object(of: session.aliases)),
  ]
}

private func document(
  of cursor: Cursor, in session: Session, _ library: any Library
) throws(LibraryFailure) -> JSONValue {
  var trip: Trip?
  if let id = cursor.trip { trip = try current(id, session, library) }
  let number = cursor.day.flatMap { trip?.number(of: $0) }
  return .object([
    "trip": trip?.id.json ?? .null, "day": .optional(number), "results": cursor.results.json,
  ])
}

/// The trips in the order of their creation; among them those that the session knows to be gone.
func tripIDs(
  _ session: Session, _ library: any Library
) throws(LibraryFailure) -> [TripID] {
  var ids = try library.summaries().map(\.id).filter { session.touched[$0] == nil }
  ids += session.touched.keys
  return ids.sorted()
}

/// A trip as the session holds it, or else the library.
func current(
  _ id: TripID, _ session: Session, _ library: any Library
) throws(LibraryFailure) -> Trip? {
  if let known = session.touched[id] { return known.trip }
  return try library.trip(id)
}

/// Every setting in its order, null where nothing is set and nothing is the standard.
private func document(of settings: Settings) -> JSONValue {
  let member = { (name: SettingName) in JSONMember(name.rawValue, .optional(settings[name])) }
  return .object(
    SettingName.beforeHome.map(member) + [JSONMember("home", settings.home.json)]
      + SettingName.behindHome.map(member))
}
