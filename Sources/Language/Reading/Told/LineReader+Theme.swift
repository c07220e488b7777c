internal import Session

/// What a day is all about, and perhaps what is done then: `Tuesday is ancient Rome day! Forum at 9, …`.
extension LineReader {
  /// The title of the day, and what is listed behind that; `nil` where no such day is told.
  func themed(_ said: [Token], of expanded: ExpandedLine, typed line: String) -> ReadResult? {
    guard scene != nil, session.cursor.trip != nil, said.count < LineReader.mostInSentence,
      said.contains(where: { $0.says("day") }),
      said.contains(where: { ["is", "will", "=", "shall"].contains($0.folded) })
        || said.count(where: { $0.says("day") }) > 1 && naming.contains(said[0].folded),
      !said.contains(where: { $0.says("?") })
    else { return nil }
    let start = WordLattice(said).behindTalk
    let tokens = Array(said.dropFirst(start).drop { ["so", "and", ","].contains($0.folded) })
    let chart = Chart(context(expanded.text, tokens))
    if let titles = themes(chart) {
      return .understood(told(.several(titles), by: tokens, of: expanded, typed: line))
    }
    for span in tokens.isEmpty ? [] : chart.spans(.day(bareNumber: false), at: 0) {
      guard case .day(let day) = span.value, let (title, end) = theme(at: span.end, chart.context)
      else { continue }
      let named = Intent.nameDay(day, title)
      guard let intents = listed(from: end, under: 0..<span.end, chart.context) else { continue }
      let intent = intents.isEmpty ? named : .several([named] + intents)
      return .understood(told(intent, by: tokens, of: expanded, typed: line))
    }
    return nil
  }

  /// `day 7 free`, `keep tuesday free`: that nothing is to be done then is what it is all about.
  func keptFree(_ said: [Token], of expanded: ExpandedLine, typed line: String) -> ReadResult? {
    guard scene != nil, let trip = session.currentTrip, said.count < 8, let last = said.last,
      ["free", "empty", "open", "off"].contains(last.folded)
    else { return nil }
    let isLed = ["keep", "leave"].contains(said[0].folded)
    let tokens = isLed ? Array(said.dropFirst()) : said
    let chart = Chart(context(expanded.text, tokens))
    for span in tokens.isEmpty ? [] : chart.spans(.day(bareNumber: false), at: 0) {
      guard case .day(let day) = span.value, span.end == tokens.count - 1,
        let number = chart.context.day(day)?.number, trip.day(number: number)?.stops.isEmpty == true
      else { continue }
      let intent = Intent.nameDay(.number(number), "free day")
      return .understood(told(intent, by: said, of: expanded, typed: line))
    }
    return nil
  }

  /// `wednesday is sledging day and tuesday is called easy day`, `call tuesday rest day and friday spa
  /// day`: the titles of several days, and nothing else.
  private func themes(_ chart: Chart) -> [Intent]? {
    let context = chart.context
    let isLed = context.token(0).map { naming.contains($0.folded) } ?? false
    var (index, titles) = (isLed ? 1 : 0, [Intent]())
    while index < context.tokens.count {
      let found = chart.spans(.day(bareNumber: false), at: index).lazy.compactMap { span in
        if case .day(let day) = span.value {
          theme(at: span.end, context, isLed: isLed, goesOn: true).map { (day, $0.0, $0.1) }
        } else {
          nil
        }
      }.first
      guard let (day, title, end) = found else { return nil }
      titles.append(.nameDay(day, title))
      index = end
      while let token = context.token(index), [",", "and", ";", "&", "."].contains(token.folded) {
        index += 1
      }
    }
    return titles.count > 1 ? titles : nil
  }

  /// `is ancient Rome day`, up to a sign, the end or, where another day may follow, `and`; behind a word
  /// that names it without `is`.
  private func theme(
    at start: Int, _ context: ChartContext, isLed: Bool = false, goesOn: Bool = false
  ) -> (String, Int)? {
    guard var first = context.end(ofOneOf: being, at: start) ?? (isLed ? start : nil) else {
      return nil
    }
    // Written large it is of the name: `The Big Day`.
    while let token = context.token(first), ["our", "the", "a", "an", "my"].contains(token.text) {
      first += 1
    }
    guard
      let last = (first + 1..<max(first + 1, min(first + 5, context.tokens.count)))
        .first(where: { context.tokens[$0].says("day") }),
      context.token(last + 1).map({ $0.kind == .sign || goesOn && $0.says("and") }) ?? true,
      (first..<last).allSatisfy({ index in
        [.word, .quoted].contains(context.tokens[index].kind)
          && !Lexicon.turns(context.tokens[index])
          && ![
            "no", "maybe", "perhaps", "probably", "every", "first", "last", "next", "free", "one",
            "another", "same",
          ]
          .contains(context.tokens[index].folded)
      })
    else { return nil }
    return (context.text(first..<last + 1), last + 1)
  }

  /// What is behind the sign, as a list under the day; empty where nothing is, `nil` where it is not
  /// understood.
  private func listed(
    from start: Int, under day: Range<Int>, _ context: ChartContext
  ) -> [Intent]? {
    var first = start
    while let token = context.token(first), token.kind == .sign { first += 1 }
    guard first < context.tokens.count else { return [] }
    let line = "\(context.text(day)): \(context.text(first..<context.tokens.count))"
    guard let expanded = try? ExpandedLine(line, aliases: [:]),
      let tokens = try? Lexer.tokens(of: line),
      case .understood(let utterance) = whole(tokens, of: expanded, typed: line)
    else { return nil }
    return utterance.intent.steps
  }
}

private let being = BookingWords.ways(
  """
  is will_be is_going_to_be = shall_be is_our is_gonna_be is_known_as shall_be_known_as
  will_be_known_as is_to_be_known_as is_called shall_be_called will_be_called is_to_be_called is_now
  """)
private let naming: Set = ["call", "name"]
