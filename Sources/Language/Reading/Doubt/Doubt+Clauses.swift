internal import Session

extension Doubt {
  /// The name of what is to be planned, where it says something of it: `dinner but move lunch`,
  /// `lunch shouldn't be`, `dinner moved to`.
  func clause(_ owner: SlotSpec, _ name: Range<Int>) -> Finding? {
    let isPlanned = owner.type == .subject || owner.type == .place
    guard isPlanned,
      let words = sayingWord(in: name).map({ $0..<$0 + 1 })
        ?? danglingWord(in: name).map({ $0..<$0 + 1 }) ?? hour(in: name)
    else { return nil }
    return doubt(.swallowed(chart.context.raw(words)), chart.context.bytes(words), [quoted(name)])
  }

  private func sayingWord(in name: Range<Int>) -> Int? {
    name.first { chart.context.tokens[$0].kind == .word && isSaying(chart.context.tokens[$0]) }
  }

  private func isSaying(_ token: Token) -> Bool {
    sayingWords.contains(token.folded) || negations.contains(token.folded)
  }

  /// An hour with minutes or a half of the day: `lunch back to 12:30`; `2.34` may be a latitude.
  private func hour(in name: Range<Int>) -> Range<Int>? {
    let tokens = chart.context.tokens
    return name.lazy.filter { tokens[$0].kind == .number }.compactMap { index in
      chart.spans(.clearTime, at: index).filter(\.isSound).map(\.end)
        .filter { end in
          end <= name.upperBound
            && tokens[index..<end].contains { $0.says(":") || $0.kind == .word }
        }
        .max().map { index..<$0 }
    }.first
  }

  /// The last word, where something must follow it.
  private func danglingWord(in name: Range<Int>) -> Int? {
    name.last.flatMap { danglingWords.contains(chart.context.tokens[$0].folded) ? $0 : nil }
  }
}

/// Words that join two things that are said, or say what is or was.
private let sayingWords: Set = [
  "but", "except", "unless", "instead", "rather", "than", "if", "because", "was", "were", "moved",
  "should", "would", "could", "didnt", "is", "are", "or", "twice",
]
let negations: Set = [
  "not", "never", "cannot", "cant", "wont", "dont", "doesnt", "isnt", "arent", "wasnt", "werent",
  "shouldnt", "wouldnt", "couldnt", "havent", "hasnt", "hadnt", "neednt",
]
/// What people call it when they stop.
private let calls: Set = ["a day", "quits", "a night", "a wrap", "off", "even", "a draw", "it"]
/// Where people go that is no journey.
private let errands: Set = [
  "bed", "sleep", "work", "the office", "school", "church", "the loo", "the toilet", "the bathroom",
  "the shops", "the shop", "lunch", "dinner", "breakfast", "hell", "pot", "waste", "town",
  "the gym",
]
private let danglingWords: Set = [
  "to", "at", "with", "from", "by", "the", "a", "an", "and", "or", "of", "for", "until", "till",
  "til", "-", "–",
]

extension Doubt {
  /// What people say without meaning its words: `let's call it a day`, `I'm going to bed`.
  var idiom: Finding? {
    let slot: Slot = reading.verb == .rename ? .name : .place
    guard reading.verb == .rename || reading.verb == .newTrip, let name = reading.tokens[slot],
      !chart.context.tokens[name].contains(where: { $0.kind == .quoted }),
      // Who says that it is a trip makes one of it.
      reading.verb == .rename
        || !chart.context.tokens[reading.lead].contains(where: { $0.says("trip") }),
      (reading.verb == .rename ? calls : errands).contains(folded(chart.context.text(name)))
    else { return nil }
    return doubt(.swallowed(chart.context.raw(name)), chart.context.bytes(name), [quoted(name)])
  }

  /// Words that say what a call is about, where they would be the new name of a stop: `call ana
  /// about lunch`.
  var calledAbout: Finding? {
    guard reading.verb == .rename,
      chart.context.token(reading.lead.lowerBound)?.says("call") == true,
      let name = reading.tokens[.name], let first = chart.context.token(name.lowerBound)
    else { return nil }
    if name.count == 1, first.says("off"), let stop = reading.tokens[.stop] {
      // Who calls it off takes it away.
      return doubt(
        .swallowed("off"), first.bytes,
        [
          "remove \(chart.context.raw(stop))",
          chart.context.line(replacing: first.bytes, with: "\"off\""),
        ])
    }
    guard
      ["about", "at", "on", "from", "after", "before", "for", "in"].contains(first.folded)
    else { return nil }
    return doubt(
      .swallowed(chart.context.raw(name)), chart.context.bytes(name),
      ["add \(quotedText(chart.context.raw(reading.lead.lowerBound..<name.upperBound)))"])
  }
}
