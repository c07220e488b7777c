import TestSupport
import Testing

struct DataTests {
  @Test func `the page of the data tells how many rows each table has`() throws {
    let page = try Repository.read(Repository.path("data/README.md"))
    let told = page.split(separator: "\n").compactMap { line -> (file: String, rows: Int)? in
      let cells = line.split(separator: "|").map { $0.filter { $0 != " " && $0 != "," } }
      guard cells.count > 3, cells[0].hasSuffix(".tsv") else { return nil }
      return Int(cells[1]).map { (cells[0], $0) }
    }
    #expect(told.count > 9)
    for (file, rows) in told {
      let lines = try Repository.read(Repository.path("data/\(file)")).utf8.split(separator: 0x0A)
      #expect(lines.count - 1 == rows, "\(file)")
    }
  }
}
