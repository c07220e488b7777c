import Language
import Session
import TestSupport
import Testing

@Test(arguments: CommandTable.specs.map(\.verb))
func `the words of a command alone are whole or ask for what they lack`(_ verb: Verb) {
  let reader = LineReader(session: portoSession(), today: testDay)
  for frame in verb.spec.frames {
    guard let lead = frame.leads.first, lead != ["?"] else { continue }
    switch reader.read(lead.joined(separator: " ")) {
    case .understood, .nothing: break
    case .incomplete(let question):
      #expect(question.heading.contains("?") && question.heading != "What shall it be?")
      #expect(!question.explanation.isEmpty)
    case .refused(let diagnostic): Issue.record("\(lead): \(diagnostic.message)")
    }
  }
}
