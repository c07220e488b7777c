import TestSupport
import Testing

@Test func `the table of features seen is counted right`() throws {
  let page = try Repository.read(Repository.path("docs/FEATURES-SEEN.md"))
  let lines = page.split(separator: "\n")
  let rows = lines.compactMap { line -> String? in
    let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
    return cells.count >= 3 && Int(cells[0].prefix { $0 != " " }) != nil ? String(cells[2]) : nil
  }
  let yes = rows.count { $0.hasPrefix("yes") }
  let no = rows.count { $0.hasPrefix("no:") || $0.hasPrefix("partly:") }
  let none = rows.count { $0.hasPrefix("no counterpart") }
  #expect(yes + no + none == rows.count)
  let sentence =
    "Of \(rows.count) rows \(yes) are there, \(no) are not yet whole, \(none) has no counterpart."
  #expect(lines.contains { $0 == sentence }, "it should say: \(sentence)")
}
