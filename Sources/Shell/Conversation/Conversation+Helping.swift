internal import Language
internal import Places
internal import Session
internal import World

/// What a server of one's own is asked with while a place is typed: another one, or other settings,
/// and it is begun anew.
struct LiveKey: Hashable {
  var server: String?
  var language: String?
  var contact: String?
}

extension Conversation {
  /// What whoever helps with the next line is made from.
  func assistantScene() -> AssistantScene {
    let session = executor.seen
    let stage = executor.stage
    let trip = session.cursor.trip.flatMap(stage.trip)
    return AssistantScene(
      session: session, today: executor.today,
      entry: (try? executor.world.journal.newestEntry()) ?? 0,
      likely: trip.map { stage.nextCommands(in: $0) } ?? [],
      live: audience == nil ? livePlaces()?.begin() : nil, goesOn: assembler.isOpen)
  }

  /// The line is over: what was asked for it is cancelled.
  func endHelp() {
    live?.places?.end()
    executor.world.restAssistant()
  }

  /// The server of one's own that is set now; `nil` where there is none.
  private func livePlaces() -> LivePlaces? {
    let settings = executor.seen.settings
    let server = settings.showsLiveRows ? executor.server : nil
    let key = LiveKey(
      server: server, language: settings[.language], contact: settings[.contact])
    if let live, live.key == key { return live.places }
    live?.places?.end()
    let places = server.flatMap { made($0, settings) }
    live = (key, places)
    return places
  }

  private func made(_ server: String, _ settings: Settings) -> LivePlaces? {
    guard let address = ServerAddress(server), executor.world.hosts.isOwn(address),
      let places = executor.world.places(server, settings)
    else { return nil }
    let terminal = terminal
    return LivePlaces(
      server: address, executor.world.hosts, places: places,
      clock: executor.world.watch ?? SystemLookupClock(),
      bears: executor.world.knowsPlace
    ) { await terminal.extend($0) }
  }
}
