internal import Session

/// Who travels now, told as a whole: `it's just me and Anna now`, `we'll be four, plus two kids`.
extension LineReader {
  /// All who travel, where a line tells of nothing else; `nil` where anything more is said.
  func groupNow(_ tokens: [Token], of expanded: ExpandedLine, typed line: String) -> ReadResult? {
    guard let scene, let trip = session.currentTrip, (3..<14).contains(tokens.count),
      trip.people != nil || !trip.companions.isEmpty,
      !tokens.contains(where: { $0.says("?") })
    else { return nil }
    let chart = Chart(context(expanded.text, tokens))
    let lattice = WordLattice(chart.context.tokens)
    let start = lattice.behindTalk
    guard let lead = chart.context.end(ofOneOf: leads, at: start) else { return nil }
    let party = FirstParty(
      chart: chart, lattice: lattice, scene: scene, taken: [], places: [])
    let told = [start, lead].compactMap { index in
      party.longer(party.group(at: index), party.named(at: index))
    }.max { $0.tokens.count < $1.tokens.count }
    // `we are six` alone is read elsewhere, and so is `two of us, Olga and Piet`.
    guard let told, told.isCertain, told.party.count > 1,
      told.party.named.isEmpty || told.party.adults == 0,
      told.party.named.count(where: { !$0.isSpeaker }) > 0 || told.party.children > 0,
      isEnd(told.tokens.upperBound, chart), let intent = told.keepingNames(of: trip)?.intent
    else { return nil }
    let utterance = self.told(intent, by: tokens, of: expanded, typed: line)
    // Who is only counted may be others than those who are known.
    return told.party.named.isEmpty ? utterance.offered : .understood(utterance)
  }
}

extension FirstParty.Told {
  /// Who is only counted keeps the names that are known; `nil` where there are more names than people.
  fileprivate func keepingNames(of trip: Trip) -> FirstParty.Told? {
    guard party.named.isEmpty else { return self }
    let children = trip.companions.count { $0.kind == .child }
    var told = self
    told.party.named = trip.companions
    told.party.adults -= trip.companions.count - children
    told.party.children -= children
    return told.party.adults < 0 || told.party.children < 0 ? nil : told
  }
}

private let leads = BookingWords.ways(
  """
  its_just it's_just it_is_just it's_only its_only only just now_it's_just it'll_be_just
  it_will_be_just we_are we're we'll_be we_will_be it'll_just_be it's_going_to_be its_going_to_be it_is_going_to_be it'll_be it_will_be
  we're_going_to_be
  """)
