/// A value for each language; each is made when it is first read.
struct PerTongue<Value: Sendable>: Sendable {
  private let values: [DateContext.Tongue: OnDemand<Value>]

  init(_ make: @escaping @Sendable (DateContext.Tongue) -> Value) {
    values = Dictionary(
      uniqueKeysWithValues: DateContext.Tongue.allCases.map { tongue in
        (tongue, OnDemand { make(tongue) })
      })
    self.make = make
  }

  private let make: @Sendable (DateContext.Tongue) -> Value

  subscript(tongue: DateContext.Tongue) -> Value { values[tongue]?.value ?? make(tongue) }
}
