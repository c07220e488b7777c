/// What is to happen with a line that was understood.
///
/// Deciding is pure; the shell does it.
package indirect enum Decision: Hashable, Sendable {
  /// Apply the events, write them down, then show.
  case commit(Commit)
  /// Nothing changes but perhaps where the window stands; show.
  case reply(Look)
  /// Ask the server, then decide again with the answer.
  case lookUp(PlaceQuery)
  /// Several meanings or something missing: ask, change nothing.
  case ask(Question)
  case perform(Effect)
  case fail(Failure)
}

/// A change that waits to be written down.
package struct Commit: Hashable, Sendable {
  /// In order; they may move the cursor too (`Event.cursorMoved`).
  package var events: [Event]
  /// Where the window stands afterwards, besides what the events move: results, lists, mentions.
  package var cursor: Cursor
  /// The command with every reference resolved; its spelling is the canonical line.
  package var canonical: Intent
  /// What happened, in the order of telling.
  package var notices: [Notice]
  /// What to show afterwards, as it is then.
  package var view: View?
  package var kind: Entry.Kind = .change
  /// The entries that an undo or redo is about, newest first.
  package var of: [Int] = []

  package init(
    events: [Event], cursor: Cursor, canonical: Intent, notices: [Notice] = [], view: View? = nil
  ) {
    self.events = events
    self.cursor = cursor
    self.canonical = canonical
    self.notices = notices
    self.view = view
  }
}

/// An answer that changes nothing.
package struct Look: Hashable, Sendable {
  package var cursor: Cursor
  package var canonical: Intent
  package var notices: [Notice]
  package var view: View?

  package init(cursor: Cursor, canonical: Intent, notices: [Notice] = [], view: View? = nil) {
    self.cursor = cursor
    self.canonical = canonical
    self.notices = notices
    self.view = view
  }
}

/// What only the shell can do.
package enum Effect: Hashable, Sendable {
  case run(file: String, values: [String: String])
  /// Some lines of a script alone.
  case runLines(EntryRange, file: String, values: [String: String])
  /// These commands, as if they stood in a script.
  case runCommands([SavedLine])
  case save(file: String, SavedCommands, replaces: Bool = false)
  /// Write a trip for people to read.
  case export(TripID, PlanFormat, file: String, replaces: Bool = false)
  /// Take what stands in a file for calendars into a trip.
  case importPlan(file: String, into: TripID)
  /// Write lines and answers about places down from now on.
  case record(file: String, replaces: Bool = false)
  case stopRecording
  /// Run with the answers that were recorded.
  case replay(file: String, values: [String: String])
  case showState
  case showHelp(String?)
  case showVersion
  case showAbout
  case why
  case clearScreen
  /// The lines that were typed, those with these words where some are said.
  case showHistory(String?)
  case clearHistory
  /// Give the line before this one to the person's own editor.
  case editLine
  case tutorial(Tutorial)
  case example(ExampleWish)
  /// Carry a line out and leave everything as it was.
  case tryOut(String)
  case placesCache(clear: Bool)
  case quit
}

/// What `save` writes to a file.
package enum SavedCommands: Hashable, Sendable {
  /// The commands of entries.
  case lines([SavedLine])
  /// What makes a trip again; what would not be quite the same is named.
  case commands([Intent], losses: [ScriptLoss])
}

package enum SavedLine: Hashable, Sendable {
  /// What an entry of the journal says.
  case entry(Entry)
  case command(Intent)
}

extension [SavedLine] {
  /// The number of the first entry that is about a trip which none of those before it has made.
  package var restsOn: Int? {
    var made: Set<TripID> = []
    for case .entry(let entry) in self {
      for event in entry.events {
        if case .tripAdded(let trip) = event {
          made.insert(trip.id)
        } else if let trip = event.trip, !made.contains(trip) {
          return entry.number
        }
      }
    }
    return nil
  }
}
