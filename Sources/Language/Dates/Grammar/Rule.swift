/// A rule of a grammar over tokens: every way to read a value that begins at a token.
///
/// Rules are joined from smaller ones and never choose: where a part may be there or not, both
/// readings come out, and who asked takes the one that fits the line. No rule repeats itself, so a
/// phrase has a longest form and reading one costs no more in a long line.
struct Rule<Value: Sendable>: Sendable {
  struct Reading {
    var value: Value
    /// The index of the token behind it.
    var end: Int
  }

  let beginning: RuleBeginning
  /// The ways in which it can be read, in the order of the grammar: one, or those of rules joined with
  /// `|`, side by side so that each is asked once whether it can begin.
  private let ways: [Way]

  private struct Way {
    let beginning: RuleBeginning
    let find: @Sendable (RuleInput, Int) -> [Reading]
  }

  init(_ beginning: RuleBeginning, find: @escaping @Sendable (RuleInput, Int) -> [Reading]) {
    self.beginning = beginning
    ways = [Way(beginning: beginning, find: find)]
  }

  private init(either left: Rule, or right: Rule) {
    beginning = left.beginning.or(right.beginning)
    ways = left.ways + right.ways
  }

  /// All readings that begin at an index; the index may be the end of the tokens.
  func readings(_ tokens: RuleInput, _ start: Int) -> [Reading] {
    guard beginning.admits(tokens, start) else { return [] }
    guard ways.count > 1 else { return ways[0].find(tokens, start) }
    var all: [Reading] = []
    for way in ways where way.beginning.admits(tokens, start) {
      let found = way.find(tokens, start)
      if all.isEmpty { all = found } else { all.append(contentsOf: found) }
    }
    return all
  }

  /// The values of another kind; a reading is dropped where there is none.
  func map<Other>(_ change: @escaping @Sendable (Value) -> Other?) -> Rule<Other> {
    Rule<Other>(beginning) { tokens, start in
      readings(tokens, start).compactMap { reading in
        change(reading.value).map { Rule<Other>.Reading(value: $0, end: reading.end) }
      }
    }
  }

  /// This, then another right behind it.
  func then<Next, Both>(
    _ next: Rule<Next>, _ join: @escaping @Sendable (Value, Next) -> Both?
  ) -> Rule<Both> {
    Rule<Both>(beginning.then(next.beginning)) { tokens, start in
      var both: [Rule<Both>.Reading] = []
      for first in readings(tokens, start) {
        for second in next.readings(tokens, first.end) {
          guard let value = join(first.value, second.value) else { continue }
          both.append(Rule<Both>.Reading(value: value, end: second.end))
        }
      }
      return both
    }
  }

  /// This, with something behind it that adds nothing to the value.
  func then(_ next: Rule<Void>) -> Rule { then(next) { value, _ in value } }

  /// This or nothing.
  var optional: Rule<Value?> { map { .some($0) } | Rule<Value?>.nothing(nil) }

  /// This, read once at each token: for a rule with which many others begin.
  var remembered: Rule {
    let memory = RuleMemory(of: Value.self)
    return Rule(beginning) { tokens, start in
      tokens.readings(of: memory, at: start) { readings(tokens, start) }
    }
  }

  /// Only where its first token follows the one before with nothing between.
  var glued: Rule {
    Rule(beginning) { tokens, start in
      tokens.contains(start) && tokens[start].isGlued ? readings(tokens, start) : []
    }
  }

  /// Only where the other does not come next.
  func unless(_ next: Rule<Void>) -> Rule {
    Rule(beginning) { tokens, start in
      readings(tokens, start).filter { next.readings(tokens, $0.end).isEmpty }
    }
  }

  static func | (left: Rule, right: Rule) -> Rule { Rule(either: left, or: right) }

  static func nothing(_ value: Value) -> Rule {
    Rule(.nothing) { _, start in [Reading(value: value, end: start)] }
  }

  /// One token that means something.
  static func token(
    _ openings: Openings = .all, _ meaning: @escaping @Sendable (Token) -> Value?
  ) -> Rule {
    Rule(.one(openings)) { tokens, start in
      guard tokens.contains(start), let value = meaning(tokens[start]) else { return [] }
      return [Reading(value: value, end: start + 1)]
    }
  }
}

extension Rule {
  /// A word or sign that is one of these.
  static func word(_ values: [String: Value]) -> Rule {
    token(Openings(values.keys.map { Openings(word: $0) })) { token in
      token.kind == .quoted || token.kind == .link ? nil : values[token.folded]
    }
  }
}

extension Rule where Value == Void {
  /// A word or sign that is one of these.
  static func says(_ words: String...) -> Rule {
    token(Openings(words.map { Openings(word: $0) })) { token in
      words.contains { token.says($0) } ? () : nil
    }
  }

  /// These words or signs, one behind the other.
  static func phrase(_ words: String...) -> Rule {
    words.dropFirst().reduce(says(words.first ?? "")) { $0.then(.says($1)) }
  }

  /// There or not.
  var maybe: Rule { self | .nothing(()) }

  /// What counts, with this before it, which adds nothing.
  func before<Next>(_ next: Rule<Next>) -> Rule<Next> { then(next) { _, value in value } }
}

extension Rule where Value == Int {
  /// Digits of a value and a count of digits.
  static func number(_ values: ClosedRange<Int>, digits: ClosedRange<Int> = 1...9) -> Rule {
    token(.number) { token in
      guard token.kind == .number, digits.contains(token.text.utf8.count) else { return nil }
      return Int(token.text).flatMap { values.contains($0) ? $0 : nil }
    }
  }
}

extension Rule where Value: Hashable {
  /// Every reading once, the longest first; readings of one length in the order of the grammar.
  func spans(in tokens: [Token], from index: Int) -> [WhenSpan<Value>] {
    // Most tokens begin nothing, and are not to be copied for it.
    guard tokens.indices.contains(index), beginning.admits(tokens[index]) else { return [] }
    return spans(in: RuleInput(tokens), from: index)
  }

  /// The same, with what was read of these tokens before.
  func spans(in tokens: RuleInput, from index: Int) -> [WhenSpan<Value>] {
    guard tokens.contains(index) else { return [] }
    let read = readings(tokens, index)
    guard !read.isEmpty else { return [] }
    var seen: Set<WhenSpan<Value>> = []
    let all = read.map { WhenSpan(tokens: index..<$0.end, value: $0.value) }
    let once = all.filter { seen.insert($0).inserted }
    return once.enumerated().sorted {
      ($1.element.tokens.upperBound, $0.offset) < ($0.element.tokens.upperBound, $1.offset)
    }.map(\.element)
  }
}
