/// How people ask for sums and debts; patterns of the leads of their commands.
///
/// All of them are in parentheses, so that none of their words needs quotes in a name.
enum SpokenMoney {
  static let costs =
    [
      "(how much|what) (does|will|is|did|would|has) (the|this|our|my) (whole|) trip "
        + "(cost|costing|costs) (us|me|)",
      "(how much|what) (have|did|do) (we|i) (spent|spend|pay|paid)",
      "(what's|whats|what is|how much is|how much's) (the|our|my) (total|sum|total cost)",
      "(how much|what) are (our|my|the) (costs|expenses)",
    ].flatMap { pattern in ["", " (so far|in total|in all|altogether)"].map { pattern + $0 } }
    + ["(expenses|total cost|total costs)"]
    + ["(total|totals|sum|running total|grand total) (so far|to date|in all)"]
    + ofAll

  /// `how much is that all in all`: beside words for the whole, `that` is no stop.
  private static let ofAll = [
    "(how much|what) is (that|this|it) (all|) \(whole)",
    "(what's|whats) (that|this|it) (all|) \(whole)",
    "(what|how much) does (that|this|it) all (cost|come to|add up to|make)",
    "(what|how much) does (that|this|it|everything) (cost|come to|add up to|make) \(whole)",
    "(what|how much) does everything (cost|come to|add up to|make)",
    "(what|how much) is everything \(whole)",
  ]

  private static let whole =
    "(all in all|all together|altogether|in total|in all|all told|all up|summed up|taken together)"

  static let left = [
    "(what's|whats|what is|how much is|how much's) (left|remaining) (of|in|from|on) "
      + "(the|our|my) budget",
    "(how much|what) (budget|money) (is|do we have|do i have|have we got|have i got) "
      + "(left|remaining)",
    "(how much|what) (of the budget|of our budget) (is|do we have|have we) (left|remaining)",
    "(how much|what) (do we have|do i have|have we got|is) left (to spend|in the budget)",
    "(are|am) (we|i) (over|within|under|in) (the|our|my) budget",
  ]

  static let costsOf = [
    "(how much|what) (do|did|will|are|have) (we|i) (spend|spending|spent|pay|paid) (on|for)"
  ]

  static let settle = [
    "who (owes|pays|has to pay) (who|whom|what|money)",
    "who owes (who|whom) (what|how much|money)", "(how much|what) do (we|i) owe each other",
    "(settle|square|even) (things|it) up",
    "(split|share|divide) the (bill|bills|costs|expenses) (between us|among us|)",
  ]
}

/// How people ask for what is to be done and to be packed, and say that it is.
enum SpokenLists {
  static let toPack = [
    "(what|what else) (do|should|must) (i|we) (still|) (need to|have to|) pack",
    "(what's|whats|what is) (still|) (left|missing) to pack",
    "what (haven't|havent|have not) (i|we) packed (yet|)",
  ]

  static let toDo = [
    "what (do|should|must) (i|we) (still|) (need to|have to|) do before "
      + "(the trip|we go|i go|we leave|i leave|leaving)",
    "(what's|whats|what is) (still|) left to do (before the trip|before we go|)",
  ]

  static let open = [
    "(what's|whats|what is) (still|) (left|open|missing|undone) on (the|my|our) (list|lists)"
  ]

  static let packing = [
    "(show|see|give|read) (me|us|) (the|my|our) packing list",
    "(what's|whats|what is) (still|) on (the|my|our) packing list", "(the|my|our|) packing list",
  ]

  static let todos = [
    "(show|see|give|read) (me|us|) (the|my|our) (todo|to-do|to do) list",
    "(what's|whats|what is) (still|) on (the|my|our) (todo|to-do|to do) list",
    "(the|my|our|) (todo|to-do|to do) list",
  ]

  static let packed = [
    "(i've|i have|ive|we've|we have|weve|i|we) (already|just|finally|) packed (the|my|our|)"
  ]

  static let toRemember = [
    "(remind me|remind us|remember me|remember us) to", "(to do|to-do)",
    "(i|we|) (must|need to|have to|gotta|got to) (remember to)",
    "(don't|dont|do not) let (me|us) forget to", "(i|we) (mustn't|must not) forget to",
    "(somebody|someone|one of us) (needs to|has to|still needs to|still has to)",
  ]

  static let booked = [
    "(i've|ive|i have|we've|weve|we have|i|we) (just|already|) booked (us|me|) (a|an|the|our)"
  ]

  static let bring = [
    "(remember|remind me|remind us) to (pack|bring|take) (the|my|our|)",
    "(i|we) (must|need to|have to|gotta|got to) remember to pack (the|my|our|)",
    "(i|we) (mustn't|must not) forget to pack (the|my|our|)",
    "(don't|dont|do not) (forget|let me forget|let us forget) to pack (the|my|our|)",
  ]
}
