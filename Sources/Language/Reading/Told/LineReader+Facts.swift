internal import Session

/// Facts behind what is added: `dinner at Nanba, saturday 19:00, 4 people, ref KX12`.
extension LineReader {
  /// What was not understood, read without the facts at its end, which are kept with it.
  ///
  /// Something with a reference is booked, where it has a day and an hour; all else is a stop.
  func withFacts(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard result.isOpenStill else { return result }
    return facts(tokens, of: expanded, typed: line) ?? result
  }

  /// What a line tells with the facts at its end; `nil` where it has none.
  func facts(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let scene, session.cursor.trip != nil, tokens.count < LineReader.mostInSentence,
      tokens.count > 3, !tokens.contains(where: { $0.says("?") })
    else { return nil }
    let chart = Chart(context(expanded.text, tokens))
    let words = SpokenBooking(
      lattice: WordLattice(tokens), gazetteer: scene.gazetteer, country: chart.context.country)
    let count = countAtFirst(chart.context)
    let cuts = tokens.indices.dropFirst().compactMap { cut -> Range<Int>? in
      // `weds 11am already booked ref SF88213`
      if let end = chart.context.end(ofOneOf: alreadyBooked, at: cut) {
        return cut..<(chart.context.matches([","], at: end) ? end + 1 : end)
      }
      return cut < tokens.count - 1 && parts(tokens, at: cut) ? cut..<cut + 1 : nil
    }
    for range in cuts + (count.tokens.isEmpty ? [] : [tokens.count..<tokens.count])
    where range.lowerBound > count.tokens.upperBound {
      let cut = range.lowerBound
      var reader = BookingReader(chart, .activity, at: range.upperBound)
      reader.words = words
      guard range.upperBound == tokens.count || reader.readFacts(), reader.fault == nil,
        !tellsBareNumber(reader.new)
      else { continue }
      guard case .understood(let read) = head(chart.context, upTo: cut, without: count),
        !read.intent.addsJourney(tokens, self),
        let intent = read.intent.with(reader.new, count.note, knows: words.isPlace)
      else { continue }
      guard case .commit = Interpreter(scene).decide(intent) else { continue }
      return .understood(told(intent, by: tokens, of: expanded, typed: line))
    }
    return ofStop(chart, words, of: expanded, typed: line)
  }

  /// `drinks on the last day, 6`: an hour or a price.
  private func tellsBareNumber(_ facts: NewBooking) -> Bool {
    facts.cost.map { $0.currency == nil && Int($0.digits).map { $0 < 25 } == true } ?? false
  }

  /// `the dinner is booked for 2, confirmation R7741, about 90 euros`, of a stop that the trip has.
  private func ofStop(
    _ chart: Chart, _ words: SpokenBooking, of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    let tokens = chart.context.tokens
    for span in chart.spans(.knownStop, at: words.lattice.behindTalk) {
      guard case .stops(let stops) = span.value, stops.count == 1, let stop = stops.first else {
        continue
      }
      let start = chart.context.end(ofOneOf: isBooked, at: span.end) ?? span.end
      var reader = BookingReader(chart, .activity, at: start)
      reader.words = words
      guard reader.readFacts(), reader.fault == nil,
        let intent = Intent.facts(reader.new, of: stop)
      else { continue }
      return .understood(told(intent, by: tokens, of: expanded, typed: line))
    }
    return nil
  }

  /// What stands before the facts, read without how many there are.
  private func head(
    _ context: ChartContext, upTo cut: Int, without count: Count
  ) -> ReadResult {
    let words = [0..<count.tokens.lowerBound, count.tokens.upperBound..<cut].map(context.text)
    let line = words.filter { !$0.isEmpty }.joined(separator: " ")
    guard let expanded = try? ExpandedLine(line, aliases: [:]),
      let tokens = try? Lexer.tokens(of: line), !tokens.isEmpty
    else { return .nothing }
    return whole(withoutDatesInNames(tokens), of: expanded, typed: line)
  }

  /// Words at the beginning that tell how many there are, and what is kept of them.
  private struct Count {
    var tokens = 0..<0
    var note: String?
  }

  /// `table for 4`, of which `for 4` is a fact; `2 tickets for the` says of what the tickets are.
  private func countAtFirst(_ context: ChartContext) -> Count {
    let isNumbered =
      context.tokens[0].kind == .number
      || NumberWords.cardinal(in: context.tokens, from: 0)?.tokens.upperBound == 1
    if let end = context.end(ofOneOf: ticketsFor, at: isNumbered ? 1 : 0) {
      return Count(tokens: 0..<end, note: isNumbered ? context.text(0..<2) : nil)
    }
    guard
      let table = (0..<min(4, context.tokens.count)).first(where: { index in
        context.matches(["table", "for"], at: index)
      }), let number = context.token(table + 2),
      number.kind == .number || NumberWords.cardinals[number.folded] != nil
    else { return Count() }
    let end = context.matches(["people"], at: table + 3) ? table + 4 : table + 3
    return Count(tokens: table + 1..<end, note: context.text(table + 1..<end))
  }

  private func parts(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].kind == .sign,
      [",", ";", "(", "-", "–", "."].contains(tokens[index].folded)
    else { return false }
    return !(tokens[index].isGlued && tokens[index + 1].isGlued) || tokens[index].says("(")
  }
}

private let alreadyBooked = BookingWords.ways("already_booked booked all_booked booked_already")
private let isBooked = BookingWords.ways("is_booked booked is was are were table_is_booked is_now")
private let ticketsFor = BookingWords.ways("tickets_for_the ticket_for_the tickets_for ticket_for")
