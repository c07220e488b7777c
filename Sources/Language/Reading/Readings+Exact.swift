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
    for lead in verbs.flatMap(\.spec.exactLeads) where context.isIn(lead.frame.scene) {
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
    !isGuessed && !saysBareDay(chart.context) && !fills.speaksOfMentioned
      && loose.allSatisfy { !chart.context.tokens[$0.lowerBound].leadsOn }
      && loose.joined().allSatisfy {
        chart.context.tokens[$0].kind == .quoted || chart.isPlainWord(at: $0)
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

extension Token {
  /// Whether it leads to something, and begins no name: `to Chez Tom`.
  var leadsOn: Bool {
    kind == .word && text.first?.isLowercase == true
      && (leading.contains(folded) || Lexicon.shared.classes(of: folded).has(.pronoun))
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
