/// One matter of one thing: how long it takes, when it begins, what it costs, what it is called.
extension Phrases {
  static let fields =
    lengths + order + between + moved + booked + money + names + styles + tripFields

  private static let lengths = [
    Phrase(
      "(make|let|have) (the|our|) {x} (a bit|a little|) (longer|shorter) (, like|, say|like|say|, about|,) {l} (i'd say|will do|is enough|should do|)",
      "stay {x} {l}", sure: true, overrides: true),
    Phrase(
      "(the|our|) {x} can be (a bit|a little|) (longer|shorter) , {l} (will do|is enough|is plenty|should do|suffices|)",
      "stay {x} {l}", sure: true, overrides: true),
    Phrase(
      "(the|our|) {x} (need not|needn't|doesn't need to|does not need to) (take|last) (longer|more) than {l}",
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
      "(do|visit|see|climb) (the|our) {x} before (the|our|) {y}", "move {x} before {y}"),
    Phrase(
      "(do|visit|see|climb) (the|our) {x} after (the|our|) {y}", "move {x} after {y}"),
    Phrase(
      "(the|our|) whole trip {d} later , (bookings|flights|the bookings|the flights) (too|as well|included|n all|and all)",
      "shift trip by {d} with bookings", as: "shift", sure: true, overrides: true),
    Phrase(
      "(set|put|leave) (the|our) {x} aside for now (, no fixed day|, without a day|)",
      "move {x} to ideas", sure: true, overrides: true),
    Phrase(
      "keep as an idea (the|our) {x} (, without day|, without a day|, no day|)",
      "move {x} to ideas",
      sure: true, overrides: true),
    Phrase(
      "keep as an idea (the|a|an|) {n} (, without day|, without a day|, no day|)",
      "add {=n} to ideas", sure: true, overrides: true),
    Phrase(
      "(let's|lets|) (take|get|cross) (the|our|) {x} off the ideas (list|)", "remove {x}",
      overrides: true),
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
      "(put|move|do|have) (the|our) {x} on the same day as (the|our|) {y}",
      "move {x} to the day of the {y}", sure: true, overrides: true),
    Phrase(
      "(the|our|) {x} to {w} , last (thing|) (on the list|) (that day|)", "move {x} to {w} last",
      sure: true, overrides: true),
    Phrase(
      "(the|our|) {x} to {w} , first thing (that day|)", "move {x} to {w} first", sure: true,
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
      "say what the trip is about : {t}", "describe {=t}", sure: true, overrides: true),
    Phrase(
      "for the whole trip (please|) (write|note) (down|) (:|that) {t}", "add note trip {=t}",
      sure: true, overrides: true),
    Phrase(
      "keep with (the|our) {x} that the {t} is {t2}", "note {x} \"the {t} is {t2}\"", sure: true,
      overrides: true),
  ]

  /// Only of what trips are: a favourite trip or a past one is something else.
  private static let styles = [
    "couple", "family", "business", "work", "solo", "friends", "road", "city", "beach", "romantic",
    "food", "wine", "hiking", "culture", "adventure", "backpacking",
  ].map {
    Phrase(
      "(put|set|mark|count|file) (it|this|this trip|the trip) (down|) as a \($0) trip",
      "style \($0)", sure: true, overrides: true)
  }

  private static let tripFields = [
    Phrase(
      "{w} and {w2} (:|,|-) (label|name|call|title) (as|them|it|) {t}",
      "name {w} {=t}; name {w2} {=t}", as: "name", sure: true, overrides: true),
    Phrase(
      "(it's|it is|its|we're|we are|) just the two of us , {x} and {y}", "people {x} and {y}",
      sure: true, overrides: true),
    Phrase(
      "(please|) (withdraw|revoke|reverse|retract) my last (instruction|order|command|change|request)",
      "undo", sure: true, overrides: true),
    Phrase(
      "(please|) turn back (the|my) last (thing|step|change)", "undo", sure: true,
      overrides: true),
  ]
}
