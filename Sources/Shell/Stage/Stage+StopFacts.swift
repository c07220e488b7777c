internal import Session
internal import World

extension Stage {
  /// What is told of a stop; where there is little room, the way from the stop before goes first,
  /// then where it is, then what it is.
  func facts(
    of stop: Stop, after before: Coordinates?, isMarked: Bool, _ prices: Prices
  ) -> Facts {
    var facts = Facts()
    if !layout.signs.areDrawn {
      facts.add(isMarked ? "moved" : "", rank: StopFact.state)
      facts.add(stop.done ? "done" : "", rank: StopFact.state)
    }
    if let position = stop.position {
      facts.add(stop.place?.kindInWords ?? "", .quiet, rank: StopFact.kind)
      facts.add(stop.whereabouts, .quiet, rank: StopFact.whereabouts)
      if let before {
        facts.add(onward(position.kilometres(to: before)), .quiet, rank: StopFact.way)
      }
    } else {
      facts.add("no place", .quiet, rank: StopFact.kind)
    }
    facts.add(stop.minutes.map(durationText) ?? "", .when, rank: StopFact.length)
    facts.add(prices.text(stop.cost, paidBy: stop.paidBy), .quiet, rank: StopFact.price)
    return facts
  }

  /// Which fact of a stop stays longer.
  enum StopFact {
    static let whereabouts = 0
    static let way = -1
    static let kind = 1
    static let length = 2
    static let price = 3
    static let state = 4
  }

  private func onward(_ kilometres: Double) -> String {
    kilometres < 0.05 ? "" : "\(distance(kilometres)) on"
  }
}

extension Stop {
  /// Where it is, in few words: the town without street and number.
  fileprivate var whereabouts: String {
    address.map { PostalAddress.withoutStreet($0, in: country) } ?? ""
  }
}
