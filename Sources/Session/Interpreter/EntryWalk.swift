/// Reads the entries from the newest to the oldest, a few hundred at a time, and knows of each
/// whether it has been taken back since.
struct EntryWalk {
  private let interpreter: Interpreter
  private let trip: TripID?
  private var ahead: ArraySlice<Entry> = []
  private var before: Int?
  private var isAtEnd = false
  /// What the newest undo or redo about an entry did: the number of the undo, `nil` for a redo.
  private var verdicts: [Int: Int?] = [:]

  /// All entries, or those about a trip.
  init(_ interpreter: Interpreter, about trip: TripID? = nil) {
    self.interpreter = interpreter
    self.trip = trip
  }

  mutating func next() throws(Interruption) -> WalkedEntry? {
    if ahead.isEmpty, !isAtEnd { try readOn() }
    guard let entry = ahead.popFirst() else { return nil }
    for number in entry.of where verdicts[number] == nil {
      switch entry.kind {
      case .undo: verdicts[number] = .some(entry.number)
      case .redo: verdicts[number] = .some(nil)
      case .change: break
      }
    }
    return WalkedEntry(entry: entry, takenBackBy: verdicts[entry.number] ?? nil)
  }

  private mutating func readOn() throws(Interruption) {
    let (oldest, trip) = (before, trip)
    let chunk = try interpreter.reading { library throws(LibraryFailure) in
      try library.entries(before: oldest, about: trip, limit: EntryWalk.atATime)
    }
    ahead = chunk[...]
    before = chunk.last?.number
    isAtEnd = chunk.count < EntryWalk.atATime
  }

  private static let atATime = 200
}

struct WalkedEntry {
  var entry: Entry
  /// The undo that took it back, `nil` where it is in force.
  var takenBackBy: Int?

  /// Whether it is a change in force, which an undo may take back.
  var isStep: Bool {
    entry.kind == .change && takenBackBy == nil && entry.events.changeSomething
  }
}

extension Interpreter {
  /// Whether this window may take the entry back: its own, and those there before it.
  func mayUndo(_ entry: Entry) -> Bool {
    entry.window == scene.session.window || entry.number < scene.firstOwnEntry
  }
}
