package import Journal
package import Places
package import Session
package import World

/// All that the shell can reach outside of itself.
package struct Capabilities {
  package var clock: any WallClock
  package var files: any FileStore
  package var input: any ByteSource
  package var output: any TextOutput
  package var journal: any JournalStore
  /// What looks after the journal as a whole; only some runs need it.
  package var care: JournalCare?
  package var gazetteer: any Gazetteer
  /// By which the times of bookings are reckoned.
  package var zones: any TimeZones = NoTimeZones()
  /// What maps draw of the earth.
  package var outlines: any Outlines = NoOutlines()
  /// Why the gazetteer answers nothing, as a sentence; `nil` while all is well.
  package var gazetteerTrouble: () -> String? = { nil }
  package var reader: any LineReading
  /// What answers for the server at an address; `nil` where that is no address.
  package var places: (String, Settings) -> (any PlaceAnswering)?
  /// The answers of servers that are kept on disk.
  package var placesCache: LookupCache?
  /// Which servers are one's own.
  package var hosts = HostRules()
  /// Opens the servers of a host again that are closed until `places` is set.
  package var reopen: (String) -> Void = { _ in }
  package var pager: (any Pager)?
  /// The lines typed at prompts on this home, oldest first, as they are kept there.
  package var keptLines: () -> [String] = { [] }
  package var forgetKeptLines: () -> Void = {}
  /// Between two looks for news of other windows while the prompt waits; `nil` where there are none.
  package var watch: (any LookupClock)?
  /// Who helps with a line while things stand so; `nil` where nobody does.
  package var makeAssistant: ((AssistantScene) -> any LineAssistant)?
  /// Whether a place of the gazetteer has this folded name; it is asked on any thread.
  package var knowsPlace: @Sendable (String) -> Bool = { _ in false }
  /// The lessons, and where they are taught.
  package var lessons: LessonShelf?
  /// The examples.
  package var examples = ExampleShelf(folders: [])
  /// Where the templates of packing lists lie.
  package var templateFolders: [String] = []
  /// Paints lines that nobody types; only some runs need it.
  package var linePainter: ((Theme) -> any LinePainting)?
  /// The files of a show of which nothing is kept: what is written there is seen there only.
  package var passingFiles: (any FileStore)?
  /// Whether Ctrl-C was pressed, where it does not end the program by itself.
  package var isInterrupted: () -> Bool = { false }
  /// From now on Ctrl-C does this, on a thread of its own, instead of ending the program.
  package var onInterrupt: (@escaping @Sendable () -> Void) -> Void = { _ in }
  /// The line is over: whoever helped with it may let go of files.
  package var restAssistant: () -> Void = {}

  package init(
    clock: any WallClock, files: any FileStore, input: any ByteSource, output: any TextOutput,
    journal: any JournalStore, gazetteer: any Gazetteer,
    reader: any LineReading = LanguageReading(),
    places: @escaping (String, Settings) -> (any PlaceAnswering)?
  ) {
    self.clock = clock
    self.files = files
    self.input = input
    self.output = output
    self.journal = journal
    self.gazetteer = gazetteer
    self.reader = reader
    self.places = places
  }
}
