/// SplitMix64: random numbers that are the same for the same seed.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator {
  package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// True once in so many times.
  package mutating func once(in times: Int) -> Bool { below(times) == 0 }

  /// A value half of the time.
  package mutating func maybe<Value>(_ value: (inout SeededGenerator) -> Value) -> Value? {
    once(in: 2) ? value(&self) : nil
  }

  package mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// One of these; `fallback` where there are none.
  package mutating func pick<Value>(_ values: [Value], else fallback: Value) -> Value {
    values.randomElement(using: &self) ?? fallback
  }

  package mutating func roll(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }
}
