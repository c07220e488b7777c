package import Session
package import World

/// What replies are made from: the session as it is after the command, and how wide they may be.
package struct Stage {
  package var session: Session
  package var library: any Library
  package var today: CivilDate
  package var layout: Layout
  package var clock: any WallClock
  /// What maps draw of the earth.
  package var outlines: any Outlines = NoOutlines()
  /// Whether replies carry what they show for programs too.
  package var hasData = true
  /// Whether replies say what could be said next: only at the prompt is it shown.
  var tellsNext = true
  /// Whether the person knows already what stops without a time above one with a time are.
  var knowsBelow = false
  /// How many rows stand above and below what is shown, besides the next prompt: a picture leaves
  /// room for them.
  var rowsBeside = 0
  /// Where a setting comes from, asked of few replies; `nil` where it is as it starts.
  var origin: (SettingName) -> SettingOrigin? = { _ in nil }
  var homeOrigin = SettingOrigin.standard
  /// Rows that were drawn for earlier replies.
  package var kept: KeptRows?
  /// The stops that a change was about: of a long list only the rows around them are shown.
  var changed: [StopID] = []
  /// The stops that have another place among the others since: their rows are marked.
  var moved: Set<StopID> = []

  package init(
    session: Session, library: any Library, today: CivilDate, layout: Layout,
    clock: any WallClock
  ) {
    self.session = session
    self.library = library
    self.today = today
    self.layout = layout
    self.clock = clock
  }

  /// A trip as it is now; `nil` where it is gone or cannot be read.
  func trip(_ id: TripID) -> Trip? { session.trip(id, in: library) }

  /// A distance in the unit that is set: `0.6 km`.
  func distance(_ kilometres: Double) -> String { distanceText(kilometres, session.settings) }
}

extension Session {
  /// A trip as it is now; `nil` where it is gone or cannot be read.
  func trip(_ id: TripID, in library: any Library) -> Trip? {
    switch touched[id] {
    case .here(let trip): trip
    case .gone: nil
    case nil: (try? library.trip(id)) ?? nil
    }
  }
}
