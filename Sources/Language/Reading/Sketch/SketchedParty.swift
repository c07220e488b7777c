internal import Session

/// Who travels, told in a sentence of its own behind the line that made the trip: `We are 21 pupils and
/// two teachers`, `our names are Hannah and Joel, by the way`.
struct SketchedParty {
  let scan: SketchScan
  let scene: Scene
  let lattice: WordLattice

  private var context: ChartContext { scan.context }

  /// `nil` where anything else is told.
  var intent: Intent? {
    guard introduces, isAlone else { return nil }
    let sum = sum
    let party = FirstParty(
      chart: scan.chart, lattice: lattice, scene: scene, taken: Set(sum?.tokens ?? 0..<0),
      places: []
    ).told
    guard let party, party.party.count > 1, sum.map({ $0.count == party.party.count }) ?? true,
      context.tokens.indices.allSatisfy({ index in
        party.tokens.contains(index) || idle.contains(index) || isIdle(index)
          || sum?.tokens.contains(index) == true
      })
    else { return nil }
    return party.intent
  }

  /// `…, so please count 26 people`, `which makes five of us`: how many they are together.
  private var sum: (count: Int, tokens: Range<Int>)? {
    for index in context.tokens.indices.dropFirst(3) {
      guard let end = context.end(ofOneOf: summing, at: index),
        let (count, _) = context.count(at: end, scan.chart)
      else { continue }
      return (count, index..<context.tokens.count)
    }
    return nil
  }

  /// Whether words lead to those who travel.
  private var introduces: Bool {
    context.tokens.indices.contains { context.end(ofOneOf: introducing, at: $0) != nil }
  }

  private var isAlone: Bool {
    scan.pieces.allSatisfy { piece in
      switch piece.fact {
      case .word, .joint, .idle, .people: true
      default: false
      }
    }
  }

  /// The words that tell nothing: of `by the way` all three.
  private var idle: Set<Int> { Set(scan.pieces.filter(\.isIdle).flatMap(\.tokens)) }

  private func isIdle(_ index: Int) -> Bool {
    let token = context.tokens[index]
    guard token.kind != .sign else { return true }
    let classes = lattice.classes(at: index)
    return token.kind == .word && !classes.meets(ClassSet.turning.union(.ofWhatIs))
      && (lattice.isKnown(index) || PartyWords.names.contains(token.folded))
  }
}

private let summing = BookingWords.ways(
  """
  so_please_count so_count so_that's so_thats so_that_is so_that_makes which_makes that_makes makes
  so_we_are so_we're in_all_we_are together_we_are altogether_we_are so_there_are
  """)
private let introducing = BookingWords.ways(
  """
  we_are we're personnel_: travelling_party_: it's_only its_only it_is_only it's its our_names_are the_names_are our_name_is it's_just its_just it_is_just it's_me its_me
  it_is_me travelling_are there's_me there_is_me theres_me there_are the_party_is the_group_is
  crew_is gang_is team_is
  """)
