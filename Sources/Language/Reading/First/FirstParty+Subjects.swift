internal import Session

extension FirstParty {
  /// `Lena and Tom are travelling to Japan`: whoever the sentence tells of, though a town may be called
  /// so.
  var subjects: Told? {
    var (index, names) = (lattice.behindTalk, [String]())
    let start = index
    while let token = context.token(index), token.kind == .word, token.isCapitalised,
      token.dateWords?.isEmpty != false, Lexicon.shared.classes(of: token.spoken).isEmpty
    {
      names.append(token.text)
      guard let next = context.token(index + 1), joints.contains(next.folded) else {
        index += 1
        break
      }
      index += next.says(",") && context.matches(["and"], at: index + 2) ? 3 : 2
    }
    guard names.count > 1, Set(names).count == names.count,
      context.end(ofOneOf: travelling, at: index) != nil
    else { return nil }
    var told = Told(tokens: start..<index, isWhole: true)
    told.party.named = names.map { Companion(name: $0) }
    return told
  }
}

private let joints: Set = ["and", ",", "&", "+"]
private let travelling = BookingWords.ways(
  """
  are_travelling are_traveling are_going are_off_to are_flying are_driving are_visiting are_heading
  are_cycling are_hiking go_to travel_to fly_to drive_to visit will_go will_travel will_visit will_fly
  want_to_go want_to_travel want_to_visit
  """)
