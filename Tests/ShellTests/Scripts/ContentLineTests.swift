import Testing

@testable import Shell

struct ContentLineTests {
  @Test func `a long line is folded at 75 octets, between letters`() {
    var lines = ContentLines()
    let text = String(repeating: "東", count: 80)
    lines.add("SUMMARY", text: text)
    let rows = lines.text.split(separator: "\r\n").map(String.init)
    #expect(rows.count > 3 && rows.allSatisfy { $0.utf8.count <= 75 })
    #expect(rows.dropFirst().allSatisfy { $0.hasPrefix(" ") })
    #expect(rows[0] + rows.dropFirst().map { $0.dropFirst() }.joined() == "SUMMARY:" + text)
  }

  @Test func `letters of several marks come back through a fold`() {
    let texts = ["e\u{301}", "हिन्दी में", "👩‍👩‍👧‍👦", "☀️", "a:\u{301}b"].map {
      String(repeating: $0, count: 60)
    }
    for text in texts {
      var lines = ContentLines()
      lines.component("VCALENDAR") { lines in
        lines.component("VEVENT") { $0.add("SUMMARY", text: text) }
      }
      #expect(lines.text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
      #expect(CalendarReader.entries(of: lines.text)?.first?.property("SUMMARY")?.text == text)
    }
  }

  @Test func `signs of the format stand for themselves in texts, and what is empty is no line`() {
    var lines = ContentLines()
    lines.add("DESCRIPTION", text: "a;b,c\\d\r\ne")
    lines.add("LOCATION", text: "")
    lines.add("NAME", text: nil)
    #expect(lines.text == "DESCRIPTION:a\\;b\\,c\\\\d\\ne\r\n")
  }

  @Test func `what XML cannot hold is left out, and its own signs are escaped`() {
    var lines = XMLLines()
    lines.element("a", [("b", "<\"&\">")]) { $0.add("c", "x < y & z\u{1}\u{FFFE}") }
    #expect(
      lines.text.hasSuffix(
        "<a b=\"&lt;&quot;&amp;&quot;&gt;\">\n  <c>x &lt; y &amp; z</c>\n</a>\n"))
  }
}
