internal import Session

/// One stop that is left out now: `no no, this Klis take away, too hot for kids`, `lunch, scrap it`.
struct SketchedRemoval {
  let scan: SketchScan

  private var context: ChartContext { scan.context }

  /// `nil` where no word says so, or where not one stop is meant; it is certain where nothing else is
  /// said.
  var intent: (Intent, isCertain: Bool)? {
    let words = context.tokens.indices.flatMap { index -> [Range<Int>] in
      context.end(ofOneOf: removing, at: index).map { [index..<$0] } ?? []
    }
    guard let word = words.first, !context.tokens.contains(where: { $0.kind == .number }) else {
      return nil
    }
    let stops = scan.namedStops(context.tokens.indices).filter { !isKept($0.tokens) }
    guard stops.count == 1, let (stop, tokens) = stops.first else { return nil }
    let rest = context.tokens.indices.filter { index in
      !tokens.contains(index) && !word.contains(index) && context.tokens[index].kind != .sign
        && !small.contains(context.tokens[index].folded)
    }
    return (.removeStops([stop]), rest.isEmpty && !context.matches(["take"], at: word.lowerBound))
  }

  /// `leave the boat`, `but not the boat`.
  private func isKept(_ tokens: Range<Int>) -> Bool {
    let before = (tokens.lowerBound - 3..<tokens.lowerBound).reversed().prefix { index in
      context.token(index).map { $0.kind != .sign } ?? false
    }
    return before.contains { index in keeping.contains(context.tokens[index].folded) }
  }
}

private let removing = BookingWords.ways(
  """
  take_away take_out take_that_out take_it_out take_off scrap scrap_it scrap_that bin bin_it drop
  drop_it cut cut_it remove remove_it delete kill_it lose_it lose skip skip_it cancel cancel_it
  ditch ditch_it axe leave_out leave_it_out cross_out cross_off is_off is_out get_rid_of
  forget_it away_with strike take_it_away
  """)
private let keeping: Set = ["leave", "keep", "not", "but", "except", "leaving", "keeping"]
private let small: Set = [
  "the", "it", "that", "this", "please", "pls", "from", "a", "our", "we", "and", "then", "let's",
  "lets", "out", "of",
]
