internal import Session

extension Readings {
  /// Reads the line by the canonical shapes that begin with its first word; `nil` where it is not
  /// written as a canonical line is.
  ///
  /// Nothing else of the table is looked at for it, or even made.
  func exactly() -> Readings? {
    let context = chart.context
    guard let word = context.token(0), word.kind == .word,
      let verbs = CommandTable.verbs[word.folded]
    else { return nil }
    var readings = Readings(chart)
    for lead in verbs.flatMap(\.spec.exactLeads) {
      for end in lead.pattern.ends(in: context, at: 0) {
        readings.searchExactly(lead, lead: 0..<end)
      }
    }
    guard let best = readings.ranked.first, best.isSpelled(in: chart) else { return nil }
    return readings
  }
}

extension Reading {
  /// Whether it stands alone: days and stops are told by what they are, names and texts stand in
  /// quotes or are plain words of which nothing else is made.
  fileprivate func isSpelled(in chart: Chart) -> Bool {
    !isGuessed && !saysBareDay(chart.context) && !hasOddText(chart.context)
      && !fills.speaksOfMentioned
      && loose.allSatisfy { !chart.context.tokens[$0.lowerBound].leadsOn }
      && loose.joined().allSatisfy {
        chart.context.tokens[$0].kind == .quoted || chart.isPlainWord(at: $0)
      }
  }

  /// `the style is romantic`, `rename lunch Chez Tom, then move it`: a text begins with no word that
  /// leads to another, and ends before an order that goes on.
  func hasOddText(_ context: ChartContext) -> Bool {
    frame.slots.contains { spec in
      guard spec.type.isWritten, let range = tokens[spec.slot] else { return false }
      let first = context.tokens[range.lowerBound]
      // `call day 1 'Arrival'. Call day 5 'Farewell'.`
      guard first.kind != .quoted else {
        return spec.slot == .name && range.count > 2
          && [".", ","].contains(context.tokens[range.lowerBound + 1].folded)
      }
      let isDirect = range.lowerBound == lead.upperBound || spec.slot == .name
      return isDirect && (first.leadsOn || context.saysOtherTrip(range))
        || first.says("that") && first.text == "that"
        || spec.slot == .name
          && (context.goesOn(in: range) || verb == .newTrip && context.lists(range))
    }
  }

  /// `swap 2 with 3`: a number that may be a stop's or an hour as well.
  private func saysBareDay(_ context: ChartContext) -> Bool {
    frame.slots.contains { spec in
      guard spec.type == .target || spec.type == .day(bareNumber: true),
        let range = tokens[spec.slot], range.count == 1
      else { return false }
      return context.tokens[range.lowerBound].kind == .number
        && context.token(range.lowerBound - 1)?.says("day") != true
    }
  }
}

extension SlotType {
  /// Whether any words are written down as they stand.
  fileprivate var isWritten: Bool {
    switch self {
    case .text, .name: true
    default: false
    }
  }
}

extension ChartContext {
  /// `Paris to Spring`, `the trip: first time here`: the trip, and what is said of it.
  fileprivate func saysOtherTrip(_ range: Range<Int>) -> Bool {
    let names = [tripName.map { foldedPattern($0) }, ["trip"], ["the", "trip"]].compactMap { $0 }
    return names.contains { words in
      let end = range.lowerBound + words.count
      return end < range.upperBound && matches(words, at: range.lowerBound)
        && (tokens[end].says("to") || tokens[end].says(":"))
    }
  }
}

extension ChartContext {
  /// `paris, 2 people`: something else is told behind a comma.
  fileprivate func lists(_ range: Range<Int>) -> Bool {
    range.dropLast().contains { tokens[$0].says(",") && tokens[$0 + 1].kind == .number }
  }

  /// Whether something else is said within a name: `Chez Tom, then move it`.
  fileprivate func goesOn(in range: Range<Int>) -> Bool {
    let inner = range.dropFirst().dropLast()
    // Of few lines the lexicon has to be asked.
    guard inner.contains(where: { WordLattice.endingNames.contains(tokens[$0].folded) }) else {
      return false
    }
    let lattice = WordLattice(tokens)
    return inner.contains { index in
      lattice.endsName(at: index)
        || tokens[index].says(",") && ["and", "then"].contains(tokens[index + 1].folded)
          && index + 2 < range.upperBound
          && lattice.edges[index + 2].contains { $0.classes.meets(.orders) }
    }
  }
}

extension Token {
  /// Whether it leads to something, and begins no name: `to Chez Tom`.
  var leadsOn: Bool {
    kind == .word && text.first?.isLowercase == true
      && (leading.contains(folded) || Lexicon.pronouns.contains(folded))
  }
}

private let leading: Set = ["to", "as", "is", "into", "called", "named", "with", "me", "us"]

extension Fills {
  /// Whether stops are told by what was spoken of, or where they stand.
  fileprivate var speaksOfMentioned: Bool {
    [Slot.stop, .stops].contains { stops($0)?.contains { !$0.isNumberOrName } == true }
  }
}

extension StopReference {
  fileprivate var isNumberOrName: Bool {
    switch self {
    case .number, .inDay, .idea, .named, .through: true
    case .mentioned, .other, .set: false
    }
  }
}

extension Chart {
  fileprivate func isPlainWord(at index: Int) -> Bool {
    let token = context.tokens[index]
    return token.kind == .word && !reservedWords.contains(token.folded)
      && token.dateWords?.isEmpty != false && context.when.dates(at: index).isEmpty
      && context.when.times(at: index).isEmpty && context.when.lengths(at: index).isEmpty
      && context.filler(at: index) == nil
  }
}
