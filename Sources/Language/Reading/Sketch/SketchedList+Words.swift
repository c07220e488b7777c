/// What leads to the things that are to come along, and what stands behind them.
extension SketchedList {
  private static let bags = [
    "suitcase", "bag", "backpack", "rucksack", "luggage", "hand luggage",
  ]
  private static let owners = ["the ", "my ", "our "]

  /// Behind them stands what is to come along.
  static let packedBehind: [[String]] = owners.flatMap { owner in
    (bags + ["case"]).flatMap { bag in
      ["must go", "has to go", "have to go", "go", "goes", "should go", "also goes", ":"].map {
        foldedPattern("in \(owner)\(bag) \($0)")
      }
    }
  }

  /// Before them stands what is to come along.
  static let packedBefore =
    ["", "go ", "goes ", "should go ", "must go ", "belong ", "come "].flatMap { verb in
      bags.flatMap { bag in owners.map { foldedPattern("\(verb)in \($0)\(bag)") } }
    }
    + BookingWords.ways(
      """
      must_not_be_left_at_home mustn't_be_left_at_home must_on_no_account_be_left_at_home
      must_not_be_left_behind mustn't_be_left_behind must_on_no_account_be_left_behind
      must_not_be_forgotten mustn't_be_forgotten must_on_no_account_be_forgotten
      should_not_be_left_at_home can't_be_left_at_home cannot_be_left_at_home
      to_pack to_bring to_take still_to_pack must_go_in_the_suitcase must_go_in_the_bag go_in_the_suitcase goes_in_the_suitcase
      """)
}
