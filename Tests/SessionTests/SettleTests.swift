import Session
import TestSupport
import Testing

struct SettleTests {
  @Test func `payments leave nobody owing, and there are as few as can be`() {
    var dice = SeededGenerator(seed: 5)
    for round in 0..<600 {
      var balances = (0..<dice.roll(1...6)).map { _ in Int128(dice.roll(-6...6)) }
      balances.append(-balances.reduce(0, +))
      let payments = fewestPayments(balances)
      var left = balances
      for payment in payments {
        #expect(payment.amount > 0)
        left[payment.from] += payment.amount
        left[payment.to] -= payment.amount
      }
      #expect(left.allSatisfy { $0 == 0 })
      if round < 200 { #expect(payments.count == fewest(balances), "\(balances)") }
    }
  }

  /// By trying every way to part the people into groups that come to nothing.
  private func fewest(_ balances: [Int128]) -> Int {
    let open = balances.filter { $0 != 0 }
    guard let first = open.first else { return 0 }
    let rest = Array(open.dropFirst())
    var best = open.count - 1
    for mask in 0..<(1 << rest.count) {
      let inside = rest.indices.filter { mask & (1 << $0) != 0 }
      guard inside.reduce(first, { $0 + rest[$1] }) == 0 else { continue }
      let outside = rest.indices.filter { mask & (1 << $0) == 0 }.map { rest[$0] }
      best = min(best, inside.count + fewest(outside))
    }
    return best
  }

  @Test func `many people settle too`() {
    var dice = SeededGenerator(seed: 8)
    var balances = (0..<40).map { _ in Int128(dice.roll(-900...900)) }
    balances.append(-balances.reduce(0, +))
    var left = balances
    for payment in fewestPayments(balances) {
      left[payment.from] += payment.amount
      left[payment.to] -= payment.amount
    }
    #expect(left.allSatisfy { $0 == 0 })
  }

  @Test func `what was paid is shared by the grown-ups, to the cent`() throws {
    var porto = try PortoWindow()
    try porto.plan("lunch", day: 1)
    try porto.plan("tour", day: 2)
    #expect(try settled(porto).missing == .names(known: [], of: nil))
    let names = ["Ana", "Bob", "Cleo"].map { Companion(name: $0) }
    try porto.change(.money(.party(Party(named: names, children: 2))))
    #expect(try settled(porto).missing == .costs)
    try porto.change(.cost(.inDay(day: 1, number: 1), paid("100", by: "ana")))
    try porto.change(.cost(.inDay(day: 2, number: 1), Amount(digits: "9", currency: nil)))
    let report = try settled(porto)
    #expect(report.missing == nil && report.unpaid == ["tour"])
    let account = try #require(report.accounts.first)
    #expect(account.people.map(\.share.amount) == ["33.34", "33.33", "33.33"])
    #expect(account.people.map(\.balance.amount) == ["66.66", "-33.33", "-33.33"])
    #expect(account.payments.map(\.from) == ["Bob", "Cleo"])
    #expect(account.payments.map(\.amount.amount) == ["33.33", "33.33"])
  }

  @Test func `who paid and does not travel gets all of it back, and is told`() throws {
    var porto = try PortoWindow()
    try porto.plan("lunch", day: 1)
    try porto.change(
      .money(.party(Party(named: [Companion(name: "Ana"), Companion(name: "Bob")]))))
    let commit = try porto.change(.cost(.inDay(day: 1, number: 1), paid("10", by: "Zoe")))
    #expect(commit.notices == [.paysFromOutside("Zoe")])
    let account = try #require(try settled(porto).accounts.first)
    #expect(account.payments.map(\.to) == ["Zoe", "Zoe"])
  }

  @Test func `whoever types is one person, with a name and without`() throws {
    var porto = try PortoWindow()
    try porto.plan("lunch", day: 1)
    try porto.plan("tour", day: 2)
    try porto.change(
      .money(.party(Party(named: [Companion(name: "me"), Companion(name: "Bob")]))))
    try porto.change(.cost(.inDay(day: 1, number: 1), paid("10", by: "me")))
    try porto.change(.money(.party(Party(named: [.speaker("Sam"), Companion(name: "Bob")]))))
    try porto.change(.cost(.inDay(day: 2, number: 1), paid("6", by: "sam")))
    let account = try #require(try settled(porto).accounts.first)
    #expect(account.people.map(\.name) == ["Sam (me)", "Bob"])
    #expect(account.people.map(\.balance.amount) == ["8.00", "-8.00"])
  }

  @Test func `an amount for each is multiplied out, and who paid stays`() throws {
    var porto = try PortoWindow()
    try porto.plan("lunch", day: 1)
    let lunch = StopReference.inDay(day: 1, number: 1)
    let each = Amount(digits: "12.50", currency: nil, each: .person, payer: .named("Ana"))
    #expect(porto.failure(.cost(lunch, each)) == .peopleUnknown(.person))
    try porto.change(.money(.party(Party(named: [Companion(name: "Ana")], adults: 1, children: 2))))
    let commit = try porto.change(.cost(lunch, each))
    #expect(
      commit.canonical
        == .cost(
          lunch, Amount(digits: "50.00", currency: .code(.euro), payer: .named("Ana"))))
    try porto.change(.cost(lunch, Amount(digits: "8", currency: nil, each: .adult)))
    #expect(porto.trip.days[0].stops[0].cost?.minorUnits == 1600)
    #expect(porto.trip.days[0].stops[0].paidBy == "Ana")
    let nightly = Amount(digits: "8", currency: nil, each: .night)
    #expect(porto.failure(.cost(lunch, nightly)) == .hasNoNights("lunch"))
    try porto.change(.cost(lunch, nil))
    #expect(porto.trip.days[0].stops[0].paidBy == nil)
    #expect(porto.failure(.money(.paid(lunch, by: "Ana"))) == .hasNoCost("lunch"))
  }

  @Test func `the trip has a currency of its own, and one rate of two currencies`() throws {
    var porto = try PortoWindow()
    try porto.change(.money(.currency(.yen)))
    let budget = try porto.change(.budget(Amount(digits: "900", currency: nil)))
    #expect(budget.canonical == .budget(Amount(digits: "900", currency: .code(.yen))))
    try porto.change(.rate(from: .euro, to: .yen, "160"))
    let other = try porto.change(.rate(from: .yen, to: .euro, "0.0062"))
    #expect(porto.trip.rates == ["JPY/EUR": "0.0062"])
    #expect(other.notices.contains(.otherRateGone(from: .euro, to: .yen, "160")))
    try porto.change(.money(.forgetRate(from: .euro, to: .yen)))
    #expect(porto.trip.rates == [:])
  }

  @Test func `a mere number keeps the names that it has room for`() throws {
    var porto = try PortoWindow()
    let names = ["Ana", "Bob"].map { Companion(name: $0) }
    try porto.change(.money(.party(Party(named: names, children: 1))))
    try porto.change(.people(5))
    #expect(porto.trip.companions == names && porto.trip.children == nil)
    let fewer = try porto.change(.people(1))
    #expect(porto.trip.companions == [])
    #expect(fewer.notices.contains(.partyReplaced(["Ana", "Bob"])))
  }

  private func paid(_ digits: String, by name: String) -> Amount {
    Amount(digits: digits, currency: nil, payer: .named(name))
  }

  private func settled(_ porto: PortoWindow) throws -> SettlementReport {
    guard case .reply(let look) = porto.window.decide(.money(.settle)),
      case .settlement(let report)? = look.view
    else { throw NoChange() }
    return report
  }
}
