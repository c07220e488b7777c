internal import Session

extension OpenQuestion {
  /// The question for a slot that a reading lacks.
  init(missing reading: Reading, of utterance: Utterance) {
    let slot =
      reading.missing?.slot ?? reading.frame.asksFor ?? reading.frame.slots.first?.slot ?? .text
    let spec = reading.frame.slots.first { $0.slot == slot }
    let question = spec?.question ?? ""
    let heading = question.isEmpty ? "What shall it be?" : question
    let end = utterance.whole.upperBound
    let examples = reading.verb.spec.examples
    self.init(
      kind: .missing(slot, after: spec?.introducers.map { $0.joined(separator: " ") } ?? []),
      utterance: utterance, heading: heading, answers: [],
      diagnostic: Diagnostic(
        kind: "missing-\(slot.rawValue)",
        message: "something is missing: \(heading.lowercasedFirst)",
        bytes: end..<end, tries: Array(examples.prefix(1))),
      explanation: OpenQuestion.explanation(of: spec, examples))
  }

  private static func explanation(of spec: SlotSpec?, _ examples: [String]) -> [String] {
    let wanted = spec.map { ["What goes here: \($0.shown)."] } ?? []
    let example = examples.first.map { ["As a whole line: \($0)"] } ?? []
    return wanted + example + [ways]
  }

  /// How one of so many answers is chosen.
  static func explanation(of answers: Int) -> [String] {
    let number = answers == 1 ? "1" : "a number from 1 to \(answers)"
    return ["Type \(number), or words of the answer that no other has.", ways]
  }

  static let explanationOfAgreement = [
    "Type yes, all of it: it is written down with the date, and nothing takes it back.",
    "Enter alone changes nothing; no, Ctrl-C or another command drops the question.",
  ]

  private static let ways =
    "Enter alone changes nothing; Ctrl-C or another command drops the question."
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
