/// A question for one part of a command, and what Enter alone does.
package struct SlotQuestion: Hashable, Sendable {
  package var slot: Slot
  /// What the part will be unless something else is said; `nil` where nothing stands for it.
  package var offer: String?
  /// Whether the command can do without it.
  package var isOptional: Bool

  package init(_ slot: Slot, offer: String? = nil, isOptional: Bool) {
    self.slot = slot
    self.offer = offer
    self.isOptional = isOptional
  }

  /// Whether Enter alone goes on; else it changes nothing and the question stays.
  package var canBePassed: Bool { isOptional || offer != nil }
}

extension Commit {
  /// What a part of the command becomes if nothing more is said of it; `nil` where that is nothing.
  package func offer(for slot: Slot) -> String? {
    guard slot == .name else { return nil }
    for case .tripAdded(let trip) in events { return trip.name }
    return nil
  }
}
