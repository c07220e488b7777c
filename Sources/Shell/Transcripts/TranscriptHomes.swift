package import World

/// What a transcript is played with: a home for a while, and files of which none is changed.
package struct TranscriptHomes {
  /// Where transcripts lie.
  let files: any FileStore
  /// A new folder, of its owner alone, and what takes it away; `nil` where none can be made.
  let make: () -> (path: String, remove: () -> Void)?
  /// What a run of the program reaches on the home in this folder.
  let world: (Options, String) -> Capabilities
  /// Whether nothing more is to be played.
  let isStopped: @Sendable () -> Bool

  package init(
    files: any FileStore, make: @escaping () -> (path: String, remove: () -> Void)?,
    isStopped: @escaping @Sendable () -> Bool = { false },
    world: @escaping (Options, String) -> Capabilities
  ) {
    self.files = files
    self.make = make
    self.isStopped = isStopped
    self.world = world
  }
}
