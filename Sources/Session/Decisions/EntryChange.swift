/// One thing that an entry changed, by the name people know it by.
package struct EntryChange: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case added, removed, moved, changed
  }

  package var kind: Kind
  /// A trip, a day, a stop, a setting or an alias.
  package var subject: Subject

  package enum Subject: Hashable, Sendable {
    /// The name of a trip, a stop, a setting or an alias, as it was before.
    case name(String)
    /// A day by its date, `nil` where it had none.
    case day(CivilDate?)
    /// The dates or the order of a trip's days.
    case dates
  }

  package init(_ kind: Kind, _ subject: Subject) {
    self.kind = kind
    self.subject = subject
  }

  init(_ kind: Kind, _ name: String) { self.init(kind, .name(name)) }
}
