internal import Session

/// What a trip is to be called: `trip to Rome called X`, `trip name: X`.
struct FirstTitle {
  let name: String
  let tokens: Range<Int>

  /// `nil` where the line tells none, or calls something else so: `a hotel called X`.
  init?(_ context: ChartContext) {
    for start in context.tokens.indices {
      guard let begin = context.end(ofOneOf: naming, at: start), begin < context.tokens.count,
        !FirstTitle.isOfAnother(start, context)
      else { continue }
      let first = context.tokens[begin]
      if first.kind == .quoted {
        (name, tokens) = (first.text, start..<begin + 1)
        return
      }
      let isOpened = ["\u{201C}", "\u{2018}"].contains(first.folded)
      let from = isOpened ? begin + 1 : begin
      let end =
        context.tokens[from...].firstIndex { token in
          isOpened
            ? ["\u{201D}", "\u{2019}"].contains(token.folded)
            : FirstTitle.ends(at: token)
        } ?? context.tokens.count
      // `called off`
      guard end > from, end - from < 9, !context.tokens[from].says("off") else { continue }
      name = context.text(from..<end)
      tokens = start..<(isOpened ? min(end + 1, context.tokens.count) : end)
      return
    }
    return nil
  }

  /// Of `called Roman Holiday from 1 to 4 june` two words are the name.
  private static func ends(at token: Token) -> Bool {
    token.kind == .sign && [",", ".", ";", "!", "(", "–", "—"].contains(token.folded)
      || ["from", "on", "with"].contains(token.folded)
  }

  /// `my son called Max`, `a hotel called Ibis`: the word before is for something else than a trip.
  private static func isOfAnother(_ start: Int, _ context: ChartContext) -> Bool {
    guard let before = context.token(start - 1), before.kind == .word, !before.isCapitalised,
      before.dateWords?.isEmpty != false
    else { return false }
    let classes = Lexicon.shared.classes(of: before.spoken)
    guard !classes.meets(ClassSet([.trip, .talk, .joining, .function])) else { return false }
    return !classes.isEmpty || !CommonWords.kind(of: before.folded).isEmpty
      || PartyWords.relatives.contains(before.folded)
  }
}

private let naming = BookingWords.ways(
  """
  called titled named trip_name_: name_: title_: call_it entitled
  """)
