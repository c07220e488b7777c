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
    let party = FirstParty(
      chart: scan.chart, lattice: lattice, scene: scene, taken: [], places: []
    ).told
    guard let party, party.party.count > 1,
      context.tokens.indices.allSatisfy({ index in
        party.tokens.contains(index) || idle.contains(index) || isIdle(index)
      })
    else { return nil }
    return party.intent
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

private let introducing = BookingWords.ways(
  """
  we_are we're our_names_are the_names_are our_name_is it's_just its_just it_is_just it's_me its_me
  it_is_me travelling_are there's_me there_is_me theres_me there_are the_party_is the_group_is
  """)
