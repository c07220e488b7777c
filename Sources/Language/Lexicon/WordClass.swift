/// What a word can be to the language; a word may be of several classes.
///
/// The open reading sees lines as sequences of these and of spans: no rule of it names a word.
enum WordClass: UInt8, CaseIterable, Sendable {
  // Acts: what is done.
  case add, put, visit, go, create, spend, last, arrive, leave, start, end, name, cost, note
  case show, open, close, copy, swap, done, undo, redo, remove, clear, move, later, earlier
  case extend, shorten, set, be, search, suggest, allow, tick
  // Nouns: what something is done to.
  case trip, day, stop, dates, hour, length, remark, price, title, city, style, about, ideas
  case plan, budget, people, whole, number, favour, same, too, currency
  case week, unit, change, dateOrder, sameTime
  // Operators: they turn the meaning of what stands beside them. One is understood, or it blocks.
  case not, except, either, condition, past, every, quantity, more, instead, only, reason, again
  case hold
  /// What was said last is said better behind it.
  case repair
  /// Whether it is to be done is left open: `maybe`, `i think`.
  case tentative
  case question
  // Words that mean nothing by themselves.
  case talk, function, preposition, approximate, joining, pronoun
  /// What stands beside something in a row.
  case before, after
}

/// A set of classes.
struct ClassSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt128

  init(rawValue: UInt128) { self.rawValue = rawValue }

  init(_ classes: [WordClass]) {
    self.init(rawValue: classes.reduce(0) { $0 | 1 << UInt128($1.rawValue) })
  }

  init(_ one: WordClass) { self.init(rawValue: 1 << UInt128(one.rawValue)) }

  func has(_ one: WordClass) -> Bool { rawValue & (1 << UInt128(one.rawValue)) != 0 }

  func meets(_ other: ClassSet) -> Bool { rawValue & other.rawValue != 0 }

  /// Those that turn a meaning, so that nothing is done where they are not understood.
  static let operators = ClassSet([
    .not, .except, .either, .condition, .past, .every, .quantity, .more, .instead, .only, .again,
    .hold,
  ])

  /// Those of them that may turn it into its contrary.
  static let reversing = ClassSet([.not, .except, .hold, .again, .question, .either])

  /// Those that need no reason to stand where they do.
  static let free = ClassSet([
    .talk, .function, .preposition, .approximate, .joining, .reason,
  ])

  /// Acts with which nothing but an order begins.
  static let orders = ClassSet([
    .add, .move, .remove, .create, .copy, .swap, .undo, .redo, .later, .earlier, .extend, .shorten,
  ])

  static let acts = ClassSet(WordClass.allCases.filter { $0.rawValue <= WordClass.tick.rawValue })

  /// Those that say what is done, or to what.
  static let telling = acts.union(nouns).subtracting(ClassSet([.be, .stop]))

  static let nouns = ClassSet(
    WordClass.allCases.filter {
      $0.rawValue > WordClass.tick.rawValue && $0.rawValue <= WordClass.sameTime.rawValue
    })
}
