internal import Session

extension ChartContext {
  /// What an amount that ends here is told for, and where the words for that end: `each`, `per night`,
  /// `a head a night`, `per night per adult`.
  func costUnits(at index: Int) -> [(unit: CostUnit, end: Int)] {
    guard let token = token(index), CostUnitWords.firsts.contains(token.folded) else { return [] }
    let (shares, nights) = (shares(at: index), nights(at: index))
    var found = shares + nights.map { (.night, $0) }
    for (unit, end) in shares {
      let ends = self.nights(at: end) + (matches(["and", "night"], at: end) ? [end + 2] : [])
      found += ends.map { (unit.byNight, $0) }
    }
    for night in nights { found += self.shares(at: night).map { ($0.byNight, $1) } }
    for words in CostUnitWords.personNights where matches(words, at: index) {
      found.append((.personNight, index + words.count))
    }
    return found
  }

  /// Of whom each has to pay it.
  private func shares(at index: Int) -> [(CostUnit, Int)] {
    CostUnitWords.shares.flatMap { unit, ways in
      ways.filter { matches($0, at: index) }.map { (unit, index + $0.count) }
    }
  }

  private func nights(at index: Int) -> [Int] {
    CostUnitWords.nights.filter { matches($0, at: index) }.map { index + $0.count }
  }
}

private enum CostUnitWords {
  static let shares: [(CostUnit, [[String]])] = [
    (
      .person,
      behindLead(["person", "head", "pers", "pax", "traveller", "traveler"])
        + [
          ["each"], ["pp"], ["p", "p"], ["/", "pp"], ["p", "/", "p"], ["apiece"], ["a", "piece"],
          ["a", "pop"], ["for", "each"], ["each", "one"], ["each", "of", "us"],
          ["for", "each", "of", "us"], ["by", "person"], ["by", "head"], [",", "each"],
          [",", "for", "each"], [",", "each", "of", "us"], [",", "each", "i", "mean"],
          [",", "pp"],
        ]
    ),
    (.adult, behindLead(["adult", "grown-up", "grownup"])),
    (.child, behindLead(["child", "kid"])),
  ]

  static let nights: [[String]] =
    behindLead(["night", "nite", "nt"])
    + [
      ["nightly"], ["pn"], ["p", "/", "n"], ["/", "n"], ["by", "night"], ["by", "the", "night"],
    ]

  static let personNights = [["pppn"], ["p", "/", "p", "/", "n"]]

  /// What all of them begin with: a look for most words.
  static let firsts = Set(
    (shares.flatMap(\.1) + nights + personNights).compactMap(\.first))

  private static func behindLead(_ nouns: [String]) -> [[String]] {
    let leads = [
      ["per"], ["a"], ["an"], ["each"], ["every"], ["/"], ["for", "each"], ["for", "every"],
    ]
    return leads.flatMap { lead in nouns.map { lead + [$0] } }
  }
}

extension CostUnit {
  /// The same for each night.
  fileprivate var byNight: CostUnit {
    switch self {
    case .person: .personNight
    case .adult: .adultNight
    case .child: .childNight
    case .night, .personNight, .adultNight, .childNight: self
    }
  }
}
