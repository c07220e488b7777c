/// A generator of numbers that gives the same row for the same seed (SplitMix64).
package struct Dice: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of these; `fallback` where there are none.
  package mutating func pick<Element>(_ elements: [Element], else fallback: Element) -> Element {
    elements.randomElement(using: &self) ?? fallback
  }

  package mutating func roll(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// True once in so many times.
  package mutating func once(in count: Int) -> Bool { roll(1...count) == 1 }
}
