import Terminal
import TestSupport
import Testing

@Suite struct HistoryEntriesTests {
  @Test func `of equal lines the newest stays`() {
    #expect(HistoryEntries(["a", "b", "b", "a", ""]).lines == ["b", "a"])
  }

  @Test func `only so many are kept`() {
    let lines = (0..<1500).map(String.init)
    var entries = HistoryEntries(lines)
    #expect(entries.lines == Array(lines.suffix(1000)))
    #expect(entries.add("new") == .newest("new"))
    #expect(entries.lines.count == 1000)
    #expect(entries.lines.first == "501")
  }

  @Test func `adding tells what became of the list`() {
    var entries = HistoryEntries(["a", "b"])
    #expect(entries.add("  ") == .nothing)
    #expect(entries.add("b ") == .nothing)
    #expect(entries.add(" a ") == .moved("a"))
    #expect(entries.add("c\nd") == .newest("c\nd"))
    #expect(entries.lines == ["b", "a", "c\nd"])
  }

  @Test(arguments: ["plain", "two\nlines", #"a\b"#, #"\n"#, #"\\"#, "é日\u{200D}", "\\\n\\"])
  func `an entry comes back from its row as it was`(entry: String) {
    let row = HistoryCoding.encode(entry)
    #expect(row.count { $0 == 0x0A } == 1)
    #expect(HistoryCoding.decode(row) == [entry])
  }

  @Test func `a file that is not there has no entries`() {
    #expect(HistoryFile(path: "/nonexistent/history").entries().isEmpty)
  }

  @Test func `of a long file the end is read`() {
    let folder = TemporaryFolder()
    let rows = (0..<30_000).map { "entry number \($0) of many\n" }.joined()
    folder.write(rows, to: "history")
    let file = HistoryFile(path: folder.file("history"))
    file.append("last")
    let entries = file.entries()
    #expect(entries.last == "last")
    #expect(entries.count > 1000)
    #expect(entries.allSatisfy { $0 == "last" || $0.hasPrefix("entry number ") })
  }

  @Test func `windows that write at once write whole entries`() async {
    let folder = TemporaryFolder()
    let file = HistoryFile(path: folder.file("history"))
    await withDiscardingTaskGroup { group in
      for window in 0..<4 {
        group.addTask { for index in 0..<50 { file.append("window \(window) line \(index)") } }
      }
    }
    #expect(file.entries().count == 200)
    #expect(Set(file.entries()).count == 200)
  }
}
