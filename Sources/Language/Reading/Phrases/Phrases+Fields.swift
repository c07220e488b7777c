/// One matter of one thing: how long it takes, when it begins, what it costs, what it is called.
extension Phrases {
  static let fields = lengths + order + between + moved + booked + money + names + tripFields

  private static let lengths = [
    Phrase(
      "(make|let|have) (the|our|) {x} (a bit|a little|) (longer|shorter) (, like|, say|like|say|, about|,) {l} (i'd say|will do|is enough|should do|)",
      "stay {x} {l}", sure: true, overrides: true),
    Phrase(
      "(the|our|) {x} can be (a bit|a little|) (longer|shorter) , {l} (will do|is enough|is plenty|should do|suffices|)",
      "stay {x} {l}", sure: true, overrides: true),
    Phrase(
      "(the|our|) {x} can be (a bit|a little|) (longer|shorter) , {l} (will do|is enough|is plenty|should do|suffices|) (, since|, because|, as|since|because) {t}",
      "stay {x} {l}", sure: true, overrides: true),
    Phrase(
      "(the|our|) {x} (need not|needn't|doesn't need to|does not need to|doesn't have to) (take|last|be) (longer|more) than {l}",
      "stay {x} {l}", sure: true, overrides: true),
    Phrase("(the|) {x} (n|and|&) (the|) {y} {l} each", "stay {x} {l}; stay {y} {l}", as: "stay"),
    Phrase(
      "(the|our|) {x} and (the|our|) {y} both {l} later", "{x} {l} later; {y} {l} later",
      as: "at", sure: true, overrides: true),
    Phrase(
      "(the|our|) {x} and (the|our|) {y} both {l} earlier", "{x} {l} earlier; {y} {l} earlier",
      as: "at", sure: true, overrides: true),
    Phrase(
      "for (the|our|) {x} we (don't|do not|dont) know (yet|) the (hour|time) (yet|) , (erase|delete|remove|clear) (only|just|) the (hour|time)",
      "at {x} none", sure: true, overrides: true),
    Phrase(
      "(erase|delete|remove|clear) (only|just) the (hour|time) (of|for|at) (the|our|) {x}",
      "at {x} none", sure: true, overrides: true),
  ]

  private static let order = [
    Phrase(
      "(do|visit|see|climb) (the|our|) {x} before (the|our|) {y}", "move {x} before {y}",
      sure: true),
    Phrase(
      "(do|visit|see|climb) (the|our|) {x} after (the|our|) {y}", "move {x} after {y}",
      sure: true),
    Phrase(
      "(the|our|) whole trip {d} later , (bookings|flights|the bookings|the flights) (too|as well|included|n all|and all)",
      "shift trip by {d} with bookings", as: "shift", sure: true, overrides: true),
    Phrase(
      "(set|put|leave) (the|our|) {x} aside for now (, no fixed day|, without a day|)",
      "move {x} to ideas", sure: true, overrides: true),
    Phrase(
      "keep as an idea (the|a|an|) {x} (, without day|, without a day|, no day|)",
      "add {=x} to ideas", sure: true, overrides: true),
    Phrase(
      "(let's|lets|) (take|get|cross) (the|our|) {x} off the ideas (list|)", "remove {x}",
      overrides: true, takesAway: true),
  ]

  /// A day between two that follow one another.
  private static let between = zip(weekdays, weekdays.dropFirst() + weekdays.prefix(1)).map {
    Phrase(
      "(let's|lets|) (add|squeeze|put|insert|slip|fit) (in|) (another|one|an|a) (empty|free|extra|more|) day (in|) between (the|) (\($0)) and (the|) (\($1))",
      "add day after \($0.prefix { $0 != "|" })", sure: true, overrides: true)
  }
  private static let weekdays = [
    "monday|mon", "tuesday|tues|tue", "wednesday|wed|weds", "thursday|thu|thurs", "friday|fri",
    "saturday|sat", "sunday|sun",
  ]

  private static let moved = [
    Phrase(
      "(put|move|do|have|plan) (the|our|) {x} on the same day as (the|our|) {y}",
      "move {x} to the day of the {y}", sure: true, overrides: true),
    Phrase(
      "(the|our|) {x} to {w} , last (thing|) (on the list|) (that day|)", "move {x} to {w} last",
      sure: true, overrides: true),
    Phrase(
      "(the|our|) {x} to {w} , first thing (that day|)", "move {x} to {w} first", sure: true,
      overrides: true),
    Phrase("(the|our|) {x} goes from {h} to {d}", "at {x} {d}", overrides: true),
    Phrase(
      "(the|our|) {x} , can you (push|shift|move) (that|it) {d} , so {h}", "at {x} {h}",
      overrides: true),
  ]

  private static let booked = [
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

  private static let money = [
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
      "(put|push|move|) (the|our|) budget up by {d}", "raise the budget by {d}", as: "budget",
      sure: true, overrides: true),
    Phrase(
      "(put|push|bring|move|) (the|our|) budget down by {d}", "lower the budget by {d}",
      as: "budget", sure: true, overrides: true),
    Phrase(
      "{c} more for (the|our) budget", "raise the budget by {c}", as: "budget", sure: true,
      overrides: true),
    Phrase(
      "no (spending|budget) limit (any more|anymore|now|)", "budget none", sure: true,
      overrides: true),
  ]

  private static let names = [
    // A name that holds the one of before takes its place.
    Phrase(
      "(the|our|my|) {x} should (say|read) {n} {x}", "rename {x} \"{n} {x}\"", sure: true,
      overrides: true),
    Phrase(
      "the (correct|right|proper|real) name of (the|our) {x} is {q}", "rename {x} {=q}",
      sure: true, overrides: true),
    Phrase(
      "(put|set|mark|count|file) (it|this|this trip|the trip) (down|) as a {n} trip", "style {n}",
      sure: true, overrides: true),
    Phrase(
      "(say|write) what the trip is about : {t}", "describe {=t}", sure: true, overrides: true),
    Phrase(
      "for the whole trip (please|) (write|note) (down|) (:|that) {t}", "note trip {=t}",
      sure: true, overrides: true),
    Phrase("keep with (the|our) {x} that {t}", "note {x} {=t}", sure: true, overrides: true),
  ]

  private static let tripFields = [
    Phrase(
      "(please|) (withdraw|revoke|reverse|retract) my last (instruction|order|command|change|request)",
      "undo", sure: true, overrides: true),
    Phrase(
      "(please|) turn back (the|my) last (thing|step|change)", "undo", sure: true,
      overrides: true),
  ]
}
