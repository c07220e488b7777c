/// Somebody by name who comes along.
package struct Companion: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable { case adult, child }

  package var name: String
  package var kind: Kind

  package init(name: String, kind: Kind = .adult) {
    self.name = name
    self.kind = kind
  }
}

extension Trip {
  /// How many travel together at most.
  package static let peopleAtMost = 999
}
