import Language
import Testing

struct HelpQuestionTests {
  @Test(
    arguments: [
      ("how do i move a day", "move DAY to DAY"), ("how can i change the dates?", "dates"),
      ("delete a trip", "delete trip [TRIP]"), ("rename a trip", "rename trip NAME"),
      ("undo a mistake", "undo [N]"), ("make a new trip", "new trip"),
      ("search for a museum", "search WORDS"), ("save my trip to a file", "save FILE"),
      ("set the time of a stop", "at STOP"),
      ("swap two days", "swap DAY"), ("write a note", "note"),
    ])
  func `a question about doing something shows its command`(question: String, usage: String) {
    let lines = HelpText(columns: 200).lines(about: question) ?? []
    #expect(lines.contains { $0.hasPrefix(usage) }, "\(lines.first ?? "nothing")")
    #expect(lines.count < 40)
  }

  @Test(arguments: ["how do i frobnicate", "how do i", "what is the meaning of it all"])
  func `a question about nothing here has no answer`(question: String) {
    #expect(HelpText(columns: 80).lines(about: question) == nil)
  }
}
