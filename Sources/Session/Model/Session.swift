/// What one window knows: its cursor, the settings and aliases, and the trips it has touched.
///
/// Trips it has not touched come from a `Library`. What is known is kept by reference: it is copied a
/// dozen times for a line, and changed once or twice.
package struct Session: Sendable {
  package private(set) var kept: Kept

  /// What a session holds, changed only while one session alone has it; who asks for it often does so
  /// here, where it lies.
  package final class Kept: @unchecked Sendable {
    @exclusivity(unchecked) package fileprivate(set) var fields: SessionFields

    init(_ fields: SessionFields) { self.fields = fields }
  }

  package enum Touched: Hashable, Sendable {
    case here(Trip)
    case gone
  }

  package init(window: WindowID) { kept = Kept(SessionFields(window: window)) }

  /// All that is known, changed in place where no other session has the same.
  private var fields: SessionFields {
    get { kept.fields }
    _modify {
      if !isKnownUniquelyReferenced(&kept) { kept = Kept(kept.fields) }
      yield &kept.fields
    }
  }

  package var window: WindowID { kept.fields.window }

  package var cursor: Cursor {
    get { kept.fields.cursor }
    _modify { yield &fields.cursor }
  }

  package var settings: Settings {
    get { kept.fields.settings }
    _modify { yield &fields.settings }
  }

  /// Those of the home.
  package var aliases: [String: String] {
    get { kept.fields.aliases }
    _modify { yield &fields.aliases }
  }

  /// Those of tripshrc, which hold in this window where the home has none of the name.
  package var aliasesOfWindow: [String: String] {
    get { kept.fields.aliasesOfWindow }
    _modify { yield &fields.aliasesOfWindow }
  }

  /// All that hold in this window.
  package var knownAliases: [String: String] {
    aliasesOfWindow.isEmpty ? aliases : aliasesOfWindow.merging(aliases) { _, own in own }
  }

  /// What a person agreed to, by host.
  package var consents: [String: Consent] {
    get { kept.fields.consents }
    _modify { yield &fields.consents }
  }

  /// The number the next trip, day or stop gets; advanced only by `apply`.
  package var nextID: Int {
    get { kept.fields.nextID }
    _modify { yield &fields.nextID }
  }

  /// The trips this window has read or changed; `.gone` for those removed.
  package var touched: KnownTrips {
    get { kept.fields.touched }
    _modify { yield &fields.touched }
  }
}

extension Session: Hashable {
  package static func == (left: Session, right: Session) -> Bool {
    left.kept === right.kept || left.kept.fields == right.kept.fields
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(kept.fields) }
}

extension Session: CustomReflectable {
  /// What is printed of it is what it holds, wherever that lies.
  package var customMirror: Mirror {
    Mirror(self, children: Mirror(reflecting: kept.fields).children, displayStyle: .struct)
  }
}
