/// What is told to be off, with the order that it goes: `the river cruise is cancelled, so take it out`.
extension Phrases {
  static let offThePlan = [
    Phrase("(the|our|my|) {n} \(off) \(takingOut)", "remove {n}", takesAway: true),
    Phrase(
      "(i've|we've|i have|we have|i|we) (cancelled|canceled|called off) (the|our|my|) {n} \(takingOut)",
      "remove {n}", takesAway: true),
    Phrase(
      "(we|i) (no longer|don't|dont|do not|won't|wont) (need|want|stay at|stay in|do|have) (the|our|my|a|) {n} (any more|anymore|any longer|after all|) \(takingOut)",
      "remove {n}", takesAway: true),
    Phrase(
      "(nobody|no one) (really|) wants (to see|to do|to go to|) (the|a|) {n} (any more|anymore|) \(takingOut)",
      "remove {n}", takesAway: true),
  ]
}

private let off =
  "(is|are|was|were|got|has been|have been|) (now|already|) (cancelled|canceled|called off|sold out|fully booked|too expensive|fell through|fell thru|isn't happening|isnt happening|is not happening|has cancelled us)"
private let takingOut =
  "(, so|so|, and|and|,|:|;|.|-|–) (please|just|you can|) (take it out|take it off|take that out|take that off|remove it|remove that|delete it|delete that|cancel it|cancel that|drop it|drop that|scrap it|scrap that|get rid of it|get rid of that|get rid of that idea|delete this reservation|cancel that booking|delete that booking|delete that flight|take it off the plan|drop it from the ideas|take it off the ideas|take that out of the ideas)"
