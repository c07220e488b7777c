/// What stops and days are called, how long they take and what is noted, as people put it who have the
/// papers before them.
extension Phrases {
  static let said = [
    Phrase(
      "(the|our|my|) {x} (should|is to|has to|must) be listed as {o}",
      "rename {x} {=o}", sure: true, overrides: true),
    Phrase(
      "what you call (the|our|) {x} should (read|say) {o}", "rename {x} {=o}", sure: true,
      overrides: true),
    Phrase(
      "it should (read|say|be called) {o} , (and|) not {x}", "rename {x} {=o}", sure: true,
      overrides: true),
    Phrase(
      "(the|our|my|) {x} (gets|has) a new (name|title) (,|:) {o}", "rename {x} {=o}", sure: true,
      overrides: true),
    Phrase(
      "give (the|our|) {x} (its|a) (proper|right|better|new) (name|title) : {o}",
      "rename {x} {=o}", sure: true, overrides: true),
    Phrase(
      "(the|our|) {x} is (really|actually) {o} , put it down (under|by) that name",
      "rename {x} {=o}", sure: true, overrides: true),
    Phrase("change {q} (to|into) {q2}", "rename {q} {=q2}", overrides: true),
    Phrase(
      "write {o} in place of (the|our|) {x}", "rename {x} {=o}", overrides: true),
    Phrase(
      "instead of (the|our|) {x} write {o}", "rename {x} {=o}", overrides: true),
    Phrase(
      "(reword|rewrite) (the|our|) task {q} (as|to) {q2}", "rename task {q} to {=q2}", as: "rename",
      sure: true, overrides: true),
    Phrase(
      "(retitle|relabel) (the|our|) {x} (as|to|) {q}", "rename {x} {=q}", sure: true,
      overrides: true),
    Phrase(
      "write {q} (next to|beside) (the|our|) {x}", "add note {x} {=q}", sure: true,
      overrides: true),
    Phrase("put {q} (next to|beside) (the|our|) {x}", "add note {x} {=q}", overrides: true),
    Phrase(
      "write {t} beside (the|our|) {x}", "add note {x} {=t}", overrides: true),
    Phrase(
      "(make|put|add) a note (at|on|for|with) (the|our|) {x} , {t}", "add note {x} {=t}",
      overrides: true),
    Phrase(
      "with (the|our|) {x} , (can|could) you note (down|) : {t}", "add note {x} {=t}",
      overrides: true),
    Phrase(
      "(the|our|) {x} (shouldn't|won't) take us (longer|more) than {l}", "stay {x} {l}",
      sure: true, overrides: true),
    Phrase(
      "leave the length of (the|our|) {x} (visit|) open", "stay {x} none", sure: true,
      overrides: true),
    Phrase(
      "no (hour|fixed time|set time) for (the|our|) {x} (yet|) , leave (it|that) (blank|open)",
      "at {x} none", sure: true, overrides: true),
    Phrase("label {w} {q}", "name {w} {=q}", sure: true, overrides: true),
    Phrase("over {w} write {q}", "name {w} {=q}", sure: true, overrides: true),
    Phrase(
      "{w} (isn't|is not) in {x} (any longer|any more|anymore)", "city {w} none",
      overrides: true),
    Phrase("{w} : {x} rather than {y}", "city {w} {x}", overrides: true),
    Phrase(
      "put (everything|it all|the days|the stops|things|them) back (as|how|the way) (they|it|everything) (were|was)",
      "undo", sure: true, overrides: true),
    Phrase("(the|our|) trip (is|) now {d}", "dates {d}", sure: true, overrides: true),
  ]

  static let saidOfBookings = [
    Phrase(
      "(we|you|one|i) (can|may) check in (from|after) {d}", "the hotel check in {d}",
      as: "arrival", sure: true, overrides: true),
    Phrase(
      "(we|you|one) (must|have to|need to|should) (be out of|leave|vacate) (the hotel|our hotel|our room|the room) by {d}",
      "the hotel check out {d}", as: "departure", sure: true, overrides: true),
    Phrase(
      "(the|our|my|) seat on (the|our) (plane|flight) (has changed|changed|was changed|is changed|is now) to {c}",
      "our seat is {c}", as: "seat", sure: true, overrides: true),
    Phrase(
      "change (the|our|my) seat on (the|our) (plane|flight) to {c}", "our seat is {c}", as: "seat",
      sure: true, overrides: true),
    Phrase(
      "(the|our|my) seat on (the|our) (plane|flight) has changed , it's {c} (now|)",
      "our seat is {c}", as: "seat", sure: true, overrides: true),
    Phrase(
      "(we got|we've got|we have) new seats on (the|our) (plane|flight) , {c} and {c2}",
      "our seats are {c} and {c2}", as: "seat", sure: true, overrides: true),
    Phrase(
      "(the|our|) {x} (voucher|booking|confirmation|reference|ticket) number (is|:) {c}",
      "ref {x} {c}", sure: true, overrides: true),
    Phrase(
      "(ref|reference|code|voucher) for (the|our|) {x} (is|:|) {c}", "ref {x} {c}", sure: true,
      overrides: true),
    Phrase(
      "file {c} as the (confirmation number|reference|reference number|booking number) (of|for) (the|our|) {x}",
      "ref {x} {c}", sure: true, overrides: true),
    Phrase(
      "the flight (now|) (leaves|departs|goes|takes off) at {d} (now|) and (lands|arrives|gets in) at {d2}",
      "the flight departs at {d} and arrives at {d2}", as: "departure", sure: true),
    Phrase(
      "reckon with {c} (euros|euro|eur|) for (the|our|) {x}", "cost {x} {c}",
      sure: true),
    Phrase(
      "{n} paid 4 (the|our) {x}", "{n} paid for the {x}", as: "cost", sure: true, overrides: true),
    Phrase(
      "raise (our|the|my) limit by {d}", "raise the budget by {d}", as: "budget", sure: true,
      overrides: true),
    Phrase(
      "add another {c} (euros|euro|eur|) to (the|our|my) budget", "raise the budget by {c}",
      as: "budget", sure: true, overrides: true),
  ]
}
