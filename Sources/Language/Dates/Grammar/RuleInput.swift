/// The tokens that rules read, with what was read of them already.
final class RuleInput {
  private let tokens: [Token]
  private var found: [Place: AnyObject] = [:]

  private struct Place: Hashable {
    var rule: ObjectIdentifier
    var index: Int
  }

  init(_ tokens: [Token]) { self.tokens = tokens }

  var count: Int { tokens.count }

  subscript(index: Int) -> Token { tokens[index] }

  /// Whether there is a token of this index that is one of these.
  func opens(_ openings: Openings, at index: Int) -> Bool {
    index < tokens.count && tokens[index].openings?.meets(openings) ?? true
  }

  /// Whether there is a token of this index.
  func contains(_ index: Int) -> Bool { tokens.indices.contains(index) }

  /// What a rule reads at a token; it is asked where it was not before.
  func readings<Value>(
    of rule: RuleMemory<Value>, at index: Int, otherwise read: () -> [Rule<Value>.Reading]
  ) -> [Rule<Value>.Reading] {
    let place = Place(rule: ObjectIdentifier(rule), index: index)
    if let known = found[place] as? Readings<Value> { return known.all }
    let all = read()
    found[place] = Readings(all)
    return all
  }

  private final class Readings<Value: Sendable> {
    let all: [Rule<Value>.Reading]

    init(_ all: [Rule<Value>.Reading]) { self.all = all }
  }
}

/// By what the readings of one rule are found again.
final class RuleMemory<Value: Sendable>: Sendable {
  init(of: Value.Type) {}
}
