internal import Session

/// What something costs that is named by some of its words: `the BA2738 flight cost 640 pounds, paid by
/// Tom`, `the baths are 30 euros each`.
extension LineReader {
  /// The price of the only stop or booking whose name has all these words; `nil` where they are its name
  /// as it is, which is read as such, or where nothing or more is called so.
  func pricedByWords(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard scene != nil, let trip = session.currentTrip, tokens.count < LineReader.mostInSentence,
      let verb = tokens.prefix(8).firstIndex(where: { costing.contains($0.folded) }), verb > 0,
      verb + 1 < tokens.count, CommandTable.verbs[tokens[0].folded] == nil,
      !tokens.contains(where: { $0.says("?") })
    else { return nil }
    let context = context(expanded.text, tokens)
    let chart = Chart(context)
    let start = paidArticles.contains(tokens[0].folded) ? 1 : 0
    let subject = start..<verb
    guard !subject.isEmpty, chart.lastAmount(at: verb + 1)?.amount.currency != nil,
      subject.allSatisfy({ [.word, .number].contains(tokens[$0].kind) }),
      !context.stops.has(context.text(subject)),
      !(0...start).contains(where: { begin in
        chart.bookings(at: begin, bareNumber: false).contains { $0.end == verb }
      }),
      let thing = thing(of: subject, context, in: trip)
    else { return nil }
    return does("cost \(thing) \(said(tokens[(verb + 1)...], in: expanded))", typed: line) {
      if case .cost = $0.intent {
        true
      } else if case .booking(.cost) = $0.intent {
        true
      } else {
        false
      }
    }
  }

  /// The only thing of the trip whose name has all these words, as it is told in a command.
  private func thing(of words: Range<Int>, _ context: ChartContext, in trip: Trip) -> String? {
    let bookings = trip.bookings.enumerated().compactMap { index, booking -> String? in
      // `flight` of `BA2738 flight` tells what it is.
      let own = words.filter { context.bookingWord(at: $0)?.kind != booking.kind }
      guard let first = own.first, let last = own.last else { return nil }
      let code = folded(context.text(first..<last + 1)).filter { $0 != " " }
      let isCode = code.contains(where: \.isNumber) && code == folded(booking.name)
      return isCode || names(booking.name, own.map { context.tokens[$0].folded })
        ? "booking \(index + 1)" : nil
    }
    let stops = trip.days.enumerated().flatMap { day, content in
      content.stops.enumerated().compactMap { index, stop -> String? in
        names(stop.name, words.map { context.tokens[$0].folded })
          ? "\(day + 1).\(index + 1)" : nil
      }
    }
    let all = bookings + stops
    return all.count == 1 ? all[0] : nil
  }

  /// Whether a name has these words, in their order; one of them may be told of several.
  private func names(_ name: String, _ words: [String]) -> Bool {
    guard words.contains(where: { $0.utf8.count > 2 }) else { return false }
    var rest = folded(name).split { $0 == " " || $0 == "-" }.map(String.init)[...]
    for word in words where !paidArticles.contains(word) {
      let index = rest.firstIndex { part in
        part == word || ["s", "ing"].contains { part + $0 == word }
      }
      guard let index else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}

private let costing: Set = ["cost", "costs", "is", "are", "was", "were"]
