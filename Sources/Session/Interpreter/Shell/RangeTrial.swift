/// Carries out the lines of entries again from nothing, so that each is known to do what its entry
/// did.
///
/// What was taken back in between does not happen there: a number that counted it means something
/// else, and is spelled anew.
package struct RangeTrial {
  /// The entry whose line cannot be made to do the same.
  package struct Unsaid: Error { package let entry: Entry }

  /// What the lines do not bring back.
  package private(set) var losses: [ScriptLoss] = []
  /// Where the lines have led so far: what the entries did, without what is left out.
  private var scene: Scene
  private let library: any Library
  private let read: (String, Scene) -> Intent?
  private var isOpen = false

  /// `read` turns a line into its meaning.
  package init(_ scene: Scene, read: @escaping (String, Scene) -> Intent?) {
    var session = Session(window: scene.session.window)
    session.settings = scene.session.settings
    session.consents = scene.session.consents
    var fields = scene.fields
    (fields.session, fields.library) = (session, EmptyLibrary())
    self.scene = Scene(fields)
    library = scene.library
    self.read = read
  }

  /// The line that does what the entry did.
  package mutating func line(of entry: Entry) throws(Unsaid) -> String {
    open(for: entry)
    let library = library
    var before = scene.session
    try? before.touch(entry.events) { (id) throws(LibraryFailure) in
      try library.trip(id, after: entry.number - 1)
    }
    scene.session = before
    var after = before
    guard let events = try? after.rebase(entry.events) else { throw Unsaid(entry: entry) }
    // Only what does not do the same as it is needs to be spelled anew.
    let own = lost(by: entry.canonical, doing: events, leadingTo: after)
    for line in own == nil ? respelled(entry) : [entry.canonical] {
      guard let losses = own ?? lost(by: line, doing: events, leadingTo: after) else { continue }
      self.losses += losses.filter { !self.losses.contains($0) }
      scene.session = after
      for case .cursorMoved(let move) in entry.events { scene.session.cursor.position = move.after }
      return line
    }
    throw Unsaid(entry: entry)
  }

  /// A line before the next one opens the trip that it is about.
  package mutating func reopen() { isOpen = false }

  /// Lines that do not make their trip are run where it is open.
  private mutating func open(for entry: Entry) {
    guard !isOpen else { return }
    isOpen = true
    let isMade = entry.events.contains { if case .tripAdded = $0 { true } else { false } }
    guard !isMade, let trip = entry.events.lazy.compactMap(\.trip).first else { return }
    scene.session.cursor.position = CursorPosition(trip: trip, day: nil)
  }

  /// What is lost where a line is run in the place of these events; `nil` where it does another thing.
  private func lost(
    by line: String, doing events: [Event], leadingTo after: Session
  ) -> [ScriptLoss]? {
    guard let intent = read(line, scene) else { return nil }
    var scene = scene
    // The same numbers for what is made let both be compared at a glance.
    if let first = events.lazy.compactMap(\.madeNumber).min() { scene.session.nextID = first }
    switch Interpreter(scene).decide(intent) {
    case .commit(let commit):
      let made = commit.events.filter(\.isOfHome)
      if made == events.filter(\.isOfHome) { return [] }
      guard (try? scene.session.take(commit)) != nil else { return nil }
      return after.losses(in: scene.session)
    // What a server or a file says is not asked for a trial.
    case .lookUp, .perform: return []
    // What is so already, as a setting that still holds, is nothing to do.
    case .reply: return events.contains(where: \.isOfHome) ? nil : []
    case .ask, .fail: return nil
    }
  }

  /// The line with its numbers as they count now, all of them or only one.
  private func respelled(_ entry: Entry) -> [String] {
    let trips = [scene.session.cursor.trip].compactMap(\.self) + entry.events.compactMap(\.trip)
    guard let id = trips.first, case .here(let now)? = scene.session.touched[id],
      let before = (try? library.trip(id, after: entry.number - 1)).flatMap(\.self)
    else { return [] }
    return RespelledLine(entry.canonical, before: before, now: now).candidates
  }
}

extension Event {
  /// Whether it is more than a move of a window.
  fileprivate var isOfHome: Bool { if case .cursorMoved = self { false } else { true } }

  /// The number that it gives to what it makes.
  fileprivate var madeNumber: Int? {
    switch self {
    case .tripAdded(let trip): trip.id.number
    case .trip(_, .dayAdded(let at)): at.day.id.number
    case .trip(_, .stopAdded(let at)): at.stop.id.number
    case .trip(_, .bookingAdded(let at)): at.booking.id.number
    case .trip(_, .taskAdded(let at)): at.task.id.number
    case .trip, .tripRemoved, .settingChanged, .homeChanged, .aliasChanged, .consentChanged,
      .cursorMoved:
      nil
    }
  }
}

extension Session {
  /// What of this session another lacks, the ids apart; `nil` where they differ in more than what is
  /// known of places.
  fileprivate func losses(in made: Session) -> [ScriptLoss]? {
    let (mine, others) = (tripsHere, made.tripsHere)
    guard settings == made.settings, aliases == made.aliases, mine.count == others.count else {
      return nil
    }
    var losses: [ScriptLoss] = []
    for (trip, other) in zip(mine, others) {
      guard trip.hasStops(saidAs: other) else { return nil }
      losses += ScriptLoss.between(trip, other)
      losses += zip(trip.allStops, other.allStops).filter { !$1.isSame(as: $0) }.map { stop, _ in
        .toldOfPlace(name: stop.name, address: stop.address)
      }
    }
    let isOfPlaces = losses.allSatisfy { if case .toldOfPlace = $0 { true } else { false } }
    return isOfPlaces ? losses : nil
  }

  private var tripsHere: [Trip] {
    touched.sorted { $0.key < $1.key }.compactMap { _, known in
      if case .here(let trip) = known { trip } else { nil }
    }
  }
}

extension Trip {
  /// Whether the lists hold the same stops, as far as lines can tell.
  fileprivate func hasStops(saidAs other: Trip) -> Bool {
    func lists(_ trip: Trip) -> [[Stop]] { trip.days.map(\.stops) + [trip.ideas] }
    let (mine, others) = (lists(self), lists(other))
    return mine.count == others.count
      && zip(mine, others).allSatisfy { mine, others in
        mine.count == others.count && zip(mine, others).allSatisfy { $0.isSaid(as: $1) }
      }
  }
}
