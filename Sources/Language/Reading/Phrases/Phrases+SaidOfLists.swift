/// What goes into a bag, on a list or among the ideas, and who goes along.
extension Phrases {
  static let saidOfLists = [
    Phrase(
      "(a|an|the|some|) {n} (has to|have to|must|needs to|need to|should) (go|be|come) (in|into|on|onto) (the|our|my) (bag|suitcase|packing list|backpack) (too|as well|also|)",
      "pack {n}", sure: true, overrides: true),
    Phrase(
      "(we|i) need (a|an|the|some) {n} in (the|our|my) (bag|suitcase|backpack)", "pack {n}",
      sure: true, overrides: true),
    Phrase(
      "(the|our|my|) {n} (renewed|bought|sorted) (at last|finally|by the way|)", "tick {n}",
      sure: true),
    Phrase(
      "(park|keep|put|leave) (the|our) {x} (among|with) the ideas (for later|for now|)",
      "move {x} to ideas", sure: true, overrides: true),
    Phrase(
      "(park|keep|put) (a|an|the) {n} among the ideas (for later|for now|)",
      "add {=n} to ideas", sure: true, overrides: true),
    Phrase("for the list of ideas : {t}", "add {=t} to ideas", sure: true, overrides: true),
    Phrase(
      "(i've got|i have|we have|we've got|here are) two more ideas (for you|) : (a|an|the|) {n} and (a|an|the|) {n2}",
      "add {=n} to ideas; add {=n2} to ideas", as: "add", sure: true, overrides: true),
    Phrase(
      "put between the ideas (also|) the {n}", "add {=n} to ideas", sure: true, overrides: true),
    Phrase(
      "split {w} into two days after (the|) {x}", "split {w} after {x}", sure: true,
      overrides: true),
    Phrase(
      "(the|our|) {x} came to {c} (euros|euro|eur|) (in the end|altogether|) , not {c2}",
      "cost {x} {c}", sure: true, overrides: true),
    Phrase(
      "(let's|) (do|move|shift) the whole trip {d} later , with the bookings (and everything|too|as well|)",
      "shift trip by {d} with bookings", as: "shift", sure: true, overrides: true),
    Phrase(
      "(it's|it is|there's|there is) only {n} (on|in) the trip (now|)", "people {n}", sure: true,
      overrides: true),
  ]
}
