internal import Session

extension Chart {
  /// An amount, what it is for, and who paid it: `12 EUR each paid by Ana`.
  func prices(at index: Int) -> [Span] {
    let ofParty = behindParty(at: index).map { [price($0.amount, index..<$0.end)] } ?? []
    return ofParty + spans(.amount, at: index).flatMap { prices(of: $0, at: index) }
  }

  private func prices(of span: Span, at index: Int) -> [Span] {
    guard case .amount(let amount) = span.value else { return [span] }
    var (found, amounts) = ([span], [(amount, span.end)])
    for (unit, end) in units(at: span.end) {
      var each = amount
      each.each = unit
      amounts.append((each, end))
      found.append(price(each, index..<end))
    }
    if let (whole, end) = withOthers(amount, at: span.end) {
      amounts.append((whole, end))
      found.append(price(whole, index..<end))
    }
    for (amount, end) in amounts {
      found += payers(at: behindTotal(end)).map { payer, end, isKnown in
        var paid = amount
        paid.payer = payer
        return price(paid, index..<end, unknown: isKnown ? 0 : 1)
      }
    }
    return found
  }

  /// Behind `altogether`, which says no more than that it is the whole amount.
  private func behindTotal(_ index: Int) -> Int {
    let ways = totals.filter { context.matches($0, at: index) }.map(\.count)
    return index + (ways.max() ?? 0)
  }

  /// A name that nobody has heard of counts less, so that a word of the language behind it is none
  /// of it.
  private func price(_ amount: Amount, _ tokens: Range<Int>, unknown: Int = 0) -> Span {
    Span(
      end: tokens.upperBound, value: .amount(amount),
      score: (tokens.count - unknown) * Score.known + unknown * Score.bare)
  }

  /// A number of days and what says that they lie before the trip.
  func daysBefore(at index: Int) -> [Span] {
    (spans(.dayCount, at: index) + months(at: index) + oneDay(at: index)).compactMap { span in
      let end = beforeTheTrip.filter { context.matches($0, at: span.end) }.map(\.count).max()
      return end.map {
        Span(
          end: span.end + $0, value: span.value, score: (span.end + $0 - index) * Score.known)
      }
    }
  }

  /// `the day before we go`.
  private func oneDay(at index: Int) -> [Span] {
    guard let article = context.token(index), ["the", "a", "one"].contains(article.folded),
      context.matches(["day"], at: index + 1), context.token(index + 3) != nil
    else { return [] }
    return [Span(end: index + 2, value: .integer(1), score: 2 * Score.known)]
  }

  /// `a month`, `two months`, in days before the trip, as far as its dates are known.
  private func months(at index: Int) -> [Span] {
    let article = ["a", "one"].contains(context.token(index)?.folded) ? (1, index + 1) : nil
    let number = wholeNumber(at: index).map { ($0, index + 1) }
    let spoken = NumberWords.cardinal(in: context.tokens, from: index)
      .map { ($0.value, $0.tokens.upperBound) }
    guard let (count, end) = article ?? number ?? spoken, (1...24).contains(count),
      let unit = context.token(end), ["month", "months"].contains(unit.folded)
    else { return [] }
    return [
      Span(
        end: end + 1, value: .integer(days(ofMonths: count)),
        score: (end + 1 - index) * Score.known)
    ]
  }

  private func days(ofMonths count: Int) -> Int {
    guard let start = context.trip?.start else { return 30 * count }
    let month = start.year * 12 + start.month - 1 - count
    // A month without this day ends before it.
    let last = (28...31).reversed().lazy.compactMap {
      CivilDate(year: month / 12, month: month % 12 + 1, day: min($0, start.day))
    }.first
    return last.map { start.days(since: $0) } ?? 30 * count
  }

  private func units(at index: Int) -> [(CostUnit, Int)] {
    // `two nights, 420 ringgit per`
    let isCutShort =
      context.matches(["per"], at: index) && !context.words.isDisjoint(with: nightWords)
      && (context.token(index + 1).map { $0.kind == .sign && !$0.isGlued || $0.says(",") } ?? true)
    if isCutShort { return [(.night, index + 1)] }
    return context.costUnits(at: index)
  }

  /// Who paid: one of those who travel, or up to three words.
  private func payers(at index: Int) -> [(Payer, end: Int, isKnown: Bool)] {
    guard context.matches(["paid", "by"], at: index), let first = context.token(index + 2) else {
      return toldPayer(at: index).map { [$0] } ?? []
    }
    let start = index + 2
    if ["none", "nobody"].contains(first.folded) { return [(.nobody, start + 1, true)] }
    let names = bareText(at: start).filter { $0.end <= start + 3 }
    return names.map { end, text, quoted in
      (.named(text), end, quoted || context.travels(text))
    }
  }
}

extension ChartContext {
  /// Whether somebody of this name is known to travel.
  func travels(_ name: String) -> Bool {
    trip?.companion(called: name) != nil
  }
}

private let nightWords: Set = ["night", "nights", "nts", "nites", "nt", "nite"]
private let totals: [[String]] =
  [
    ["altogether"], ["in", "all"], ["in", "total"], ["total"], ["all", "told"], ["all", "in"],
  ] + ["week", "trip", "stay", "time", "thing", "lot"].map { ["for", "the", "whole", $0] }

private let beforeTheTrip: [[String]] = [
  "before", "before the trip", "before it", "before we go", "before we leave", "before i go",
  "before i leave", "before departure", "before leaving", "ahead", "in advance",
  "before we set off", "before i set off", "before setting off", "before we travel",
  "before the start", "before the holiday", "before we fly", "before travelling",
].map { $0.split(separator: " ").map(String.init) }
