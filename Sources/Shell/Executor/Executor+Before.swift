internal import Language
package import Session
internal import World

extension Executor {
  /// The session with what holds in this window only.
  var seen: Session {
    store.hasOwnValues ? sessionWithOwnValues : store.session
  }

  /// Apart, for the store is copied for it.
  @inline(never) private var sessionWithOwnValues: Session { store.seen }

  /// All that the interpretation of a line may read, with what servers have said to its questions.
  func scene(_ answers: [PlaceQuery: PlaceAnswer]) -> Scene {
    Scene(
      SceneFields(
        session: seen, today: today, library: library, gazetteer: gazetteer,
        zones: world.zones,
        templates: TemplateShelf(folders: world.templateFolders, files: world.files),
        hasFile: { [files = world.files, saves = store.batch?.saves ?? []] path in
          files.exists(path)
            || saves.contains { files.fromRoot($0.path) == files.fromRoot(path) }
        },
        server: server, hosts: world.hosts, answers: answers,
        firstOwnEntry: store.firstOwnEntry))
  }

  /// The home as conditions can be asked of it, with the open trip in it.
  package var homeState: HomeState {
    store.touchCurrentTrip()
    return HomeState(scene([:]))
  }

  /// What is written down, and the lines of a script that wait to be.
  private var library: any Library {
    guard let gathered = store.batch?.entries, !gathered.isEmpty else { return world.journal }
    return GatheredLibrary(world.journal, gathered)
  }

  /// What the next line may put right, or go on with.
  var before: LinesBefore {
    LinesBefore(open: open.lines, done: self.open.isFirst ? self.resumed : self.open.done)
  }

  /// What this home did last, where the window that begins still speaks of it.
  private var resumed: LinesBefore.Done? {
    guard store.batch == nil,
      let entry = (try? world.journal.entries(before: nil, about: nil, limit: 1))?.first,
      entry.kind == .change, entry.number < store.firstOwnEntry, entry.events.changeSomething,
      entry.isSpokenOf(session.cursor)
    else { return nil }
    return LinesBefore.Done(entry.canonical, removed: entry.events.removedStops)
  }
}

extension Entry {
  /// Whether what is mentioned is what the entry changed, in the trip where one stands.
  fileprivate func isSpokenOf(_ cursor: Cursor) -> Bool {
    guard let trip = cursor.trip, events.compactMap(\.trip).allSatisfy({ $0 == trip }) else {
      return false
    }
    switch cursor.mentioned {
    case .stops(_, let stops)?: return stops.allSatisfy(events.concern)
    case .trip?, .day?, .booking?, nil: return true
    case .result?: return false
    }
  }
}
