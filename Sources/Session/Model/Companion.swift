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

extension Companion {
  /// Whoever types, told by a name of one's own: `Sam (me)`.
  package static func speaker(_ name: String, kind: Kind = .adult) -> Companion {
    Companion(name: name + ofSpeaker, kind: kind)
  }

  /// Whether this is who types.
  package var isSpeaker: Bool { folded(name) == "me" || name.hasSuffix(Companion.ofSpeaker) }

  /// Whether somebody is meant by a name, in any case: by one's own, or as `me`.
  package func isCalled(_ said: String) -> Bool {
    let said = folded(said)
    guard isSpeaker else { return folded(name) == said }
    let own = name.hasSuffix(Companion.ofSpeaker) ? name.dropLast(Companion.ofSpeaker.count) : ""
    return !said.isEmpty && [folded(name), "me", "i", "myself", folded(String(own))].contains(said)
  }

  private static let ofSpeaker = " (me)"
}

extension Trip {
  /// The traveller whom a name means, by one's own or as `me`.
  package func companion(called name: String) -> Companion? {
    companions.first { $0.isCalled(name) }
  }

  /// How many travel together at most.
  package static let peopleAtMost = 999
}
