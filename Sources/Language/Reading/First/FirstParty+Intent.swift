internal import Session

extension FirstParty.Told {
  /// Who travels, by name or by number; `nil` where nobody says how many they are: `with the boys`.
  var intent: Intent? {
    guard party.count > 0, party.count > party.allChildren else { return nil }
    let isNamed = party.named.contains { !$0.isSpeaker }
    return isNamed || party.children > 0
      ? .money(.party(isNamed ? party : unnamed)) : .people(party.count)
  }

  /// `2 adults and 3 children`: whoever types is one of them.
  private var unnamed: Party {
    Party(named: [], adults: party.adults + party.named.count, children: party.children)
  }
}
