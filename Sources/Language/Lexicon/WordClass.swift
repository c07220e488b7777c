/// What a word can be to the language; a word may be of several classes.
///
/// The open reading sees lines as sequences of these and of spans: no rule of it names a word.
enum WordClass: UInt8, CaseIterable, Sendable {
  // Acts: what is done.
  case add, put, visit, go, create, spend, last, arrive, leave, start, end, name, cost, note
  case show, open, close, copy, swap, done, undo, redo, remove, clear, move, later, earlier
  case extend, shorten, set, be, search, suggest, allow, untick, replace, turnOn, turnOff, speak
  case save, run, like, want, use, anew, unfavour, goBack, calledOff, dream, depart
  case locate
  case draw, zoomIn, zoomOut
  case ready
  case tick
  // Nouns: what something is done to.
  case trip, day, stop, dates, hour, length, remark, price, title, city, style, about, ideas
  case plan, budget, people, whole, number, favour, same, too, currency
  case week, unit, change, dateOrder
  case location, home, live
  // Of the shell, and of lists.
  case map, world, whereabouts
  case help, explain, version, settings, theme, hints, language, shortcut, screen, script
  case typed
  case trips, upcoming, bygone, undated, days, log, results, sights, nearby, distance, details
  case contain, rate, alone, away, noBudget, toSpend, allDates, dayBefore, dayAfter, oneBefore,
    oneAfter, moreDays, eat, overview,
    remainder, along, debt, packing, todos, checklists, lacking, freeTime, bed, plainText,
    steps, final, homeward, homecoming, it, unplanned, toSelf, next, allStops, startOver
  case flights, railways, crossings, coaches, drives, lodging, seats, code, eachHead, dearest,
    emptyNight
  case toPack, toDo, roomFor, paidFor, sameTime
  // Operators: they turn the meaning of what stands beside them. One is understood, or it blocks.
  case not, except, either, condition, past, every, quantity, more, instead, only, reason, again
  case hold, both, sooner
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
struct ClassSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var low: UInt128 = 0
  private var high: UInt128 = 0

  init(arrayLiteral elements: Never...) {}

  init(_ classes: [WordClass]) { for one in classes { insert(one) } }

  init(_ one: WordClass) { insert(one) }

  private mutating func insert(_ one: WordClass) {
    let place = UInt128(one.rawValue)
    if place < 128 { low |= 1 << place } else { high |= 1 << (place - 128) }
  }

  var isEmpty: Bool { low == 0 && high == 0 }

  func union(_ other: ClassSet) -> ClassSet {
    var all = self
    all.formUnion(other)
    return all
  }

  mutating func formUnion(_ other: ClassSet) {
    low |= other.low
    high |= other.high
  }

  func intersection(_ other: ClassSet) -> ClassSet {
    var both = self
    both.low &= other.low
    both.high &= other.high
    return both
  }

  func subtracting(_ other: ClassSet) -> ClassSet {
    var rest = self
    rest.low &= ~other.low
    rest.high &= ~other.high
    return rest
  }

  func has(_ one: WordClass) -> Bool { meets(ClassSet(one)) }

  func meets(_ other: ClassSet) -> Bool { low & other.low != 0 || high & other.high != 0 }

  /// Those that turn a meaning, so that nothing is done where they are not understood.
  static let operators = ClassSet([
    .not, .except, .either, .condition, .past, .every, .quantity, .more, .instead, .only, .again,
    .hold, .both, .sooner,
  ])

  /// What makes of what is told something else, or nothing certain.
  static let turning = ClassSet([
    .not, .except, .either, .condition, .instead, .hold, .question, .tentative, .repair,
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
