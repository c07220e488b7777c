import Session
import TestSupport

extension RandomIntents {
  mutating func listIntent() -> Intent {
    switch dice.roll(1...8) {
    case 1: .list(.add(.todo, name(), .before(days: count())))
    case 2: .list(.add(.todo, name(), .on(date())))
    case 3: .list(.add(dice.once(in: 2) ? .todo : .pack, name()))
    case 4: .list(.packLike(dice.once(in: 2) ? "winter" : "~/my things.list"))
    case 5:
      .list(.show(dice.pick([nil, .todo, .pack], else: nil), open: dice.once(in: 2)))
    case 6: .list(.tick([task()], dice.once(in: 2)))
    case 7: .list(.rename(task(), name()))
    default: .list(.remove([task()]))
    }
  }

  private mutating func task() -> TaskReference {
    dice.once(in: 2) ? .number(count()) : .named(name())
  }

  mutating func moneyIntent() -> Intent {
    switch dice.roll(1...8) {
    case 1: .money(.currency(dice.once(in: 3) ? nil : .yen))
    case 2: .money(.costs(.all(by: dice.pick(CostGrouping.allCases, else: .kind))))
    case 3: .money(.costs(dice.once(in: 2) ? .day(day()) : .stop(stop())))
    case 4: .money(.settle)
    case 5: .money(.paid(stop(), by: dice.once(in: 3) ? nil : name()))
    case 6: .money(.party(party()))
    case 7: .money(.forgetRate(from: .yen, to: .euro))
    default: .cost(stop(), price())
    }
  }

  private mutating func price() -> Amount {
    var price = amount()
    price.each = dice.pick([nil, .person, .adult, .night], else: nil)
    if price.each == .adult, dice.once(in: 2) {
      price.others = [OthersAmount(digits: "\(count())", each: .child)]
    }
    price.payer = dice.once(in: 2) ? .named(name()) : dice.once(in: 2) ? .nobody : nil
    return price
  }

  private mutating func party() -> Party {
    let names = (0..<dice.roll(1...3)).map { _ in
      Companion(name: name(), kind: dice.once(in: 3) ? .child : .adult)
    }
    return Party(named: names, adults: dice.roll(0...2), children: dice.roll(0...3))
  }
}
