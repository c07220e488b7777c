import Testing
import World

@testable import Shell

@Suite struct BreakingTests {
  @Test func `a line is broken between words and what follows hangs`() {
    let line = ReplyLine([Span("= add ", .quiet), Span("\"a b\"", .name), Span(" to day 2")])
    let broken = line.broken(columns: 9, hanging: 2)
    #expect(broken.map(\.text) == ["= add \"a", "  b\" to", "  day 2"])
    #expect(broken[0].spans.map(\.role) == [.quiet, .name])
    #expect(line.broken(columns: 80, hanging: 2) == [line])
  }

  @Test func `its indent stays, a long word stands alone, and wide characters part`() {
    let text = "   1  one extraordinarily two"
    #expect(
      ReplyLine(text).broken(columns: 10, hanging: 6).map(\.text)
        == ["   1  one", "      extraordinarily", "      two"])
    #expect(
      ReplyLine("ab 東京駅").broken(columns: 6, hanging: 1).map(\.text) == ["ab 東", " 京駅"])
  }

  @Test func `dates, amounts and the dots between facts stay with what they belong to`() {
    let line = ReplyLine.facts([
      Span("Porto", .name), Span("Mon 19 – Fri 23 Apr", .when), Span("24.00 EUR"), Span("12 km"),
    ])
    #expect(
      line.broken(columns: 22, hanging: 2).map(\.text)
        == ["Porto ·", "  Mon 19 – Fri 23 Apr ·", "  24.00 EUR · 12 km"])
  }

  @Test func `no number is cut in two`() {
    #expect(cut("Route 66 diner", columns: 8) == "Route …")
    #expect(cut("at 10:00 sharp", columns: 7) == "at …")
    #expect(cut("day 2027-04-19", columns: 12) == "day …")
    #expect(cut("12 roads on", columns: 6) == "12 ro…")
    #expect(cut("1,491 km", columns: 4, omission: "...") == "...")
  }

  @Test func `rows are counted as a terminal wraps them`() {
    #expect(screenRows(of: "", columns: 10) == 0)
    #expect(screenRows(of: "a\n\nb\n", columns: 10) == 3)
    #expect(screenRows(of: "\u{1B}[38;5;108m0123456789\u{1B}[0m\n", columns: 10) == 1)
    #expect(screenRows(of: "01234567890\n", columns: 10) == 2)
    #expect(screenRows(of: "東京東京東京\n", columns: 5) == 3)
  }
}
