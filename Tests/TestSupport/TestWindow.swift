package import Session

/// A window on a library in memory: decides, applies and writes down as the shell does.
package struct TestWindow {
  package var session: Session
  package var library: MemoryLibrary
  package var today: CivilDate
  package var gazetteer: any Gazetteer = SmallGazetteer()
  package var zones: any TimeZones = NoTimeZones()
  package var firstOwnEntry: Int
  package var templates: any PackingTemplates = NoTemplates()

  /// 2026-11-21 is today.
  package init(_ library: MemoryLibrary = MemoryLibrary(), window: Int = 1) {
    self.library = library
    session = Session(window: WindowID(window))
    today = CivilDate(daysSinceEpoch: 20_778)
    firstOwnEntry = library.entries.count + 1
    let events = library.entries.flatMap(\.events)
    session.nextID = 1 + (library.trips.map { Event.tripAdded($0).largestID }.max() ?? 0)
    session.nextID = max(session.nextID, 1 + (events.map(\.largestID).max() ?? 0))
  }

  package var scene: Scene {
    var scene = Scene(
      session: session, today: today, library: library, gazetteer: gazetteer,
      firstOwnEntry: firstOwnEntry)
    scene.zones = zones
    scene.templates = templates
    return scene
  }

  package func decide(_ intent: Intent) -> Decision { Interpreter(scene).decide(intent) }

  /// Decides and carries out; the line written down is the intent's own description.
  @discardableResult
  package mutating func run(_ intent: Intent) throws -> Decision {
    let decision = decide(intent)
    switch decision {
    case .commit(let commit): try carryOut(commit)
    case .reply(let look): session.cursor = look.cursor
    case .lookUp, .ask, .perform, .fail: break
    }
    return decision
  }

  private mutating func carryOut(_ commit: Commit) throws {
    try session.touch(commit.events, loading: library.trip)
    try session.take(commit)
    library.append(
      commit, line: "\(commit.canonical)", session: session, today: today)
  }
}
