/// What is booked, what it costs, and who comes along.
extension Phrases {
  static let sums = [
    Phrase(
      "{n} (put|puts|has put|charged) (the|our|) {x} (on|to) \(theirCard) (,|:) {d}",
      "{x} cost {d} paid by {n}", as: "cost", sure: true, overrides: true),
    Phrase(
      "{n} (put|puts|has put|charged) (the|our|) {x} (on|to) \(theirCard)", "{n} paid the {x}",
      as: "cost", sure: true, overrides: true),
    Phrase(
      "(i|we|i've|we've) (put|charged) (the|our|) {x} (on|to) {n's} (card|credit card|account) (,|:) {d}",
      "{x} cost {d} paid by {n}", as: "cost", sure: true, overrides: true),
    Phrase(
      "(i|we|i've|we've) (put|charged) (the|our|) {x} (on|to) {n's} (card|credit card|account)",
      "{n} paid the {x}", as: "cost", sure: true, overrides: true),
    Phrase(
      "(the|our) {x} (is|are|was|were|went|goes) on {n's} (card|credit card|account)",
      "{n} paid the {x}", as: "cost", overrides: true),
    Phrase(
      "(i|i've|i have) (put|charged) (the|our|) {x} (on|to) my (card|credit card|account) (,|:) {d}",
      "{x} cost {d} paid by me", "{x} cost {d}", as: "cost", overrides: true),
    Phrase(
      "(please|) (keep|have|count|do|show) (this|the|our) (trip|one|costs|money) in {n}",
      "currency {n}", as: "currency", sure: true, overrides: true),
    Phrase(
      "(please|) (use|take) {n} (for|on) (this one|this trip|the trip|our trip|this|everything)",
      "currency {n}", as: "currency", sure: true, overrides: true),
    Phrase("{d} more (for|on|in) the budget", "raise the budget by {d}", as: "budget"),
    Phrase(
      "(from now on|) the currency of (the|our) trip (should be|is|will be) {x}",
      "the trip's currency is {x}", as: "currency", sure: true),
    Phrase("{d} (kids|children) are (joining|coming with) {x}", "people {x} and {d} kids"),
    Phrase(
      "(we are|we're|we will be) {d} adults and {h} (kid|kids|child|children)",
      "people {d} adults and {h} kids"),
    Phrase("(use|take) {d} for (one|a|an|1) {x}", "one {x} is {d}", as: "rate", sure: true),
    Phrase(
      "(from now on|) (the|our) trip's currency is {x}", "currency {x}", as: "currency", sure: true),
    Phrase(
      "(so|) (who|whos|who's) (still|) (has to pay|pays|paying|owes) (what|whom|who|how much) (back|what|how much|) (now|)",
      "settle", looks: true),
    Phrase(
      "(let's|lets|we|i) (not|don't|won't|shouldn't|do not|will not|should not|can't) (want to|) spend (more than|over) {d} (altogether|in total|in all|overall|on the trip|on this trip)",
      "budget {d}", sure: true),
    Phrase("(break|split) (the|our|) costs (down|up|) by {x}", "costs by {x}", looks: true),
    Phrase("(break|split) (down|up) (the|our|) costs by {x}", "costs by {x}", looks: true),
    Phrase(
      "(for the exchange rate|exchange rate|the exchange rate|) (:|,|) (a|one|1) {x} (is|equals|makes|costs|buys|gets you) (about|) {d} (today|now|at the moment|right now|)",
      "rate 1 {x} {d}", "one {x} is {d}", as: "rate", sure: true),
    Phrase(
      "(there's|there is) no limit (on|to|for) (our|the|my) (spending|budget) (any more|anymore|now|)",
      "budget none", sure: true),
    Phrase(
      "(we|i) (don't|dont|do not|no longer) (really|) have a budget (any more|anymore|now|) (, take it out|, remove it|)",
      "budget none", sure: true),
    Phrase("{x} (is|are) bringing {d} (kids|children|babies)", "people {x} and {d} kids"),
  ]

  private static let theirCard = "(his|her|their) (card|credit card|account)"

  static let people = [
    Phrase(
      "{y} (brings|is bringing) (his|her|their) (sister|brother|mother|mum|father|dad|friend|wife|husband|cousin|girlfriend|boyfriend|son|daughter|aunt|uncle) {x} (along|too|)",
      "add {x} to the people", as: "people"),
    Phrase(
      "(write|put|add|count|note) {x} (down|in|) as a (traveller|traveler|passenger|guest) (too|as well|also|)",
      "add {x} to the people", as: "people"),
  ]

  private static let rooms =
    "(a room|rooms|two rooms|a double|a double room|a twin room|a twin|beds|two beds|a bed|places)"

  /// What a house or a company tells of what is booked.
  private static let terms = [
    Phrase(
      "(you|we|one|guests|everybody) (can|may|could) (check in|check - in) (at|to) (the|our|) {x} (from|after|from about) {d}",
      "{x} check in {d}", as: "arrival", sure: true, overrides: true),
    Phrase(
      "at (the|our|) {x} (you|we|one|guests|they let us|they let you) (can|may|) (check in|check - in) (from|after) {d}",
      "{x} check in {d}", as: "arrival", sure: true, overrides: true),
    Phrase(
      "(you|we|one|guests) (cannot|can't|cant|can not) (check in|check - in) (at|to) (the|our|) {x} before {d}",
      "{x} check in {d}", as: "arrival", sure: true, overrides: true),
    Phrase(
      "(the|our|) {x} lets (people|us|guests|you) (check in|check - in) (from|after) {d}",
      "{x} check in {d}", as: "arrival", sure: true, overrides: true),
    Phrase(
      "(we|i) (have|need) to be out of (the|our|) {x} (by|before|at) {d}", "{x} check out {d}",
      as: "departure", overrides: true),
    Phrase(
      "(they|the airline|they've|the airline has|the company) (changed|moved|switched) (our|my) seat (on the flight|on our flight|on the train|) to {c}",
      "our seat is {c}", as: "seat", sure: true, overrides: true),
    Phrase(
      "(our|my|the) (seat|seats) on (the|our|my) {x} (is|are) (now|actually) {c}",
      "our seat on the {x} is {c}", as: "seat", sure: true, overrides: true),
    Phrase(
      "(our|my|the) (seat|seats) (is|are) (now|actually) {c}", "our seat is {c}", as: "seat",
      sure: true, overrides: true),
    Phrase("flight seat (is|) (now|) {c}", "our seat is {c}", as: "seat", overrides: true),
    Phrase(
      "(the|our|) (booking|) (reference|confirmation code|booking code|booking number|confirmation number|code) (for|of) (the|our|) {x} is {c}",
      "ref {x} {c}", "the booking reference for the {x} is {c}", as: "ref", sure: true,
      overrides: true),
    Phrase(
      "(keep|save|note|put|enter|store) (the|) (booking|) (reference|confirmation code|booking code|code) {c} (with|for|on|at) (the|our|) {x}",
      "ref {x} {c}", "the booking reference for the {x} is {c}", as: "ref", sure: true,
      overrides: true),
    Phrase(
      "(keep|save|note|enter|store) {c} as the (booking|) (reference|code|confirmation code) (of|for) (the|our|) {x}",
      "ref {x} {c}", "the booking reference for the {x} is {c}", as: "ref", sure: true,
      overrides: true),
    Phrase(
      "(the|our) {x} (now|) (came to|comes to|went up to|is up to|came down to|went down to|is down to) {c} (euro|euros|eur|) (now|in the end|in total|altogether|in all|)",
      "cost {x} {c}", as: "cost", sure: true, overrides: true),
    Phrase(
      "hotel (came to|comes to|went up to|came down to|is now|costs|now) {c} (euro|euros|eur|) (now|in the end|in total|altogether|in all|)",
      "cost the hotel {c}", as: "cost", sure: true, overrides: true),
  ]

  static let bookings =
    terms + [
      Phrase(
        "add (accommodation|hotel|a hotel|lodging|hostel) (:|,) {x} , {t}", "hotel {=x} {t}",
        sure: true, overrides: true),
      Phrase(
        "(tickets|ticket) (bought|booked|got) for (the|a|) {x} , {t}",
        "we have booked a {x} on {t}", as: "activity"),
      Phrase(
        "(we|i) (cancelled|canceled) (our|my|the) (room|booking|reservation|table|tickets|night|nights) (at|for|in) (the|) {x}",
        "remove {x}"),
      Phrase(
        "(remove|delete|cancel|drop) (the|our|my|) {x} from (the|our|my) bookings", "remove {x}"),
      Phrase("(remove|delete|cancel|drop) (the|our|my) {x} (booking|reservation)", "remove {x}"),
      Phrase(
        "(the|our|) (confirmation|ticket|tickets) for (the|our|) {x} (came|arrived|is here|are here) (:|,|-) {t}",
        "we have booked a {x} {t}", as: "activity"),
      Phrase(
        "(new|another) (hotel|hostel|guesthouse) (:|,|-) {x} , {t}", "hotel {=x} {t}", sure: true),
      Phrase(
        "(i|we|i've|we've|) (got|booked|reserved|have) (us|me|) \(rooms) (at|in) (the|) {x} (,|for|from|:) {t}",
        "we stay at {x} {t}", as: "hotel"),
      Phrase(
        "(your|our|my|the) (tickets|ticket) for (the|) {x} (are|is) (valid|good|booked|) (on|for) {t}",
        "we have booked a {x} on {t}", as: "activity"),
      Phrase(
        "(we kindly ask you to|kindly|please|you must|you have to|we have to|we must|we need to|) (check out of|leave|vacate) (the|our|) {x} (by|before|until|at|no later than) {d}",
        "{x} check out {d}", as: "departure", overrides: true),
      Phrase(
        "(check in|check - in) (at|) (the|our|) {x} (from|after|is after|is from|starts at|at) {d}",
        "{x} check in {d}", as: "arrival", sure: true, overrides: true),
      Phrase(
        "(check in|check - in) {t}", "check in at {t}", as: "arrival", sure: true),
      Phrase(
        "(i|we|i've|we've|) (booked|reserved|got a place on|got tickets for) (us|) (a|an|the) {x} (on|for) {t}",
        "we have booked a {x} on {t}", as: "activity"),
      Phrase(
        "{y} (booked|reserved|has booked|has reserved) (us|) (a|an|the) {x} (on|for) {t}",
        "we have booked a {x} on {t}", as: "activity"),
    ]
    + ["flight", "train", "bus", "ferry"].flatMap { kind in
      [
        Phrase(
          "(put|add|enter|note|save) (in|) (my|our|the|) \(kind) {c} (:|,) {t}", "\(kind) {c} {t}",
          sure: true, overrides: true),
        Phrase(
          "\(kind) {c} (takes us|takes me|goes|leaves) from {t}", "\(kind) {c} from {t}",
          sure: true, overrides: true),
        Phrase("\(kind) number {c} , {t}", "\(kind) {c} {t}", sure: true, overrides: true),
      ]
    }
}
