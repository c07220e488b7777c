internal import SQLite
package import Session

/// The places that come with the program, read from places.db.
///
/// The file is opened by the first
/// question; one object serves one thread at a time.
package final class SQLiteGazetteer: Gazetteer {
  private enum State {
    case closed
    case open(GazetteerFile)
    case failed
  }

  private let paths: [String]
  private var state = State.closed
  /// What bears the names asked for last: one line asks for a name several times.
  private var known: [String: [GazetteerMatch]] = [:]
  private static let mostKnown = 64

  /// Why nothing is answered, as one sentence; `nil` while all is well or nothing was asked yet.
  package private(set) var failure: String?

  /// The first of these files that can be read will answer.
  package init(paths: [String]) { self.paths = paths }

  package convenience init(path: String) { self.init(paths: [path]) }

  package func named(_ name: String) -> [GazetteerMatch] {
    if let known = known[name] { return known }
    let found = answer { (file) throws(SQLiteFailure) in try file.matches(named: name) }
    // That nothing bears a name is found out as fast as it is kept.
    guard !found.isEmpty else { return [] }
    if known.count >= SQLiteGazetteer.mostKnown { known = [:] }
    known[name] = found
    return found
  }

  package func mayKnow(_ name: String) -> Bool {
    guard let file = opened() else { return false }
    // What goes wrong is told by the question that follows.
    return (try? file.mayKnow(name: name)) ?? true
  }

  package func search(_ text: String, kind: String?, limit: Int) -> [GazetteerMatch] {
    answer { (file) throws(SQLiteFailure) in
      try file.matches(searching: text, kinds: KindFilter(kind), limit: limit)
    }
  }

  package func around(
    _ centre: Coordinates, kilometres: Double, kind: String?, limit: Int
  ) -> [GazetteerMatch] {
    answer { (file) throws(SQLiteFailure) in
      try file.places(
        around: centre, kilometres: kilometres, kinds: KindFilter(kind), limit: limit)
    }
  }

  package func within(_ area: PlaceExtent, kind: String?, limit: Int) -> [GazetteerMatch] {
    answer { (file) throws(SQLiteFailure) in
      try file.places(in: area, kinds: KindFilter(kind), limit: limit)
    }
  }

  package func areas(called name: String) -> [PlaceExtent] {
    let bearers = named(name)
    return answer { (file) throws(SQLiteFailure) in
      try file.areas(called: name, borneBy: bearers)
    }
  }

  package func beginning(_ text: String, limit: Int) -> [GazetteerMatch] {
    answer { (file) throws(SQLiteFailure) in
      try file.matches(try file.places(beginning: text, limit: limit))
    }
  }

  /// What the file answers; nothing where it cannot be read.
  func answer<Row>(
    _ question: (GazetteerFile) throws(SQLiteFailure) -> [Row]
  ) -> [Row] {
    guard let file = opened() else { return [] }
    do throws(SQLiteFailure) {
      return try question(file)
    } catch {
      give(up: error.message)
      return []
    }
  }

  private func opened() -> GazetteerFile? {
    switch state {
    case .open(let file): return file
    case .failed: return nil
    case .closed: break
    }
    var reason = "no file was named"
    for path in paths {
      do throws(SQLiteFailure) {
        let file = try GazetteerFile(path: path)
        state = .open(file)
        return file
      } catch {
        reason = "\(path): \(error.message)"
      }
    }
    give(up: reason)
    return nil
  }

  private func give(up reason: String) {
    state = .failed
    failure = "the offline places cannot be read: \(reason)"
  }
}
