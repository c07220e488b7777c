/// With which tokens the readings of a rule can begin, so that rules which cannot are not tried.
///
/// What it says is wide: a rule may find nothing where it can begin, never the other way round.
struct RuleBeginning: Sendable {
  /// The first token, where there is one at all.
  var first: Openings
  /// The first token of readings that have no other.
  var alone: Openings
  /// The second token of readings of the rest.
  var second: Openings
  /// Whether a reading can be without a token.
  var mayBeEmpty: Bool

  /// Of readings of any length, as far as it is known of the first token.
  static func any(_ first: Openings, mayBeEmpty: Bool = false) -> RuleBeginning {
    RuleBeginning(first: first, alone: first, second: .all, mayBeEmpty: mayBeEmpty)
  }

  /// Of readings of one token.
  static func one(_ token: Openings) -> RuleBeginning {
    RuleBeginning(first: token, alone: token, second: .none, mayBeEmpty: false)
  }

  static let nothing = RuleBeginning(
    first: .none, alone: .none, second: .none, mayBeEmpty: true)

  /// Of a rule and another right behind it.
  func then(_ next: RuleBeginning) -> RuleBeginning {
    var both = RuleBeginning(
      first: first, alone: next.mayBeEmpty ? alone : .none, second: second.union(next.first),
      mayBeEmpty: mayBeEmpty && next.mayBeEmpty)
    if mayBeEmpty {
      both.first = first.union(next.first)
      both.alone = both.alone.union(next.alone)
      both.second = both.second.union(next.second)
    }
    return both
  }

  func or(_ other: RuleBeginning) -> RuleBeginning {
    RuleBeginning(
      first: first.union(other.first), alone: alone.union(other.alone),
      second: second.union(other.second), mayBeEmpty: mayBeEmpty || other.mayBeEmpty)
  }

  /// Whether a reading can begin with this token, of which it is not known whether it is the last one.
  func admits(_ token: Token) -> Bool { mayBeEmpty || token.openings?.meets(first) ?? true }

  /// Whether a reading can begin here.
  func admits(_ tokens: RuleInput, _ index: Int) -> Bool {
    if mayBeEmpty { return true }
    guard tokens.opens(first, at: index) else { return false }
    return tokens.opens(alone, at: index) || tokens.opens(second, at: index + 1)
  }
}
