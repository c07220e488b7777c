package import Journal
internal import Session

extension Executor {
  /// A window on a home whose journal could not be read, for a person at a prompt: what can be read
  /// can be looked at, nothing is written, and each command tries again.
  package convenience init(
    _ world: Capabilities, _ options: Options, after trouble: JournalFailure
  ) {
    let session = (try? world.journal.startOutsideTrips()) ?? Session(window: WindowID(1))
    self.init(world, options, session)
    store.trouble = trouble
  }

  /// Tries again to read a journal that could not be read; whether it can be now.
  func recover() -> Bool { store.recover() }
}
