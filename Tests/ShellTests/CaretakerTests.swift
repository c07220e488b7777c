import JSON
import Journal
import Session
import Shell
import TestSupport
import Testing
import World

struct CaretakerTests {
  let folder = TemporaryFolder()
  let output = RecordedOutput()

  private func run(_ care: Care, json: Bool = false) -> Ending {
    Caretaker(JournalCare(home: folder.path), output, isJSON: json).run(care)
  }

  /// A home with one entry in it.
  private func fill() throws {
    let journal = SQLiteJournal(home: folder.path)
    var session = try journal.start()
    let events = [Event.settingChanged(.units, Change(before: nil, after: "mi"))]
    try session.apply(events)
    let draft = EntryDraft(
      at: 0, today: CivilDate(daysSinceEpoch: 20_000), kind: .change, of: [], script: nil,
      line: "set units mi", canonical: "set units mi", events: events)
    #expect(try journal.append(draft, session: session) == .written(1))
  }

  @Test func `verify says how many entries there are and that all is well`() throws {
    try fill()
    #expect(run(.verify) == .done)
    #expect(output.output == "1 entry, all well\n")
  }

  @Test func `verify gives one object for programs`() throws {
    try fill()
    #expect(run(.verify, json: true) == .done)
    let object = try JSONValue(parsing: output.output)
    #expect(object["schema"] == .string("tripsh.verify/1"))
    #expect(object["ok"] == .bool(true))
    #expect(object["entries"] == .integer(1))
    #expect(object["wrong"] == .array([]))
  }

  @Test func `a file that is no journal is an error with what is safe and what to do`() throws {
    #expect(DiskFilesFixture.write("diary", to: folder.file("journal.db")))
    #expect(run(.verify) == .unreadable)
    #expect(
      output.error == """
        tripsh: error: \(folder.path)/journal.db is no journal of tripsh
        it was left as it is
        move it away, or choose another folder with --home DIR

        """)
  }

  @Test func `backup says what it copied, and refuses to replace`() throws {
    try fill()
    let copy = folder.file("a.db")
    #expect(run(.backup(copy)) == .done)
    #expect(output.output == "1 entry copied to \(copy)\n")
    #expect(run(.backup(copy)) == .unreadable)
    #expect(output.error.hasPrefix("tripsh: error: the copy \(copy) could not be written: "))
  }

  @Test func `there is nothing to copy in a home without a journal`() {
    #expect(run(.backup(folder.file("a.db")), json: true) == .unreadable)
    #expect(output.output.contains(#""ok": false"#))
    #expect(output.error.isEmpty)
  }

  @Test func `every page of help fits eighty columns`() {
    for word in Care.Word.allCases {
      let lines = HelpPage.care(word).split(separator: "\n")
      #expect(lines.allSatisfy { displayWidth($0) <= 80 })
      #expect(lines.first?.hasPrefix("usage: tripsh ") == true)
    }
  }
}

private enum DiskFilesFixture {
  static func write(_ text: String, to path: String) -> Bool {
    (try? DiskFiles().write(path, Array(text.utf8), replacing: false)) != nil
  }
}
