internal import Session

/// A name without quotes that has words in it which nearly, or really, are another part of the
/// command: a misspelt keyword must not change anything by ending up in a name.
struct Doubt {
  let reading: Reading
  let chart: Chart
  let reader: LineReader

  /// What is in doubt, and the lines that each mean one thing, if they can be read.
  struct Finding {
    let doubt: NameDoubt
    let bytes: Range<Int>
    let tries: [String]
  }

  /// What is asked about it, with lines that work.
  func diagnostic(of found: Finding) -> Diagnostic {
    // What is denied in a name is no part of one: `put the beach on friday, don't move it`.
    let denies = WordLattice(chart.context.tokens).edges.joined().contains { edge in
      edge.classes.meets(ClassSet([.not, .repair]))
    }
    let works = denies ? [] : found.tries.filter { reader.soundReading(of: $0) != nil }
    let tries = works.isEmpty ? ["help \(reading.verb.words)"] : works
    return SyntaxProblem.doubtfulName(found.doubt, tries: tries).diagnostic(bytes: found.bytes)
  }

  /// The first thing in doubt; `nil` where nothing in the names is.
  var finding: Finding? {
    if let called = calledAbout ?? idiom { return called }
    for (spec, tokens) in reading.looseNames(in: chart.context) {
      if let small = smallWords(tokens) { return small }
      guard tokens.count > 1 else {
        if let late = lateName(spec, tokens) { return late }
        continue
      }
      if let slip = slip(tokens) ?? swallowed(spec, tokens) ?? noDay(tokens)
        ?? takenAway(spec, tokens) ?? ofList(spec, tokens) ?? dangling(spec, tokens) ?? spokenDay(
          spec, tokens)
        ?? clause(spec, tokens) ?? misspelt(spec, tokens) ?? lateName(spec, tokens)
      {
        return slip
      }
    }
    return nil
  }

  /// A word that would begin or complete another slot if one slip of the fingers were undone.
  private func slip(_ name: Range<Int>) -> Finding? {
    let keywords = reading.frame.keywords
    for index in name {
      let token = chart.context.tokens[index]
      guard token.kind == .word else { continue }
      let letters = LetterSet(token.folded)
      for keyword in keywords where keyword.isMeant(by: token.folded, of: letters) {
        let bytes = token.bytes
        let mended = chart.context.line(replacing: bytes, with: keyword.word)
        guard let other = reader.reading(of: mended), other.isSounder(than: reading, keyword) else {
          continue
        }
        return doubt(
          .slip(token.text, meant: keyword.word), bytes, [mended, quoted(name)])
      }
    }
    return nil
  }

  /// What stands behind all else that makes a trip is no name of it: `new trip to Porto 3-9 may, just
  /// us`.
  private func lateName(_ owner: SlotSpec, _ name: Range<Int>) -> Finding? {
    let others = reading.tokens.filter { $0.key != owner.slot }.map(\.value.lowerBound)
    guard reading.verb == .newTrip, owner.slot == .name, owner.introducers.isEmpty,
      others.contains(where: { $0 < name.lowerBound })
    else { return nil }
    return doubt(
      .swallowed(chart.context.raw(name)), chart.context.bytes(name), [quoted(name)])
  }

  /// Words with which another part begins, and nothing else: `new trip on 3 may` names none `on`.
  private func smallWords(_ name: Range<Int>) -> Finding? {
    guard chart.context.tokens[name].allSatisfy({ wordsBetween.contains($0.folded) }) else {
      return nil
    }
    let words = chart.context.raw(name)
    return doubt(.swallowed(words), chart.context.bytes(name), [quoted(name)])
  }

  /// Words that lead to a day and speak of days, but are none: `to every day`.
  private func noDay(_ name: Range<Int>) -> Finding? {
    let leads = reading.frame.slots.filter { $0.slot == .day }.flatMap(\.introducers)
    for index in name
    where leads.contains(where: { chart.context.ends(of: $0, at: index) == [index + 1] }) {
      let end = min(index + 4, name.upperBound)
      guard let day = (index + 1..<end).first(where: { chart.context.tokens[$0].isAboutDays })
      else {
        continue
      }
      let words = index..<day + 1
      return doubt(
        .swallowed(chart.context.raw(words)), chart.context.bytes(words), [quoted(name)])
    }
    return nil
  }

  /// Words that are another slot of the command, introducer and all.
  private func swallowed(_ owner: SlotSpec, _ name: Range<Int>) -> Finding? {
    for index in name {
      for spec in reading.frame.slots where spec.slot != owner.slot && !spec.type.isBareText {
        guard let end = end(of: spec, at: index, in: name), end <= name.upperBound else { continue }
        let words = chart.context.raw(index..<end)
        return doubt(.swallowed(words), chart.context.bytes(index..<end), [quoted(name)])
      }
    }
    return nil
  }

  /// Where the slot ends that begins at a token of a name: behind its introducer, or, for dates,
  /// anywhere but at the beginning.
  private func end(of spec: SlotSpec, at index: Int, in name: Range<Int>) -> Int? {
    if spec.introducers.isEmpty {
      guard spec.type.isDates, index > name.lowerBound else { return nil }
      return chart.spans(spec.type, at: index).filter(\.isSound).map(\.end).max()
        .flatMap { $0 > index + 1 ? $0 : nil }
    }
    return spec.introducers.filter { chart.context.matches($0, at: index) }
      .flatMap { chart.spans(spec.type, at: index + $0.count) }.filter(\.isSound).map(\.end).max()
  }

  /// The line with the name in quotes.
  func quoted(_ name: Range<Int>) -> String {
    chart.context.line(
      replacing: chart.context.bytes(name), with: quotedText(chart.context.text(name)))
  }

  func doubt(_ doubt: NameDoubt, _ bytes: Range<Int>, _ tries: [String]) -> Finding {
    Finding(doubt: doubt, bytes: bytes, tries: tries)
  }
}

/// Why words may not belong to the name in which they stand.
enum NameDoubt {
  case slip(String, meant: String)
  case swallowed(String)
}

private let wordsBetween: Set = [
  "to", "on", "in", "at", "for", "from", "of", "with", "and", "the", "a", "an", "by", "about",
  "until", "maybe", "perhaps", "probably", "please", "thanks",
]

extension Token {
  fileprivate var isAboutDays: Bool {
    kind == .word
      && (["ideas", "morning", "evening", "night", "weekends"].contains(folded)
        || folded.hasSuffix("day") || folded.hasSuffix("days"))
  }
}

extension Span {
  var isSound: Bool { if case .fault = value { false } else { true } }
}
