internal import Session
internal import World

extension Stage {
  /// Who paid what, and who pays whom.
  func lines(of report: SettlementReport) -> [ReplyLine] {
    let unpaid =
      report.unpaid.isEmpty || report.accounts.isEmpty
      ? []
      : layout.broken(
        ReplyLine("Not in it, for nobody said who paid: \(listed(report.unpaid))", .quiet))
    return missingLines(report) + report.accounts.flatMap { lines(of: $0, report.sharers) } + unpaid
  }

  private func lines(of account: Settlement, _ sharers: [String]) -> [ReplyLine] {
    var table = Table()
    table.columns = [0: .init(least: 8), 2: .init(leaves: 1)]
    for person in account.people {
      let sum = Balance(abs(person.balance.minorUnits), person.balance.currency).text
      let balance =
        person.balance.minorUnits == 0
        ? "even" : (person.balance.minorUnits > 0 ? "gets " : "owes ") + sum
      table.rows.append([
        .init(person.name, .name), .init("paid \(person.paid.text)", .text, .right),
        .init("share \(person.share.text)", .quiet, .right), .init(balance),
      ])
    }
    let payments = account.payments.map {
      ReplyLine([
        Span($0.from, .name), Span(" pays "), Span($0.to, .name), Span(" \($0.amount.text)"),
      ])
    }
    return layout.broken(ReplyLine("\(listed(sharers)) share \(account.total.text)"))
      + table.lines(in: layout)
      + (payments.isEmpty ? [ReplyLine("Nobody owes anything")] : payments)
  }

  /// What has to be said first.
  private func missingLines(_ report: SettlementReport) -> [ReplyLine] {
    let words: String
    switch report.missing {
    case nil: return []
    case .names(let known, let count):
      let others = count.map { " of \($0) grown-ups" } ?? ""
      words =
        known.isEmpty
        ? "Nobody\(others) has a name yet: people Ana, Bob and 2 kids"
        : "Only \(listed(known))\(others) \(known.count == 1 ? "has" : "have") a name: "
          + "people \(known.joined(separator: ", ")), NAME"
    case .costs: words = "Nothing costs anything yet: cost STOP AMOUNT paid by NAME"
    case .payers:
      words = "Nobody has said who paid for \(listed(report.unpaid)): cost STOP AMOUNT paid by NAME"
    }
    return layout.broken(ReplyLine(words))
  }

  func moneySentence(_ notice: Notice) -> ReplyLine {
    switch notice {
    case .multiplied(let money, let unit, let count):
      ReplyLine("\(money.text) for each of \(unit.counted(count))", .quiet)
    case .costReplaced(let money):
      ReplyLine("In place of \(money.text); undo brings that back", .attention)
    case .paysFromOutside(let name):
      ReplyLine([Span(name, .name), Span(" is none of those who travel", .quiet)])
    case .otherRateGone(let from, let to, let text):
      ReplyLine("In place of 1 \(from.code) = \(text) \(to.code): a rate serves both ways", .quiet)
    case .partyReplaced(let names):
      ReplyLine("No longer among them: \(listed(names)); undo brings that back", .quiet)
    default: ReplyLine()
    }
  }
}

extension CostUnit {
  fileprivate func counted(_ count: Int) -> String {
    switch self {
    case .person: count == 1 ? "1 person" : "\(count) people"
    case .adult: Shell.counted(count, "adult")
    case .night: Shell.counted(count, "night")
    case .child: count == 1 ? "1 child" : "\(count) children"
    case .personNight: "\(Shell.counted(count, "night")) of one person"
    case .adultNight: "\(Shell.counted(count, "night")) of one adult"
    case .childNight: "\(Shell.counted(count, "night")) of one child"
    }
  }
}
