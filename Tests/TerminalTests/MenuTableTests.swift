import Testing
import World

@testable import Terminal

struct MenuTableTests {
  init() { Locale.settle() }

  private func table(
    _ rows: [(String, String)], selected: Int? = nil, note: String? = nil, columns: Int,
    theme: Theme = Theme([.quiet: "38;5;243"])
  ) -> MenuTable {
    MenuTable(
      rows: rows.map { MenuTable.Row($0.0, summary: $0.1) }, selected: selected, note: note,
      columns: columns, looks: Looks(theme: theme))
  }

  /// The lines without their colours.
  private func lines(_ table: MenuTable, atMost height: Int = 20) -> [String] {
    var table = table
    return table.rows(atMost: height).map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
  }

  private let long = [
    ("Kunsthistorisches Museum Wien", "museum"), ("Albertina", "museum - Wien, 1010, Austria"),
  ]

  @Test func `a name that has no room goes on below, broken between words`() {
    let wanted = [
      "  Kunsthistorisches", "    Museum Wien", "  Albertina               museum…",
    ]
    let shown = lines(table(long, columns: 40))
    #expect([shown[0].prefix { $0 != "m" }.trimmed, shown[1], shown[2]] == wanted)
    #expect(shown[0].hasSuffix("  museum"))
  }

  @Test(arguments: [40, 41, 50, 80]) func `no line is as wide as the screen`(_ columns: Int) {
    let rows = long + [(String(repeating: "abcdefghi ", count: 40), "x"), ("12:30 10.50 EUR", "")]
    for selected in [nil, 0, 2, 3] {
      for height in 1...12 {
        let shown = lines(
          table(rows, selected: selected, note: "a b", columns: columns), atMost: height)
        #expect(shown.count <= height && shown.allSatisfy { $0.count < columns })
      }
    }
  }

  @Test(arguments: 0..<9) func `the chosen row is seen, whatever the others take`(_ selected: Int) {
    let rows = (0..<9).map {
      ("row\($0)" + ($0 % 2 == 0 ? " with a name that is long, long, long" : ""), "")
    }
    for height in 2...12 {
      let shown = lines(table(rows, selected: selected, columns: 40), atMost: height)
      #expect(shown.contains { $0.hasPrefix("  row\(selected)") }, "\(height): \(shown)")
      #expect(shown.count <= height)
    }
  }

  @Test func `rows that are left out are counted, each once`() throws {
    let rows = (0..<9).map { ("row\($0) with a name that is long, long, long", "") }
    let shown = lines(table(rows, columns: 40), atMost: 8)
    let seen = shown.count { $0.hasPrefix("  row") }
    #expect(shown.last == "  … \(9 - seen) more")
  }

  @Test func `rows above and below are counted apart`() {
    let rows = (0..<9).map { ("row\($0)", "") }
    #expect(lines(table(rows, selected: 8, columns: 40), atMost: 4).last == "  … 6 above")
    #expect(lines(table(rows, selected: 4, columns: 40), atMost: 4).last == "  … 2 above, 4 more")
    #expect(lines(table(rows, selected: 1, columns: 40), atMost: 4).last == "  … 6 more")
  }

  @Test func `the rows move only as far as the chosen one needs`() {
    var table = table((0..<9).map { ("row\($0)", "") }, columns: 40)
    func first(choosing row: Int) -> Int {
      table.selected = row
      _ = table.rows(atMost: 4)
      return table.top
    }
    #expect([0, 1, 2, 3, 4].map(first) == [0, 0, 0, 1, 2])
    #expect([3, 2, 1, 0].map(first) == [2, 2, 1, 0])
    #expect([8, 7, 6, 5].map(first) == [6, 6, 6, 5])
  }

  @Test func `no number, time or price is cut in two`() {
    for width in 3...30 {
      for text in ["Route 66 at 10:30 for 1,250.00 EUR", "2027-04-19 to 2027-04-23"] {
        let numbers = Set(text.split(separator: " "))
        let whole = MenuText(text).lines(columns: width, hanging: 2, atMost: 40).joined(
          separator: " ")
        let cut = MenuText(text).shortened(columns: width)
        for word in (width < 12 ? cut : whole + " " + cut).split(separator: " ")
        where word.contains(where: \.isNumber) {
          #expect(numbers.contains(word.filter { $0 != "…" }[...]), "\(width) \(word)")
        }
      }
    }
  }

  @Test func `text is cut between words, and without colours no sign says so`() {
    let rows = [("trips", "Lists the trips; their numbers can be opened"), ("a", "")]
    for width in 20...48 {
      for theme in [Theme.none, Theme([.quiet: "2"])] {
        let shown = lines(table(rows + rows, columns: width, theme: theme), atMost: 3)
        let words = shown[0].split { " …".contains($0) }.map(String.init)
        #expect(words.allSatisfy { "trips \(rows[0].1)".split(separator: " ").contains($0[...]) })
        #expect(shown.joined().contains("…") == (theme != .none), "\(width) \(shown)")
        #expect(shown.last == (theme == .none ? "  2 more" : "  … 2 more"))
      }
    }
  }

  @Test(arguments: [20, 40, 80]) func `a note on failures takes one row`(_ columns: Int) {
    var table = table([], note: "the server of places asks for fewer requests", columns: columns)
    table.notesShortly = true
    #expect(lines(table).count == 1)
  }

  @Test func `what is said of a name loses its last facts first`() {
    let text = MenuText("museum \u{B7} Porto \u{B7} 1.2 km")
    #expect(text.shortened(columns: 14) == "museum \u{B7} Porto")
    #expect(text.shortened(columns: 13) == "museum")
    #expect(text.shortened(columns: 5).isEmpty)
    #expect(text.shortened(columns: 0).isEmpty)
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var text = String(self)
    while text.last == " " { text.removeLast() }
    return text
  }
}
