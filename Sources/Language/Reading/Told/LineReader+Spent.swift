internal import Session

/// What was paid for something that is not in the plan: `Bob paid 30 euros for taxis on day 2`.
extension LineReader {
  /// The thing in words on its day, and what it cost; `nil` where nothing of that is told, or where
  /// the trip has such a stop.
  ///
  /// Without a day it is offered for the first one, on which there is what is paid beforehand.
  func spent(_ tokens: [Token], of expanded: ExpandedLine, typed line: String) -> ReadResult? {
    guard let scene, session.currentTrip?.days.isEmpty == false,
      tokens.count < LineReader.mostInSentence,
      let verb = tokens.prefix(4).firstIndex(where: {
        paying.contains($0.folded) || buying.contains($0.folded) || $0.folded == "put"
      }),
      !tokens.contains(where: { $0.says("?") })
    else { return nil }
    let chart = Chart(context(expanded.text, tokens))
    guard let spender = spender(tokens[..<verb], chart.context) else { return nil }
    if tokens[verb].says("put") {
      // `put 40 on his card`: whose that is nobody tells.
      guard let (amount, thing, isMine) = chart.putOnCard(at: verb),
        isMine || spender.payer != nil
      else { return nil }
      let mine = chart.context.travels("me") ? Spender.named("me") : .speaker
      let owner = isMine ? mine : spender
      return paidKnown(thing, chart, for: amount, by: owner, in: scene, of: expanded, typed: line)
        ?? bought(thing, chart, for: amount, by: owner, in: scene, of: expanded, typed: line)
    }
    if let (amount, thing) = chart.paidAtEnd(behind: verb + 1),
      let done = paidKnown(
        thing, chart, for: amount, by: spender, in: scene, of: expanded, typed: line)
    {
      return done
    }
    guard paying.contains(tokens[verb].folded),
      let (amount, thing) = paid(chart, behind: verb + 1)
    else { return nil }
    return bought(thing, chart, for: amount, by: spender, in: scene, of: expanded, typed: line)
  }

  /// What is planned or booked already has cost that much; `nil` where nothing is called so.
  private func paidKnown(
    _ thing: Range<Int>, _ chart: Chart, for amount: Amount, by spender: Spender, in scene: Scene,
    of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let paid = chart.paying(for: thing, amount, by: spender.payer) else { return nil }
    let utterance = told(paid, by: chart.context.tokens, of: expanded, typed: line)
    guard ReadResult.understood(utterance).trial(in: scene) == .changes else { return nil }
    return .understood(utterance)
  }

  /// `fuel cost 60 pounds, paid by me`, `the taxi on tuesday was 18 euros, Bob paid`.
  func wasPaid(_ tokens: [Token], of expanded: ExpandedLine, typed line: String) -> ReadResult? {
    guard let scene, session.currentTrip?.days.isEmpty == false,
      tokens.count < LineReader.mostInSentence,
      let verb = tokens.prefix(8).firstIndex(where: { costing.contains($0.folded) }), verb > 0,
      CommandTable.verbs[tokens[0].folded] == nil,
      !tokens.contains(where: { $0.says("?") })
    else { return nil }
    let chart = Chart(context(expanded.text, tokens))
    guard let (amount, end) = chart.lastAmount(at: verb + 1) else { return nil }
    var spender = Spender.speaker
    let rest = tokens[end...].filter { $0.kind != .sign }
    if let first = rest.first {
      let names = rest.filter { !["paid", "by", "has", "payed"].contains($0.folded) }
      guard rest.contains(where: { ["paid", "payed"].contains($0.folded) }), names.count == 1,
        rest.count < 4, ["paid", names[0].folded].contains(first.folded),
        let payer = self.spender(names[...], chart.context)
      else { return nil }
      spender = payer
    }
    let start = WordLattice(tokens).behindTalk
    // `the museum costs 12 euros` may be any museum's.
    let isPlain = !rest.isEmpty || session.cursor.day != nil
    guard start < verb, isPlain || thingAndDay(start..<verb, chart)?.day != nil else { return nil }
    return bought(
      start..<verb, chart, for: amount, by: spender, in: scene, of: expanded, typed: line)
  }

  private func bought(
    _ thing: Range<Int>, _ chart: Chart, for amount: Amount, by spender: Spender, in scene: Scene,
    of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let (name, day) = thingAndDay(thing, chart), !isPrice(name) else { return nil }
    let tokens = chart.context.tokens
    var cost = amount
    cost.payer = spender.payer
    let here = day ?? (session.cursor.day == nil ? nil : .here)
    let add = Intent.add(NewStops(.text(name), to: .day(here ?? .first)))
    let utterance = told(
      .several([add, .cost(.mentioned, cost)]), by: tokens, of: expanded, typed: line)
    guard ReadResult.understood(utterance).trial(in: scene) == .changes else { return nil }
    return here == nil ? utterance.offered : .understood(utterance)
  }

  /// `the ticket was 120`: the price of something, and no thing of its own.
  private func isPrice(_ name: String) -> Bool {
    name.split(separator: " ").allSatisfy {
      Lexicon.shared.classes(of: folded(String($0))).has(.price)
    }
  }

  /// Who paid: a traveller by name, or those who speak, of whom no name is told.
  private enum Spender {
    case named(String)
    case speaker

    var payer: Payer? { if case .named(let name) = self { .named(name) } else { nil } }
  }

  /// `nil` where it is neither.
  private func spender(_ words: ArraySlice<Token>, _ context: ChartContext) -> Spender? {
    var words = words
    if let last = words.last, having.contains(last.folded) { words.removeLast() }
    guard let last = words.last else { return .speaker }
    guard words.dropLast().allSatisfy({ starting.contains($0.folded) }) else { return nil }
    if context.travels(last.text) { return .named(last.text) }
    if ["i", "me", "i've"].contains(last.folded) {
      return context.travels("me") ? .named("me") : .speaker
    }
    return speaking.contains(last.folded) ? .speaker : nil
  }

  /// `30 euros for taxis`, `for taxis, 30 euros`.
  private func paid(_ chart: Chart, behind start: Int) -> (amount: Amount, thing: Range<Int>)? {
    let count = chart.context.tokens.count
    func isFor(_ index: Int) -> Bool { ["for", "on"].contains(chart.context.token(index)?.folded) }
    if let (amount, end) = chart.lastAmount(at: start), isFor(end) {
      return (amount, end + 1..<count)
    }
    guard isFor(start),
      let comma = (start + 2..<max(start + 2, count)).first(where: {
        chart.context.matches([","], at: $0)
      }),
      let (amount, end) = chart.lastAmount(at: comma + 1), end == count
    else { return nil }
    return (amount, start + 1..<comma)
  }

  /// Words for a thing that is no stop of the trip, and a day at their end.
  private func thingAndDay(
    _ range: Range<Int>, _ chart: Chart
  ) -> (name: String, day: DayReference?)? {
    let context = chart.context
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, paidArticles.contains(context.tokens[start].folded) {
      start += 1
    }
    while end > start, context.tokens[end - 1].says(".") { end -= 1 }
    var day: DayReference?
    for cut in start + 1..<max(start + 1, end) {
      let isLed = context.tokens[cut].says("on")
      let found = chart.spans(.day(bareNumber: false), at: isLed ? cut + 1 : cut)
        .first { $0.end == end }
      guard case .day(let said)? = found?.value else { continue }
      (day, end) = (said, cut)
      break
    }
    let words = start..<end
    guard (1...LineReader.longestThing).contains(words.count), !isBooked(words, context),
      words.allSatisfy({ index in
        let token = context.tokens[index]
        return token.kind == .quoted || token.kind == .word && !Lexicon.turns(token)
      }),
      case let name = context.text(words), !context.stops.has(name),
      !words.contains(where: { context.stops.has(context.tokens[$0].text) })
    else { return nil }
    return (name, day)
  }

  /// `the train`, which is a booking, or should be one.
  private func isBooked(_ words: Range<Int>, _ context: ChartContext) -> Bool {
    words.contains { context.journeyWord(at: $0) != nil || context.isLodging($0) }
      || !context.bookings.called(context.text(words)).isEmpty
  }

  /// In words.
  private static let longestThing = 5
}

private let paying: Set = ["paid", "spent", "pays", "payed"]
/// Which may be said of much that costs nothing: only with the sum at the end.
private let buying: Set = ["covered", "got", "bought"]
private let having: Set = ["have", "has", "already", "just"]
private let costing: Set = ["cost", "costs", "was", "were"]
private let speaking: Set = ["we", "us", "we've"]
private let starting: Set = ["and", "also", "oh", "so", "then", "btw"]
