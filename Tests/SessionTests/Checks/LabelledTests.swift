import Session
import Testing

/// The rules held against a set of trips labelled by hand.
struct LabelledTests {
  static let all = [
    labelledStops, labelledJourneys, labelledWays, labelledBookings, labelledMoney,
  ].flatMap(LabelledTrip.all)

  @Test(arguments: all) func `a trip has the findings of its label`(_ labelled: LabelledTrip) {
    #expect(labelled.found == labelled.wanted)
  }

  @Test func `precision is 1 and recall at least 0.95 over at least sixty trips`() throws {
    let all = LabelledTests.all
    try #require(all.count >= 60)
    var (right, wrong, missed) = (0, 0, 0)
    for labelled in all {
      var wanted = labelled.wanted
      for found in labelled.found {
        if let index = wanted.firstIndex(of: found) {
          wanted.remove(at: index)
          right += 1
        } else {
          wrong += 1
        }
      }
      missed += wanted.count
    }
    #expect(wrong == 0)
    #expect(Double(right) >= 0.95 * Double(right + missed))
  }

  @Test(arguments: CheckRule.allCases)
  func `a rule has a trip that fires it and one close by that does not`(_ rule: CheckRule) {
    let all = LabelledTests.all
    #expect(
      all.contains { labelled in
        labelled.title.hasPrefix("\(rule.rawValue):")
          && labelled.found.contains { $0.hasPrefix(rule.rawValue) }
      })
    #expect(
      all.contains { labelled in
        labelled.title.hasPrefix("near \(rule.rawValue):")
          && !labelled.found.contains { $0.hasPrefix(rule.rawValue) }
      })
  }
}
