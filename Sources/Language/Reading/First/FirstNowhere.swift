internal import Session

/// A trip of which a line tells the days and no place that is known: `travel down the Danube from 8 to
/// 15 May`, `interrail w the uni lot 12 july til 25 july`.
struct FirstNowhere {
  let intent: Intent

  /// `nil` where the days are not told in full, or nothing tells what the trip may be called.
  init?(_ chart: Chart, _ lattice: WordLattice, _ scene: Scene, today: CivilDate) {
    let context = chart.context
    let lengths = FirstLengths(chart)
    let when = FirstDates(chart, lengths, today: today)
    guard case .range? = when.dates, when.saysRange, !when.isGuessed else { return nil }
    let words = FirstWords(context)
    var taken = Set(when.told.flatMap(\.tokens)).union(lengths.all.flatMap(\.tokens))
    let party = FirstParty(
      chart: chart, lattice: lattice, scene: scene, taken: taken, places: []
    ).told
    if let party { taken.formUnion(party.tokens) }
    let title = FirstTitle(context)
    let names = FirstNowhere.named(context, taken)
    // `interrail`, by which the kind is told
    let kind = words.tokens(ofStyle: words.style).min().map { context.tokens[$0].text }
    guard let name = title?.name ?? names.map(context.text) ?? (words.style == nil ? nil : kind)
    else { return nil }
    if let names { taken.formUnion(names) }
    if let title { taken.formUnion(title.tokens) }
    let doubt = FirstDoubt(context, lattice, known: taken)
    // `conference tue to thu 9 to 5` is what one does there.
    guard
      !context.tokens.indices.contains(where: {
        context.tokens[$0].kind == .number && !taken.contains($0)
      })
    else { return nil }
    let left = words.leftOver(besides: taken, telling: doubt.telling)
    let trip = NewTrip(
      name: name, dates: when.dates, style: words.style == folded(name) ? nil : words.style,
      about: left.isEmpty ? nil : left)
    let more = [party?.intent].compactMap(\.self)
    intent = more.isEmpty ? .newTrip(trip) : .several([.newTrip(trip)] + more)
  }

  /// `the Danube`: words written large behind what leads to a place.
  private static func named(_ context: ChartContext, _ taken: Set<Int>) -> Range<Int>? {
    for start in context.tokens.indices.dropFirst() where isName(start, context, taken) {
      let before = context.tokens[start - 1].folded == "the" ? start - 2 : start - 1
      guard before >= 0, leading.contains(context.tokens[before].folded) else { continue }
      var end = start
      while end < context.tokens.count, end - start < 5, isName(end, context, taken) { end += 1 }
      return start..<end
    }
    return nil
  }

  private static func isName(_ index: Int, _ context: ChartContext, _ taken: Set<Int>) -> Bool {
    let token = context.tokens[index]
    return token.kind == .word && token.isCapitalised && !taken.contains(index)
      && token.dateWords?.isEmpty != false && !Lexicon.firstPersons.contains(token.spoken)
  }
}

private let leading = PlaceWords.leading.subtracting(["at", "for", "of"])
  .union(["down", "up", "along", "over", "across"])
