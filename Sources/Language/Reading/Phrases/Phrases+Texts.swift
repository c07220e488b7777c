/// Notes: texts stand in them as they were said.
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
    Phrase("(a|) note (on|for|to|at) (the|our|my|) {x} : {t}", "note {x} {=t}", sure: true),
    Phrase("(trip|general) note (:|,) {t}", "note trip {=t}", sure: true),
    Phrase(
      "(keep|make|add|write|put) a (general|trip) note (:|,|-|that) {t}", "add note trip {=t}"),
    Phrase(
      "describe (the|this|our) trip as (:|) {t}", "describe {=t}", sure: true, overrides: true),
  ]
}
