internal import JSON
internal import SQLite
package import Session

/// The text of `stateDocument(session:library:)` on one line.
///
/// Trips that nothing has touched since their snapshot are taken from the journal as they stand
/// there, which is many times faster than reading and writing them.
package func stateText(
  session: Session, library: any Library
) throws(LibraryFailure) -> String {
  let frame = try stateMembers(session, library, trips: .array([]))
  var out = ""
  for member in frame {
    out += out.isEmpty ? "{" : ", "
    out += JSONValue.string(member.key).text + ": "
    if member.key == "trips" {
      try writeTrips(session, library, to: &out)
    } else {
      out += member.value.text
    }
  }
  return out + "}"
}

private func writeTrips(
  _ session: Session, _ library: any Library, to out: inout String
) throws(LibraryFailure) {
  out += "["
  var isFirst = true
  for id in try tripIDs(session, library) {
    guard let text = try text(of: id, session, library) else { continue }
    if !isFirst { out += ", " }
    out += text
    isFirst = false
  }
  out += "]"
}

private func text(
  of id: TripID, _ session: Session, _ library: any Library
) throws(LibraryFailure) -> String? {
  if session.touched[id] == nil, let journal = library as? SQLiteJournal,
    let text = try journal.snapshot(of: id), text.hasAllMembers
  {
    return text
  }
  return try current(id, session, library)?.jsonText
}

extension SQLiteJournal {
  /// The snapshot of a trip, where that is how the trip stands; else `nil`.
  fileprivate func snapshot(of id: TripID) throws(LibraryFailure) -> String? {
    try looking(none: nil) { (connection, seen) throws(StoreFault) in
      try connection.wholeSnapshot(id, asOf: seen)
    }
  }
}

extension String {
  /// Whether it is the object of a trip with all members that there are today.
  ///
  /// A snapshot of an older version lacks some. Within a text of JSON quotes are escaped.
  fileprivate var hasAllMembers: Bool { utf8.containsMember("children") }
}

extension String.UTF8View {
  fileprivate func containsMember(_ key: String) -> Bool {
    let wanted = Array("\"\(key)\": ".utf8)
    var matched = 0
    // The first byte, a quote, stands nowhere else but before the colon.
    for byte in self {
      if byte == wanted[matched] {
        matched += 1
        if matched == wanted.count { return true }
      } else {
        matched = byte == wanted[0] ? 1 : 0
      }
    }
    return false
  }
}
