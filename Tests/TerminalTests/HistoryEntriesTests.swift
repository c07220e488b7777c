import Terminal
import TestSupport
import Testing

@Suite struct HistoryEntriesTests {
  @Test func `of equal lines the newest stays`() {
    #expect(HistoryEntries(plain(["a", "b", "b", "a", ""])).lines == ["b", "a"])
  }

  @Test func `only so many are kept`() {
    let lines = (0..<1500).map(String.init)
    var entries = HistoryEntries(plain(lines))
    #expect(entries.lines == Array(lines.suffix(1000)))
    #expect(entries.add("new") == HistoryEntry("new"))
    #expect(entries.lines.count == 1000)
    #expect(entries.lines.first == "501")
  }

  @Test func `adding tells what is to be kept on disk`() {
    var entries = HistoryEntries(plain(["a", "b"]))
    #expect(entries.add("  ") == nil)
    #expect(entries.add("b ") == nil)
    #expect(entries.add("a ") == HistoryEntry("a"))
    #expect(entries.add("c\nd", context: "t1") == HistoryEntry("c\nd", context: "t1"))
    #expect(entries.lines == ["b", "a", "c\nd"])
  }

  @Test func `a blank at the beginning keeps a line out`() {
    var entries = HistoryEntries(plain(["a"]))
    #expect(entries.add(" secret") == nil)
    #expect(entries.lines == ["a"])
  }

  @Test func `of the lines that go on from a text those about the same come first`() {
    let entries = HistoryEntries([
      HistoryEntry("add lello", context: "t1"), HistoryEntry("add louvre", context: "t2"),
    ])
    #expect(entries.continuation(of: "add l", context: "t1") == "add lello")
    #expect(entries.continuation(of: "add l", context: "t9") == "add louvre")
    #expect(entries.continuation(of: "add louvre", context: "t1") == nil)
    #expect(entries.continuation(of: "", context: "t1") == nil)
  }

  @Test func `a line of which nothing came leads nobody to it, and can be recalled`() {
    var entries = HistoryEntries(plain(["add colosseum"]))
    _ = entries.add("add colloseum ")
    #expect(entries.continuation(of: "add col", context: nil) == "add colloseum")
    let kept = entries.noteMistake("add colloseum ")
    #expect(kept == HistoryEntry("add colloseum", isMistake: true))
    #expect(entries.continuation(of: "add col", context: nil) == "add colosseum")
    #expect(entries.lines == ["add colosseum", "add colloseum"])
    // What came to something since is none any more.
    _ = entries.add("add colloseum")
    #expect(entries.continuation(of: "add coll", context: nil) == "add colloseum")
  }

  @Test(arguments: [nil, "t3"])
  func `that nothing came of a line is kept on disk`(_ context: String?) {
    let folder = TemporaryFolder()
    let file = HistoryFile(path: folder.file("history"))
    let entries = [
      HistoryEntry("good", context: context),
      HistoryEntry("bad!", context: context, isMistake: true),
    ]
    for entry in entries { file.append(entry) }
    #expect(file.entries() == entries)
  }

  @Test func `the way up takes only lines that begin as the typed one does`() {
    let entries = HistoryEntries(plain(["add a", "show", "add b", "day 2"]))
    var walk = HistoryWalk(typed: "add", beginning: "add", in: entries)
    #expect(walk.older(in: entries) == "add b")
    #expect(walk.older(in: entries) == "add a")
    #expect(walk.older(in: entries) == nil)
    #expect(walk.newer(in: entries) == "add b")
    #expect(walk.newer(in: entries) == "add")
    #expect(walk.newer(in: entries) == nil)
  }

  @Test func `words are looked for in any case and order, newest lines first`() {
    let entries = HistoryEntries(plain(["add Louvre to day 2", "show", "add lello to day 2"]))
    #expect(entries.matching("LOUVRE") == ["add Louvre to day 2"])
    #expect(entries.matching("day add") == ["add lello to day 2", "add Louvre to day 2"])
    #expect(entries.matching("").count == 3)
    let accented = HistoryEntries(plain(["add \"Belém Tower\""]))
    #expect(accented.matching("belem").count == 1)
  }

  @Test func `a row that was torn off takes no other with it`() {
    let folder = TemporaryFolder()
    folder.write("whole\nto", to: "history")
    let file = HistoryFile(path: folder.file("history"))
    file.append(HistoryEntry("next"))
    #expect(file.entries().map(\.text) == ["whole", "to", "next"])
  }

  @Test func `the folder of the file is made, and is the owner's`() {
    let folder = TemporaryFolder()
    let file = HistoryFile(path: folder.file("new/home/history"))
    file.append(HistoryEntry("first"))
    #expect(file.entries() == [HistoryEntry("first")])
    #expect(folder.mode(of: "new/home") == 0o700)
    #expect(file.clear() == 1)
    #expect(file.entries().isEmpty)
  }

  private func plain(_ lines: [String]) -> [HistoryEntry] { lines.map { HistoryEntry($0) } }

  @Test(arguments: ["plain", "two\nlines", #"a\b"#, #"\n"#, #"\\"#, "é日\u{200D}", "\\\n\\"])
  func `an entry comes back from its row as it was`(text: String) {
    for entry in [HistoryEntry(text), HistoryEntry(text, context: "t12")] {
      let row = HistoryCoding.encode(entry)
      #expect(row.count { $0 == 0x0A } == 1)
      #expect(HistoryCoding.decode(row) == [entry])
    }
  }

  @Test func `a file that is not there has no entries`() {
    #expect(HistoryFile(path: "/dev/null/history").entries().isEmpty)
  }

  @Test func `of a long file the end is read`() {
    let folder = TemporaryFolder()
    let rows = (0..<30_000).map { "entry number \($0) of many\n" }.joined()
    folder.write(rows, to: "history")
    let file = HistoryFile(path: folder.file("history"))
    file.append(HistoryEntry("last"))
    let entries = file.entries()
    #expect(entries.last?.text == "last")
    #expect(entries.count > 1000)
    #expect(entries.allSatisfy { $0.text == "last" || $0.text.hasPrefix("entry number ") })
  }

  @Test func `windows that write at once write whole entries`() async {
    let folder = TemporaryFolder()
    let file = HistoryFile(path: folder.file("history"))
    await withDiscardingTaskGroup { group in
      for window in 0..<4 {
        group.addTask {
          for index in 0..<50 { file.append(HistoryEntry("window \(window) line \(index)")) }
        }
      }
    }
    #expect(file.entries().count == 200)
    #expect(Set(file.entries()).count == 200)
  }
}
