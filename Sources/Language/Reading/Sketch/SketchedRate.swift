internal import Session

/// What money is worth: `1 eur = 4.25 zl`, `Pound's 1.72 Sing, 5.70 ringgit`, `1.17 euros to the quid`.
struct SketchedRate {
  let chart: Chart

  private var context: ChartContext { chart.context }

  /// `nil` where not one currency is told against others.
  var intent: Intent? {
    guard let (base, others) = told, !others.isEmpty else { return nil }
    let rates = others.map { Intent.rate(from: base, to: $0.currency, $0.digits) }
    return rates.count == 1 ? rates[0] : .several(rates)
  }

  private struct Worth {
    var digits: String
    var currency: Currency
  }

  private var told: (Currency, [Worth])? {
    let start = WordLattice(context.tokens).behindTalk
    for index in [start, context.end(ofOneOf: openings, at: start) ?? start] {
      // `1.17 euros to the quid`
      if let (worth, end) = amount(at: index), let link = context.end(ofOneOf: per, at: end),
        let (base, last) = chart.currency(at: link), base != worth.currency, isEnd(last)
      {
        return (base, [worth])
      }
      guard let (base, link) = one(at: index), var end = context.end(ofOneOf: equals, at: link)
      else { continue }
      // `euro is 0.85 btw`: of what the trip counts in.
      if let (worth, last) = bare(at: end), worth.currency != base, isEnd(last) {
        return (base, [worth])
      }
      var others: [Worth] = []
      while let (worth, next) = amount(at: end), worth.currency != base {
        others.append(worth)
        end = next
        while context.token(end).map({ [",", "and", "&", ";"].contains($0.folded) }) == true {
          end += 1
        }
      }
      if isEnd(end) { return (base, others) }
    }
    return nil
  }

  /// `1 eur`, `a pound`, `the pound`, `pound's`.
  private func one(at index: Int) -> (Currency, Int)? {
    if let (worth, end) = amount(at: index), worth.digits == "1" { return (worth.currency, end) }
    let start = context.end(ofOneOf: [["a"], ["the"], ["one"]], at: index) ?? index
    return chart.currency(at: start)
  }

  private func amount(at index: Int) -> (Worth, Int)? {
    guard index < context.tokens.count else { return nil }
    let found = chart.spans(.amount, at: index).compactMap { span -> (Worth, Int)? in
      guard case .amount(let amount) = span.value, amount.each == nil, amount.payer == nil,
        let currency = amount.currency?.currency(in: context.country)
      else { return nil }
      return (Worth(digits: amount.digits, currency: currency), span.end)
    }
    return found.max { $0.1 < $1.1 }
  }

  /// A number with a point, in the currency of the trip.
  private func bare(at index: Int) -> (Worth, Int)? {
    guard index < context.tokens.count, let (end, digits) = chart.decimal(at: index),
      digits.contains("."),
      let currency = context.trip?.currency ?? context.trip?.budget?.currency
    else { return nil }
    return (Worth(digits: digits, currency: currency), end)
  }

  private func isEnd(_ index: Int) -> Bool {
    context.tokens[min(index, context.tokens.count)...].allSatisfy {
      $0.kind == .sign || asides.contains($0.folded)
    }
  }
}

private let asides: Set = [
  "btw", "roughly", "ish", "now", "today", "currently", "approx", "approximately", "please", "more",
  "or", "less", "by", "the", "way",
]
private let openings = BookingWords.ways(
  """
  call_it say let's_say reckon_on reckon assume rate rate_: exchange_rate exchange_rate_: use
  count count_with take
  """)
private let equals =
  BookingWords.ways(
    "= is was 's equals makes gets is_worth = : at buys is_about are costs → ~ ≈ gives")
  + [[]]
private let per = BookingWords.ways("to_the to_a to_one for_a for_one per a the / for_the to")
