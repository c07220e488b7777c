private import Glibc
private import HTTP
private import Journal
private import Language
private import Places
private import Session
private import Shell
private import Terminal
private import World

/// The program; it joins the real capabilities with the shell.
@main
enum Main {
  static func main() { MainThread().run(begin) }

  private static func begin() async {
    let streams = StandardStreams()
    var environment = Environment(
      variables: processVariables(), inputIsTerminal: streams.inputIsTerminal,
      outputIsTerminal: streams.outputIsTerminal)
    environment.columns = streams.size?.columns ?? environment.columns
    switch Launch(Array(CommandLine.arguments.dropFirst()), environment, streams) {
    case .ended(let ending): exit(ending.rawValue)
    case .run(let options, _) where options.task.isFilm:
      exit(await film(options, environment, streams).rawValue)
    case .run(let options, let home):
      if case .test(let paths) = options.task {
        exit(await trial(streams, options, environment).run(paths).rawValue)
      }
      let isHeld = options.task == .prompt || options.manner != nil
      if !isHeld || !environment.inputIsTerminal { endOnInterrupt() }
      let world = capabilities(streams, options, environment, home: home)
      var program = Program(world, options, environment)
      program.leaves = { _ = Unmanaged.passRetained($0) }
      let ending = await program.run { keys in
        StandardTerminal.open(
          plain: environment.isPlain(options),
          historyPath: options.isPrivate ? nil : "\(home)/history", keys: keys)
      }
      exit(ending.rawValue)
    }
  }

  /// Makes a file of a script on a home that is gone afterwards.
  private static func film(
    _ options: Options, _ environment: Environment, _ streams: StandardStreams
  ) async -> Ending {
    NotedInterrupts.begin()
    guard let folder = ScratchFolder(in: environment.variables["TMPDIR"]) else {
      streams.writeError("tripsh: no folder for temporary files can be made; TMPDIR names one\n")
      return .unreadable
    }
    defer { folder.remove() }
    if let home = options.home.map(environment.path) {
      do { _ = try JournalCare(home: home).backUp(to: "\(folder.path)/journal.db") } catch {
        streams.writeError("tripsh: the journal in \(home) cannot be copied\n")
        return .unreadable
      }
    }
    var world = capabilities(streams, options, environment, home: folder.path)
    world.isInterrupted = NotedInterrupts.come
    world.passingFiles = OverlayFiles(world.files, writingTo: "\(folder.path)/files")
    return await Program(world, options, environment).run { _ in PlainTerminal() }
  }

  /// Transcripts are played in homes that are there for them alone.
  private static func trial(
    _ streams: StandardStreams, _ options: Options, _ environment: Environment
  ) -> TranscriptTrial {
    NotedInterrupts.begin()
    let homes = TranscriptHomes(
      files: files(environment),
      make: {
        ScratchFolder(in: environment.variables["TMPDIR"]).map { ($0.path, $0.remove) }
      }, isStopped: NotedInterrupts.come,
      world: { options, home in
        var world = capabilities(streams, options, environment, home: home)
        world.linePainter = { StandardLinePainter(theme: $0) }
        return world
      })
    return TranscriptTrial(homes, options, streams)
  }

  private static func capabilities(
    _ streams: StandardStreams, _ options: Options, _ environment: Environment, home: String
  ) -> Capabilities {
    let paths = DataFolder.gazetteerPaths(
      executable: programPath(), environment: environment.variables)
    let cache = LookupCache(path: "\(home)/lookups.db")
    let pace = Pace(SharedTextFile(path: environment.paceFile ?? ""), sender: "\(processNumber())")
    let tools = LookupTools(
      transport: CurlTransport(), cache: cache, pace: pace, hosts: environment.hosts)
    let gazetteer = SQLiteGazetteer(paths: paths)
    var world = Capabilities(
      clock: SystemClock(), files: files(environment), input: streams, output: streams,
      journal: SQLiteJournal(home: home, readOnly: options.task == .state || options.dryRun),
      gazetteer: gazetteer,
      places: { address, settings in tools.lookup(at: address, settings) })
    world.isInterrupted = NotedInterrupts.come
    world.onInterrupt = { NotedInterrupts.begin($0) }
    world.hosts = tools.hosts
    world.reopen = tools.reopen
    world.outlines = gazetteer
    world.zones = ZoneFolder(environment: environment.variables)
    world.gazetteerTrouble = { gazetteer.failure }
    world.placesCache = cache
    if streams.outputIsTerminal, !environment.isPlain(options) { world.pager = LessPager() }
    let history = "\(home)/history"
    world.keptLines = { HistoryEntries(HistoryFile(path: history).entries()).lines }
    world.forgetKeptLines = { HistoryFile(path: history).clear() }
    world.watch = SystemLookupClock()
    world.linePainter = { StandardLinePainter(theme: $0) }
    world.care = JournalCare(home: home)
    let trips = CompletionTrips { SQLiteJournal(home: home) }
    let places = CompletionPlaces(SQLiteGazetteer(paths: paths))
    let files = files(environment)
    let (lessonFolders, exampleFolders) = (
      folders(of: "lessons", environment), folders(of: "examples", environment)
    )
    let names = ComingNames(lessons: lessonFolders, examples: exampleFolders, files)
    world.makeAssistant = assistants(places, trips, names, files)
    world.knowsPlace = { places.bears($0) }
    world.lessons = lessons(home, lessonFolders, places, names, files)
    world.examples = ExampleShelf(folders: exampleFolders)
    world.templateFolders = folders(of: "templates", environment)
    world.restAssistant = { trips.rest() }
    return world
  }

  private static func folders(of name: String, _ environment: Environment) -> [String] {
    DataFolder.folders(of: name, executable: programPath(), environment: environment.variables)
  }

  private static func lessons(
    _ home: String, _ folders: [String], _ places: CompletionPlaces, _ names: ComingNames,
    _ files: any FileStore
  ) -> LessonShelf {
    LessonShelf(
      folders: folders, home: "\(home)/lessons", makeFolder: DiskFolders().make
    ) { home in
      let trips = CompletionTrips { SQLiteJournal(home: home) }
      return LessonHome(
        journal: SQLiteJournal(home: home),
        makeAssistant: assistants(
          places, trips, names, OverlayFiles(files, writingTo: "\(home)/files")),
        rest: { trips.rest() })
    }
  }

  private static func files(_ environment: Environment) -> any FileStore {
    TildeFiles(DiskFiles(), home: environment.userHome)
  }

  private static func assistants(
    _ places: CompletionPlaces, _ trips: CompletionTrips, _ names: ComingNames,
    _ files: any FileStore
  ) -> (AssistantScene) -> any LineAssistant {
    let memory = CompletionMemory()
    return { scene in
      let sources = trips.sources(
        after: scene.entry, today: scene.today, isPlace: { places.bears($0) },
        beginsName: { places.beginName($0) })
      return SessionAssistant(
        scene, sources: names.added(to: sources), files: files, places: places, memory: memory)
    }
  }
}
