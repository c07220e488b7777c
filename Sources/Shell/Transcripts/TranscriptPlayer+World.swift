internal import Places
internal import Session
internal import World

extension TranscriptPlayer {
  /// What a run reaches: nothing outside of the home but what is read from files.
  func world(_ options: Options, _ screen: TranscriptScreen, home: String) -> Capabilities {
    var world = homes.world(options, home)
    world.clock = StandingClock(onDay: today.daysSinceEpoch)
    world.files = files
    world.input = NoInput()
    world.output = screen
    world.places = { _, _ in SilentPlaces() }
    world.reopen = { _ in }
    world.pager = nil
    world.watch = nil
    world.onInterrupt = { _ in }
    world.makeAssistant = nil
    world.keptLines = { [] }
    world.forgetKeptLines = {}
    return world
  }
}

/// No server is asked.
private struct SilentPlaces: PlaceAnswering {
  func answer(to query: PlaceQuery, for asker: Asker) async -> Answered {
    Answered(.failed(.offline("a transcript asks no server")))
  }
}
