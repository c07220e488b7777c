internal import Session
internal import World

extension Stage {
  /// What is spent: the parts with a bar each, what they come to, and what is left.
  func lines(of report: CostReport) -> [ReplyLine] {
    guard !report.parts.isEmpty else { return noCosts(report) + budgetLines(report) }
    return layout.broken(costsHead(report)) + costRows(report) + rateLines(report)
      + budgetLines(report) + shareLines(report) + ideaLines(report)
  }

  private func noCosts(_ report: CostReport) -> [ReplyLine] {
    let what =
      switch report.scope {
      case .trip: "Nothing costs anything yet"
      case .day(let number): "Nothing on day \(number) costs anything yet"
      case .one(let name): "\(name) costs nothing yet"
      }
    return [ReplyLine("\(what): cost STOP AMOUNT", .quiet)] + ideaLines(report)
  }

  private func costsHead(_ report: CostReport) -> ReplyLine {
    let sums = ([report.total].compactMap(\.self) + report.others).map(\.text)
    let scope =
      switch report.scope {
      case .trip(let grouping): Span("by \(grouping.rawValue)", .quiet)
      case .day(let number): Span("day \(number)", .when)
      case .one(let name): Span(name, .name)
      }
    return .facts([Span("Costs", .name), scope, Span(sums.joined(separator: " + "))])
  }

  private func costRows(_ report: CostReport) -> [ReplyLine] {
    if case .one = report.scope { return payer(report) }
    let percents = percents(report)
    var table = Table()
    table.columns = [0: .init(least: 8)]
    for (part, percent) in zip(report.parts, percents) {
      let first = part.total ?? part.others.first
      let others = part.total == nil ? Array(part.others.dropFirst()) : part.others
      table.rows.append([
        .init(part.name, .name), .init(first?.text ?? "", .text, .right),
        .init(others.map { "+ \($0.text)" }.joined(separator: " "), .quiet),
        .init(
          percent.map { "\($0) \(layout.signs == .plain ? "percent" : "%")" } ?? "", .quiet, .right),
        .init(part.paidBy.map { "paid by \($0)" } ?? "", .quiet),
      ])
    }
    return withBars(table, report.parts.map { max(0, $0.total?.minorUnits ?? 0) })
  }

  private func payer(_ report: CostReport) -> [ReplyLine] {
    report.parts.compactMap(\.paidBy).map { ReplyLine("  paid by \($0)") }
  }

  /// Whole numbers that add up to a hundred, for those parts that are in one currency.
  private func percents(_ report: CostReport) -> [Int128?] {
    let weights = report.parts.map { max(0, $0.total?.minorUnits ?? 0) }
    guard weights.reduce(0, +) > 0 else { return report.parts.map { _ in nil } }
    let found = apportioned(100, by: weights)
    return zip(report.parts, found).map { part, percent in part.total == nil ? nil : percent }
  }

  /// What each currency came to, where more than the one that is reckoned in was paid in.
  private func rateLines(_ report: CostReport) -> [ReplyLine] {
    let foreign = report.sums.compactMap { sum -> String? in
      guard let rate = sum.rate, let converted = sum.converted else { return nil }
      return "\(sum.sum.text) = \(converted.text) at \(rate.words)"
    }
    let base = report.total?.currency ?? report.budget?.currency
    let left = report.others.compactMap { sum -> String? in
      guard let base, base != sum.currency else { return nil }
      return
        "\(sum.text) is not in it: rate \(sum.currency.code) \(base.code) NUMBER tells what it is worth"
    }
    return foreign.flatMap { layout.broken(ReplyLine($0, .quiet).indented(2), hanging: 4) }
      + left.flatMap { layout.broken(ReplyLine($0, .attention).indented(2), hanging: 4) }
  }

  private func budgetLines(_ report: CostReport) -> [ReplyLine] {
    guard let budget = report.budget else { return [] }
    guard let left = report.left else {
      return layout.broken(
        .facts([Span("Budget \(budget.text)"), Span("what is left cannot be told", .quiet)]))
    }
    let over = Balance(-left.minorUnits, left.currency)
    return layout.broken(
      .facts([
        Span("Budget \(budget.text)"),
        left.minorUnits < 0
          ? Span("\(over.text) over", .attention) : Span("\(left.text) left"),
      ]))
  }

  private func shareLines(_ report: CostReport) -> [ReplyLine] {
    guard let people = report.people, let most = report.shares.first,
      let least = report.shares.last
    else { return [] }
    let share = most == least ? most.text : "\(least.amount) or \(most.text)"
    return layout.broken(ReplyLine("Each of \(people): \(share)", .quiet))
  }

  private func ideaLines(_ report: CostReport) -> [ReplyLine] {
    guard !report.ideas.isEmpty else { return [] }
    let sums = report.ideas.map(\.text).joined(separator: " + ")
    return layout.broken(ReplyLine("Ideas, in no sum: \(sums)", .quiet))
  }
}

extension Balance {
  /// `12.50 EUR`.
  var text: String { "\(amount) \(currency.code)" }
}
