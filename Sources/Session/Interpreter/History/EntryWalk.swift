/// Reads the entries from the newest to the oldest, more at a time the further back it goes, and
/// knows of each whether it has been taken back since.
struct EntryWalk {
  private let resolver: Resolver
  private let trip: TripID?
  private var ahead: ArraySlice<Entry> = []
  private var before: Int?
  private var isAtEnd = false
  /// Few at first: what is undone is nearly always among the newest, and entries can be large.
  private var atATime = 8
  /// The newest undo or redo about an entry.
  private var verdicts: [Int: Entry] = [:]

  /// All entries, or those about a trip.
  init(_ resolver: Resolver, about trip: TripID? = nil) {
    self.resolver = resolver
    self.trip = trip
  }

  mutating func next() throws(Interruption) -> WalkedEntry? {
    if ahead.isEmpty, !isAtEnd { try readOn() }
    guard let entry = ahead.popFirst() else { return nil }
    var decides: [Int] = []
    if entry.kind != .change {
      decides = entry.of.filter { verdicts[$0] == nil }
      for number in decides { verdicts[number] = entry }
    }
    let verdict = verdicts.removeValue(forKey: entry.number)
    return WalkedEntry(
      entry: entry, takenBackBy: verdict?.kind == .undo ? verdict?.number : nil, decides: decides)
  }

  private mutating func readOn() throws(Interruption) {
    let (oldest, trip, atATime) = (before, trip, atATime)
    let chunk = try resolver.reading { library throws(LibraryFailure) in
      try library.entries(before: oldest, about: trip, limit: atATime)
    }
    ahead = chunk[...]
    before = chunk.last?.number
    isAtEnd = chunk.count < atATime
    self.atATime = min(atATime * 4, EntryWalk.mostAtATime)
  }

  private static let mostAtATime = 512
}

struct WalkedEntry {
  var entry: Entry
  /// The undo that took it back, `nil` where it is in force.
  var takenBackBy: Int?
  /// Of an undo or redo: the entries that no newer one is about, in its order.
  var decides: [Int]

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
