import Session
import TestSupport
import Testing

struct RulePageTests {
  @Test(arguments: CheckRule.allCases)
  func `the page for users has a row for every rule`(_ rule: CheckRule) throws {
    let page = try Repository.read("docs/USING.md")
    #expect(
      page.contains("| `\(rule.rawValue)` | \(rule.severity.rawValue) | \(rule.explanation) |"))
  }

  @Test func `there are rules of every severity, each explained in a sentence of its own`() {
    #expect(CheckRule.allCases.count >= 25)
    #expect(Set(CheckRule.allCases.map(\.severity)).count == Finding.Severity.allCases.count)
    #expect(Set(CheckRule.allCases.map(\.explanation)).count == CheckRule.allCases.count)
    #expect(CheckRule.allCases.allSatisfy { $0.explanation.hasSuffix(".") })
  }
}
