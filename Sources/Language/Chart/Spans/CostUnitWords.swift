internal import Session

/// The words behind an amount that say what it is told for: `each`, `per night`, `a head a night`.
enum CostUnitWords {
  /// All of them; where several fit, the longest is meant.
  static let ways: [(unit: CostUnit, words: [[String]])] =
    [
      (.night, nightly), (.person, each), (.adult, behindLead(["adult", "grown-up", "grownup"])),
      (.child, behindLead(["child", "kid"])),
      (.personNight, byNight(each) + [["pppn"], ["p", "/", "p", "/", "n"]]),
      (.adultNight, byNight(behindLead(["adult", "grown-up"]))),
      (.childNight, byNight(behindLead(["child", "kid"]))),
    ]

  private static let leads: [[String]] = [
    ["per"], ["a"], ["an"], ["each"], ["every"], ["/"], ["for", "each"], ["for", "every"],
  ]

  private static func behindLead(_ nouns: [String]) -> [[String]] {
    leads.flatMap { lead in nouns.map { lead + [$0] } }
  }

  private static let nightly: [[String]] =
    behindLead(["night", "nite", "nt"])
    + [
      ["nightly"], ["pn"], ["p", "/", "n"], ["/", "n"], ["by", "night"], ["by", "the", "night"],
    ]

  private static let each: [[String]] =
    behindLead(["person", "head", "pers", "pax", "traveller", "traveler"])
    + [
      ["each"], ["pp"], ["p", "p"], ["/", "pp"], ["p", "/", "p"], ["apiece"], ["a", "piece"],
      ["a", "pop"], ["for", "each"], ["each", "one"], ["each", "of", "us"],
      ["for", "each", "of", "us"],
    ]

  /// Told by the night as well, in either order.
  private static func byNight(_ people: [[String]]) -> [[String]] {
    let shares = people.filter { $0 != ["for", "each"] && $0 != ["/", "pp"] }
    return shares.flatMap { person in
      nightly.flatMap { night in
        [person + night, night + person, person + ["and"] + night.suffix(1)]
      }
    }
  }
}
