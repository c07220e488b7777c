package import Session

/// What stands when a line is awaited: who helps with it is made from this.
package struct AssistantScene: Sendable {
  package var session: Session
  package var today: CivilDate
  /// The newest entry that this window has seen.
  package var entry: Int
  /// Whole lines that are likely to come next, the likeliest first.
  package var likely: [String]
  /// The server of one's own that is asked while a place is typed; `nil` where there is none.
  package var live: LivePlaces.Line?
  /// Whether the line goes on from one above it, of which nothing is known here.
  package var goesOn: Bool

  package init(
    session: Session, today: CivilDate, entry: Int = 0, likely: [String] = [],
    live: LivePlaces.Line? = nil, goesOn: Bool = false
  ) {
    self.session = session
    self.today = today
    self.entry = entry
    self.likely = likely
    self.live = live
    self.goesOn = goesOn
  }
}

extension Settings {
  /// Whether rows appear while a place is typed: `set live off`.
  var showsLiveRows: Bool { self[.live] != "off" }
}
