package import Session

/// An entry before it has its number.
package struct EntryDraft: Hashable, Sendable {
  package var at: Int64
  package var today: CivilDate
  package var kind: Entry.Kind
  package var of: [Int]
  package var script: String?
  package var line: String
  package var canonical: String
  package var events: [Event]

  package init(
    at: Int64, today: CivilDate, kind: Entry.Kind, of: [Int], script: String?, line: String,
    canonical: String, events: [Event]
  ) {
    self.at = at
    self.today = today
    self.kind = kind
    self.of = of
    self.script = script
    self.line = line
    self.canonical = canonical
    self.events = events
  }
}
