/// One matter of what is booked, and of money.
extension Phrases {
  static let booked = [
    Phrase(
      "{w} night (:|,|-) (the|) (hotel|hostel) {x} , {c} (euro|euros|eur|€)",
      "{w} night is at hotel {x}, it costs {c} euros", as: "hotel", sure: true, overrides: true),
    Phrase(
      "{w} night (:|,|-) (the|) (hotel|hostel) {x} , {n} , {c} (euro|euros|eur|€)",
      "{w} night is at hotel {x}, it costs {c} euros", as: "hotel", overrides: true),
    Phrase(
      "(set|put|change|move) (the|our|) (check - in|check in|checkin) (time|) (at|of|for) (the|our|) {x} to {d}",
      "{x} check in {d}", as: "arrival", sure: true, overrides: true),
    Phrase(
      "(set|put|change|move) (the|our|) (check - out|check out|checkout) (time|) (at|of|for) (the|our|) {x} to {d}",
      "{x} check out {d}", as: "departure", sure: true, overrides: true),
    Phrase(
      "(we|you|one|i) (can|may) (get|go) into (the|our) (hotel room|room|hotel) from {d}",
      "the hotel check in {d}", as: "arrival", sure: true, overrides: true),
    Phrase(
      "(alter|change|move|set|put|correct) the (departure|departure time) of (the|our) {x} to {d}",
      "the {x} departs at {d}", as: "departure", sure: true, overrides: true),
    Phrase(
      "(alter|change|move|set|put|correct) the (arrival|arrival time) of (the|our) {x} to {d}",
      "the {x} arrives at {d}", as: "arrival", sure: true, overrides: true),
    Phrase(
      "(our|the|my) (reference|booking reference|confirmation code|booking code|code) (at|with) (the|our|) {x} is {c}",
      "ref {x} {c}", sure: true, overrides: true),
    Phrase(
      "(put|pop|add|enter) (in|) the (reference|booking reference|booking code) (of|for) (the|our|) {x} , it's {c}",
      "ref {x} {c}", "the booking reference for the {x} is {c}", as: "ref", sure: true,
      overrides: true),
    Phrase(
      "(the|our|my|) (flight|) seat is {c} (, and|and|,|) not {c2}", "our seat is {c}", as: "seat",
      sure: true, overrides: true),
  ]

  static let money = [
    Phrase(
      "(receipt|bill|paid) : {t}", "{t}", as: "add", sure: true, overrides: true),
    Phrase(
      "(correction|wait|oops|sorry|no) (,|:) (the|) {x} was {c} (, not|not) {c2}", "cost {x} {c}",
      sure: true),
    Phrase(
      "(we|i) (don't|dont|do not|won't) (wanna|want to) spend more than {c} (euro|euros|eur|) each",
      "budget {c} each", sure: true, overrides: true),
    Phrase(
      "(altogether|in total|in all|overall|for everything together) (we|i) (don't|dont|do not|won't|will not) (want to|wanna|) spend more than {d}",
      "budget {d}", sure: true, overrides: true),
    Phrase(
      "(for everything together|altogether) (we|i) want not to spend more than {d}", "budget {d}",
      sure: true, overrides: true),
    Phrase(
      "(the|a) (sum|amount) of {d} (should be|is to be|must be|has to be) (entered|put in|noted|recorded) for (the|our|) {x} , paid by {n}",
      "cost {x} {d} paid by {n}", sure: true, overrides: true),
    Phrase(
      "{n} (is|was) the one who paid (for|) (the|our|) {x}", "{n} paid the {x}", as: "cost",
      sure: true, overrides: true),
    Phrase(
      "{n} (is|was) the one who paid (for|) (the|our|) {x} (,|) put (that|it) in",
      "{n} paid the {x}", as: "cost", sure: true, overrides: true),
    Phrase(
      "(for|) (the|our|) {x} each (one|of us|person|) pays {d}", "cost {x} {d} each", sure: true,
      overrides: true),
    Phrase(
      "(take|remove|delete|clear|strike) the (price|cost|costs) (off|from|of) (the|our|) {x}",
      "cost {x} none", sure: true, overrides: true),
    Phrase(
      "(put|push|move|) (the|our|) budget up by {c}", "raise the budget by {c}", as: "budget",
      sure: true, overrides: true),
    Phrase(
      "(put|push|bring|move|) (the|our|) budget down by {c}", "lower the budget by {c}",
      as: "budget", sure: true, overrides: true),
    Phrase(
      "{c} more for (the|our) budget", "raise the budget by {c}", as: "budget",
      sure: true,
      overrides: true),
    Phrase(
      "no (spending|budget) limit (any more|anymore|now)", "budget none", sure: true,
      overrides: true),
  ]
}
