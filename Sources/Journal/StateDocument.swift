package import JSON
package import Session

/// The state document of a home as a session sees it: all trips in the order of their creation, the
/// touched ones as the session holds them.
package func stateDocument(
  session: Session, library: any Library
) throws(LibraryFailure) -> JSONValue {
  .object([
    "schema": .string("tripsh.state/1"),
    "session": try document(of: session.cursor, in: session, library),
    "trips": .array(try tripDocuments(session, library)),
    "settings": document(of: session.settings),
    "aliases": object(of: session.aliases),
  ])
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

private func tripDocuments(
  _ session: Session, _ library: any Library
) throws(LibraryFailure) -> [JSONValue] {
  var ids = try library.summaries().map(\.id).filter { session.touched[$0] == nil }
  ids += session.touched.keys
  ids.sort()
  var documents: [JSONValue] = []
  documents.reserveCapacity(ids.count)
  for id in ids {
    if let trip = try current(id, session, library) { documents.append(trip.json) }
  }
  return documents
}

/// A trip as the session holds it, or else the library.
private func current(
  _ id: TripID, _ session: Session, _ library: any Library
) throws(LibraryFailure) -> Trip? {
  if let known = session.touched[id] { return known.trip }
  return try library.trip(id)
}

/// Every setting in its order, null where nothing is set and nothing is the standard.
private func document(of settings: Settings) -> JSONValue {
  .object(
    SettingName.allCases.map { JSONMember($0.rawValue, .optional(settings[$0])) })
}
