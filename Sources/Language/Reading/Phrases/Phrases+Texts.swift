/// Notes and lists: texts stand in them as they were said.
extension Phrases {
  static let notes = [
    Phrase(
      "(a|general|a general|) note (on|for|about) the (whole trip|entire trip|trip) (:|,|-) {t}",
      "note trip {=t}", sure: true),
    Phrase(
      "(i|we) want to (remember|note) something (about|for|on) (the|) {x} (:|,) {t}",
      "note {x} {=t}"),
    Phrase(
      "note (down|) (under|at) (the|) {x} (,|:) {t}", "note {x} {=t}", sure: true, overrides: true),
    Phrase(
      "for (the|our|) {x} , (write|note|jot) (down|) (that|:) {t}", "note {x} {=t}", sure: true,
      overrides: true),
    Phrase(
      "(jot|write|note) (this|that|it|) (down|) for the whole trip (:|,|-|that) {t}",
      "note trip {=t}", sure: true),
    Phrase(
      "(add|put|write) to the (notes|note) (for|of|on|at) (the|) {x} (that|:|,) {t}",
      "add note {x} {=t}", sure: true),
    Phrase(
      "(jot|write|note) (this|that|it) (down|) (for|about|under) (the|our|my|) {x} : {t}",
      "note {x} {=t}", sure: true),
    Phrase("(the|our|my|) {x} (should|must) (say|read) {q}", "note {x} {=q}", sure: true),
    Phrase("(the|our|my|) {x} (should|must) (say|read) {t}", "note {x} {=t}"),
    Phrase(
      "(the|our|my|) {x} (deserves|needs|gets) a (remark|note|comment) (:|that) {t}",
      "note {x} {=t}", sure: true),
    Phrase(
      "(the|our|my|) note (for|of|on) (the|) {x} (is|should be|should say|says) (:|,|) {t}",
      "note {x} {=t}"),
    Phrase("{x's} note (is|should be|should say) : {t}", "note {x} {=t}", sure: true),
    Phrase("(attach|pin|stick) {q} to (the|) {x}", "add note {x} {=q}", sure: true),
    Phrase(
      "(add|put|write) {t} as (a|the|) (note|remark|comment) (on|to|for|at) (the|) {x}",
      "add note {x} {=t}", sure: true),
    Phrase(
      "(leave|put|write|add|make) a (message|note|remark|comment) (on|for|at|to) (the|) {x} (saying|that says|:|,) {t}",
      "add note {x} {=t}"),
    Phrase("(trip|general) note (:|,) {t}", "note trip {=t}", sure: true),
    Phrase(
      "(keep|make|add|write|put) a (general|trip) note (:|,|-|that) {t}", "add note trip {=t}"),
    Phrase(
      "describe (the|this|our) trip as (:|) {t}", "describe {=t}", sure: true, overrides: true),
  ]

  static let lists =
    ["call", "phone", "ring", "email", "text", "write to"].map {
      Phrase(
        "\($0) {t} before (the trip|we go|we leave)", "todo \"\($0) {t}\"", overrides: true)
    } + [
      Phrase(
        "(i|we) (need|have) to {t} , (put|add|write) (that|it|this) (on|to) (the|my|our) (list|todo list|to - do list|to do list)",
        "todo {t}"),
      Phrase(
        "{t} (:|,|-) (put|add|write) (that|it|this) (on|to|in) (the|my|our) (todo list|to - do list|to do list|todos)",
        "todo {=t}"),
      Phrase(
        "(don't let me forget|dont let me forget|don't forget|dont forget|remember|) (the|a|an|my|our|) {n} (:|,|-) (put|add|write) (that|it|this|them|those) (on|to|in) (the|my|our) packing list",
        "pack {n}"),
      Phrase(
        "{t} days before (the trip|we go) , remind (me|us)", "todo {t} days before", sure: true,
        overrides: true),
      Phrase(
        "{t} before (the trip|we go) , remind (me|us)", "todo {=t}", sure: true, overrides: true),
      Phrase(
        "(to do|todo|to - do) (until|by|before) {d} (-|:|,) {t}", "todo {=t} by {d}", sure: true),
      Phrase("task for {d} (:|,|-) {t}", "todo {=t} by {d}", sure: true),
      Phrase("{n} into (the|my|our) (suitcase|bag|bags|luggage|backpack)", "pack {n}"),
      Phrase(
        "{n} and {n2} into (the|my|our) (suitcase|bag|bags|luggage|backpack)",
        "pack {n}; pack {n2}"),
      Phrase("bring (a|an|some) {n}", "pack {n}"),
      Phrase("(we|i) need {t} in (the|our|my) (suitcase|bag|bags|luggage|backpack)", "pack {t}"),
      Phrase(
        "\(inTheBag) (, so tick it|, tick it|, tick it off)",
        "tick {=n}", sure: true, overrides: true),
      Phrase(inTheBag, "tick {=n}", overrides: true),
      Phrase(
        "(i've|ive|i have|we've|we have|i|we) (put|packed) (the|my|our) {n} in already",
        "tick {=n}",
        sure: true, overrides: true),
      Phrase(
        "(i've|ive|i have|we've|we have|i|we) already (put|packed) (the|my|our) {n} in",
        "tick {=n}",
        sure: true, overrides: true),
      Phrase(
        "(i've|ive|i have|we've|we have|i|we) (put|packed) (the|my|our) {n} in", "tick {=n}",
        overrides: true),
      Phrase(
        "(the|my|our|) {n} (isn't|is not|isnt|not|aren't|are not) (packed|bought|done|renewed|booked) yet",
        "untick {=n}", as: "tick", sure: true),
      Phrase(
        "(put|add|write) (a|an|the|) {x} (on|to) (my|our|the) (to - do list|todo list|to do list) , {t}",
        "todo {x} {t}", sure: true),
      Phrase("(a|an|the|our|my) {n} has to come (with us|along|too)", "pack {n}"),
      Phrase(
        "(i|we) (also|still|) (have to|need to|must|should|will|want to) bring (the|a|an|our|my|some|) {n}",
        "pack {n}"),
      Phrase("bring (the|a|an|our|my|some|) {n} (too|as well|also|along)", "pack {n}"),
      Phrase(
        "{y} (needs|wants) {n} in (the|his|her|their|our|my) (luggage|bag|suitcase|backpack|bags)",
        "pack {n}"),
      Phrase(
        "(write|make|create|add|set|put in) a (to-do|todo|task|reminder) (:|,|to|-) {t}", "todo {t}"
      ),
      Phrase("(write|make|create|add|set|put in) a (to - do|to do) (:|,|-) {t}", "todo {t}"),
      Phrase("a (task|todo|to-do|reminder) for {d} (:|,|-) {t}", "todo {=t} by {d}", sure: true),
      Phrase(
        "(add|put|write) {t} (to|on) (the|my|our) (tasks|todos|to-dos|todo list|task list) for {d}",
        "todo {=t} by {d}"),
      Phrase("(i|we) need a reminder (:|,|to|-) {t}", "todo {t}", overrides: true),
      Phrase("(two|three|four|some|more|) things to pack (:|,|-) {t}", "pack {t}", overrides: true),
      Phrase("pack for (the|) {x} : {t}", "pack {t}"),
      Phrase(
        "(both|) (the|my|our|) {x} and (the|my|our|) {y} are (now|already|both|) (packed|done)",
        "tick {=x}, {=y}", sure: true),
      Phrase(
        "(the|my|our|) {x} (is|are) (now|already|all|finally|) (packed|renewed|bought) (now|already|)",
        "tick {=x}", sure: true),
      Phrase("{t} by {d} , (new|another) (task|todo|to-do)", "todo {=t} by {d}", sure: true),
    ]
}

/// What is in the bag; that it is done is only told where one says that it is to be ticked.
private let inTheBag =
  "(i've|ive|i have|we've|we have|i|we) (already|) (got|put|packed) (the|my|our) {n} in (my|the|our) (bag|suitcase|luggage) (already|now|)"
