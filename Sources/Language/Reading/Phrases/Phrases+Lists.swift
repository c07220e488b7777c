/// What is packed and what is to be done: texts stand in them as they were said.
extension Phrases {
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
        "(please|) remind (me|us) that (i|we) (still|) (have to|need to|must|should|have got to) {t}",
        "todo {t}", sure: true, overrides: true),
      Phrase(
        "\(notToForget) to (pack|bring|take) \(articles) {n} and \(articles) {n2}",
        "pack {=n}; pack {=n2}", sure: true, overrides: true),
      Phrase(
        "\(putting) \(articles) {n} \(intoBag)", "pack {n}", sure: true, overrides: true),
      Phrase(
        "\(putting) \(articles) {n} and \(articles) {n2} \(intoBag)", "pack {n}; pack {n2}",
        sure: true, overrides: true),
      Phrase(
        "\(putting) \(articles) {n} , \(articles) {n2} and \(articles) {n3} \(intoBag)",
        "pack {n}; pack {n2}; pack {n3}", sure: true, overrides: true),
      Phrase(
        "(+|use|take|add) (the|a|our|) {x} packing (list|template)", "pack like {x}", as: "pack",
        sure: true, overrides: true),
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
        "(the|my|our|) {x} \(notYet) (packed|bought|done|renewed|booked|in) (yet|after all)",
        "untick {=x}", as: "tick", sure: true),
      Phrase(
        "(the|my|our|) {x} \(notYet) (packed|bought|done|renewed|booked|in) (yet|after all|) (,|so|, so|) untick (it|that|)",
        "untick {=x}", as: "tick", sure: true),
      Phrase(
        "(the|my|our|) {x} (:|,|) (is|are|has been|have been|got|) (now|already|all|finally|) \(finished) (and paid|) \(ticking)",
        "tick {=x}", sure: true, overrides: true),
      Phrase(
        "\(whoDid) (already|finally|just|) (got|\(finished.dropFirst()) (the|my|our|) {x} (finally|already|now|) \(ticking)",
        "tick {=x}", sure: true, overrides: true),
      Phrase(
        "(go ahead and|please|) tick (off|) (the|my|our) {x} (on|off|from) (the|my|our) (list|packing list|todo list)",
        "tick {=x}", sure: true),
      Phrase(
        "(put|add|write) (a|an|the|) {x} (on|to) (my|our|the) (to - do list|todo list|to do list) , {t}",
        "todo {x} {t}", sure: true),
      Phrase("(a|an|the|our|my) {n} has to come (with us|along|too)", "pack {n}"),
      Phrase(
        "(the|my|our|some|a|an|) {n} (should|ought to|must|has to|have to|needs to|need to) (be|go|come) (on|onto|to) (the|our|my) packing list (too|as well|also|)",
        "pack {=n}", sure: true, overrides: true),
      Phrase(
        "(we|i) (should|must|have to|need to|ought to) (also|really|) pack (some|the|our|my|) {n}",
        "pack {=n}", sure: true, overrides: true),
      Phrase(
        "(on|to|onto) (the|our|my) packing list (comes|come|goes|go|belongs|belong) (also|too|) (a|an|the|some|) {n}",
        "pack {=n}", sure: true, overrides: true),
      Phrase(
        "(on|in|from) (the|our|my) packing list (is|are) (still|) missing (a|an|the|some|) {n}",
        "pack {=n}", sure: true, overrides: true),
      Phrase(
        "(the|my|our) {x} (is|are) already in (my|the|our) (bag|suitcase|luggage|backpack)",
        "tick {=x}", sure: true, overrides: true),
      Phrase(
        "there is no (longer|) (any|) need for (the|) {x} on (our|the|my) (list|packing list)",
        "remove task {=x}", overrides: true, takesAway: true),
      Phrase(
        "(we|i) (won't|wont|will not|don't|do not) (be taking|take|need|be needing) (the|our|my) {x} (with us|) (any more|anymore|after all)",
        "remove task {=x}", overrides: true, takesAway: true),
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
      Phrase("{t} by {d} , (to do|to - do|todo)", "todo {=t} by {d}", sure: true),
      Phrase("{n} due (on|by|) {d}", "todo {=n} by {d}", sure: true),
      Phrase(
        "(put|stick|add|write|get) {t} (on|onto) (the|my|our) (to do|todo|to - do) list",
        "todo {=t}"),
      Phrase(
        "reminder (:|-) {t} (,|) by {d}", "todo {=t} by {d}", sure: true,
        overrides: true),
      Phrase(
        "on (the|my|our) (to - do|todo|to do) list (:|,|-) {t} , by {d}", "todo {=t} by {d}",
        sure: true, overrides: true),
      Phrase(
        "in (the|our|my) (bag|bags|suitcase|luggage|backpack) (must|has to|have to|should) (come|go) (also|) (the|a|an|our|some|) {n}",
        "pack {n}", sure: true, overrides: true),
      Phrase(
        "(a|an|the|my|our|some) {n} into (the|my|our) (suitcase|bag|bags|luggage|backpack) (,|)",
        "pack {n}", sure: true),
      Phrase(
        "(we|i) (mustn't|must not|musn't|shouldn't|can't) forget (the|our|my|a|) {n} , so put (those|them|it|that) on (the|our|my) packing list",
        "pack {n}", sure: true, overrides: true),
      Phrase(
        "(change|rename) {n} on (the|our|my) (packing|todo|to do|to - do) list (to|into) {t}",
        "rename task {n} to {t}", as: "rename", overrides: true),
      Phrase(
        "(we|i|) (also|) need to (bring|pack) (the|a|an|some|my|our|) {n} and (the|a|an|some|my|our|) {n2}",
        "pack {n}; pack {n2}", sure: true),
      Phrase(
        "(we|i|) need to remember to (bring|pack) (the|a|an|some|my|our|) {n}", "pack {n}",
        sure: true),
      Phrase(
        "(i've|we've|i have|we have) packed (the|my|our|) {x} and (the|my|our|) {y} (, so|so|,) (you can|please|) (check|tick|cross) (both of|both|) (those|them|) off (the list|)",
        "tick {=x}, {=y}", sure: true, overrides: true),
    ]
}

private let notToForget =
  "(don't let me forget|dont let me forget|don't let us forget|don't forget|dont forget|remember|remind me|remind us)"
private let articles = "(the|a|an|my|our|some|)"
private let putting = "(put|stick|throw|chuck|pop|stuff)"
private let intoBag =
  "(in|into) (the|my|our) (bag|bags|suitcase|suitcases|luggage|backpack|rucksack|case)"

/// What is in the bag; that it is done is only told where one says that it is to be ticked.
private let inTheBag =
  "(i've|ive|i have|we've|we have|i|we) (already|) (got|put|packed) (the|my|our) {n} in (my|the|our) (bag|suitcase|luggage) (already|now|)"
private let notYet =
  "(isn't|is not|isnt|not|aren't|arent|are not|hasn't been|hasnt been|has not been|haven't been|have not been)"
private let finished =
  "(done|packed|bought|booked|renewed|sorted|finished|paid|ordered)"
private let whoDid =
  "(i've|ive|i have|we've|weve|we have|i|we|someone|somebody|someone has|somebody has|)"
/// `tick it off`, behind what is told.
private let ticking =
  "(, so|so|, and|and|,|-|–|->|→|.|) (you can|please|) (tick|tick it|tick that|tick them|tick this|cross it off|cross that off|check it off|check that off|tick it off|tick that off|tick them off) (the list|)"
