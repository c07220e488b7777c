/// What a step touched, created, needed and destroyed.
struct Footprint {
  private let touches: Set<Touch>
  private let creates: Set<Touch>
  private let needs: Set<Touch>
  /// What its taking back creates again.
  private let destroys: Set<Touch>
  /// What its taking back needs.
  private let leans: Set<Touch>

  init(_ events: [Event]) {
    let back = events.map(\.inverse)
    touches = Set(events.flatMap(\.touches))
    creates = Set(events.flatMap(\.creates))
    needs = Set(events.flatMap(\.needs))
    destroys = Set(back.flatMap(\.creates))
    leans = Set(back.flatMap(\.needs))
  }

  /// Whether the step cannot be taken back alone because of a later one: both touched the same, or
  /// the later one needs what this one created, or destroyed what taking this one back needs.
  func isHeld(by later: Footprint) -> Bool {
    !touches.isDisjoint(with: later.touches) || !creates.isDisjoint(with: later.needs)
      || !leans.isDisjoint(with: later.destroys)
  }

  /// Whether the step, taken back before a later one, cannot be brought back after it.
  func isShutOut(by later: Footprint) -> Bool {
    !touches.isDisjoint(with: later.touches) || !needs.isDisjoint(with: later.destroys)
  }

  /// Whether this is another after it.
  func touches(_ part: Touch) -> Bool { touches.contains(part) || creates.contains(part) }

  /// Whether it is about this day or stop.
  func concerns(_ part: Touch) -> Bool {
    touches.contains(part) || creates.contains(part) || needs.contains(part)
  }
}

extension [Event] {
  /// Whether the step is about this stop.
  package func concern(_ stop: StopID) -> Bool { Footprint(self).concerns(.stop(stop)) }
}
