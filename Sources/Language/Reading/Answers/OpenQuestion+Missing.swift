internal import Session

extension OpenQuestion {
  /// The first question about a reading that lacks something.
  init(missing reading: Reading, of utterance: Utterance) {
    let partial = PartialCommand(reading)
    let question =
      partial.next
      ?? SlotQuestion(reading.missing?.slot ?? reading.frame.insistsOn ?? .text, isOptional: false)
    self.init(question, of: partial, utterance)
  }

  /// The question for one part of a command that is asked for.
  init(_ question: SlotQuestion, of partial: PartialCommand, _ utterance: Utterance) {
    let spec = partial.spec(question.slot)
    let asked = spec?.question ?? ""
    let heading = asked.isEmpty ? "What shall it be?" : asked
    let end = utterance.whole.upperBound
    let examples = partial.verb.spec.examples
    self.init(
      kind: .slot(question), utterance: utterance,
      heading: heading + OpenQuestion.ways(past: question, partial), answers: [],
      diagnostic: Diagnostic(
        kind: "missing-\(question.slot.name)",
        message: "something is missing: \(heading.lowercasedFirst)",
        bytes: end..<end, tries: Array(examples.prefix(1))),
      explanation: OpenQuestion.explanation(of: spec, question, examples))
    self.partial = partial
    self.utterance.intent = partial.intent ?? utterance.intent
  }

  /// The same question with what Enter alone would take in brackets.
  package func offering(_ offer: String?) -> OpenQuestion {
    guard case .slot(var question) = kind, offer != nil, let partial else { return self }
    question.offer = offer
    return OpenQuestion(question, of: partial, utterance)
  }

  /// The same question, with how the last answer was understood told before it.
  package func telling(_ lines: [String]) -> OpenQuestion {
    var same = self
    same.told = lines
    return same
  }

  /// A question that came up while a command is asked for; its answer goes on with that.
  package func within(_ partial: PartialCommand?) -> OpenQuestion {
    var same = self
    same.partial = partial
    return same
  }

  /// The beginning of a line in which an answer would stand at the end, for Tab; `nil` where none
  /// is typed.
  package var stem: String? {
    guard case .slot(let question) = kind, let partial, let spec = partial.spec(question.slot),
      let lead = partial.frame.leads.first
    else { return nil }
    // What a value may be depends on the setting that it is for.
    let about = question.slot == .value ? partial.fills.setting.map { [$0.rawValue] } ?? [] : []
    return (lead + about + (spec.introducers.first ?? [])).joined(separator: " ") + " "
  }

  /// What Enter alone does, behind the question.
  private static func ways(past question: SlotQuestion, _ partial: PartialCommand) -> String {
    if let offer = question.offer { return " [\(offer)]" }
    guard question.isOptional else { return "" }
    return partial.canEndEarly ? "  (Enter skips, done ends)" : "  (Enter skips)"
  }

  private static func explanation(
    of spec: SlotSpec?, _ question: SlotQuestion, _ examples: [String]
  ) -> [String] {
    let wanted = spec.map { ["What goes here: \($0.type.inWords ?? $0.shown)."] } ?? []
    let example = examples.first.map { ["As a whole line: \($0)"] } ?? []
    let enter =
      question.offer.map { "Enter alone takes \($0)" }
      ?? (question.isOptional ? "Enter alone leaves it out" : "Enter alone changes nothing")
    let more = "An answer may say more than was asked; \"no, …\" puts right what was said before."
    return wanted + example + [more, "\(enter); \(ways)"]
  }

  /// How one of so many answers is chosen.
  static func explanation(of answers: Int) -> [String] {
    let number = answers == 1 ? "1" : "a number from 1 to \(answers)"
    return [
      "Type \(number), or words of the answer that no other has.",
      "Enter alone changes nothing; \(ways)",
    ]
  }

  static let explanationOfAgreement = [
    "Type yes, all of it: it is written down with the date, and nothing takes it back.",
    "Enter alone changes nothing; no, Ctrl-C or another command drops the question.",
  ]

  private static let ways = "Ctrl-C or another command drops the question."
}

extension SlotType {
  /// What people may write, with examples; `nil` where the form in the reference says it.
  fileprivate var inWords: String? {
    switch self {
    case .dates: "dates: 19-23 april, next weekend, or for 5 days"
    case .date: "a date: 19 april, tomorrow, next friday"
    case .day, .target: "a day: 2, day 2, friday, last day"
    case .place: "a town, airport, region or sight, or a number of the last search"
    case .time, .clock: "a time: 10:00, 10am, half past nine, noon"
    case .duration: "how long: 90m, 1h30, 2 hours, half a day"
    case .name: "a name, in any words"
    case .text: "any words"
    case .stop, .knownStop, .stopOfDay:
      "a stop: its number in the day, 2.3 for day 2, or its name"
    case .stops, .knownStops: "stops: a number, 1,3-4, 2.3 for day 2, or a name"
    case .trip, .knownTrip: "a trip: its name, the beginning of it, or its number in the last list"
    case .amount: "an amount: 12.50, 20 EUR"
    case .booking: "a booking: booking 2, its number, or its name"
    case .openingHours: "days and hours: tue-sun 9-18, sat 10-14"
    case .price: "an amount: 12.50, 20 EUR each, 60 EUR paid by Ana"
    case .party: "names: Ana, Bob and 2 kids"
    case .daysBefore: "how long before the trip: 30 days before"
    case .subject: "a place, a number of the last search, or \"your own words\""
    case .currentTrip, .eachDay, .moreTime, .line, .near, .kind, .position, .phrase,
      .timeAfterDay, .clearTime, .hours, .result, .dayCount, .currency,
      .distance, .decimal, .integer, .entry, .entries, .entryList, .moment, .oneOf, .word,
      .kindName,
      .setting, .rule, .value,
      .file, .values, .cleared, .bookable:
      nil
    }
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
