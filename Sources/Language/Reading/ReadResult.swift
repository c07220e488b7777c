package import Session

/// What came of a line.
package indirect enum ReadResult: Hashable, Sendable {
  /// A blank line or a comment.
  case nothing
  case understood(Utterance)
  /// Understood but for one thing that must be asked for.
  case incomplete(OpenQuestion)
  case refused(Diagnostic)
}

/// A line that was understood: what it means, and which part of it says what.
package struct Utterance: Hashable, Sendable {
  /// The logical line as it was typed.
  package var line: String
  package var intent: Intent
  /// Where each slot stands, as UTF-8 offsets into the line.
  package var spans: SlotMap<Range<Int>>
  /// Where the command stands in the line.
  package var whole: Range<Int>
  /// Whether it has the canonical shape of a command.
  var isExact = false
  /// Whether it speaks of something by a name that the trip does not have.
  var isGuessed = false
  /// The tokens of names without quotes of which nothing is known; `nil` where the whole was not
  /// read as one command.
  var looseNames: [Range<Int>]?
  /// Those of new names, which may be any.
  var looseTitles: [Range<Int>] = []
  /// Whether it begins with another word than its canonical line.
  var beginsOtherwise = false
  /// Whether what is written down in it begins or goes on as no text does: `help me`.
  var hasOddText = false
  /// Whether its words are those of a canonical line, which says all by itself.
  var isCanonical = false
  /// How it was read, which is no part of what it says.
  private var manner = ReadingManner()

  /// Whether all its names and texts stand in quotes, so that it was read from left to right.
  var isReadExactly: Bool {
    get { manner.isExact }
    set { manner.isExact = newValue }
  }

  /// Whether a name without quotes has a word in it at which orders are parted.
  var joinsOrders = false
  /// Whether it puts right what was said last, whatever that was.
  package var isCorrection = false
  /// Whether the words of the command say `it` or the like: what was said last.
  package var pointsBack = false
  /// Whether it is a line that came to nothing, with one or more parts said anew.
  package var saysAnew = false
  /// What is wrong where what it would add is no place: its first word may be meant for a verb; one,
  /// or none.
  var misspelling: [Diagnostic] = []
  /// The other ways in which it could be read, the nearest first.
  package var others: [LostReading] = []

  package init(line: String, intent: Intent, spans: SlotMap<Range<Int>>, whole: Range<Int>) {
    self.line = line
    self.intent = intent
    self.spans = spans
    self.whole = whole
  }
}

/// What is known of how a line was read: two that say the same are equal, however they were.
private struct ReadingManner: Hashable {
  var isExact = false

  static func == (left: ReadingManner, right: ReadingManner) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// What is wrong with a line, in words: where, what, and how to go on.
package struct Diagnostic: Error, Hashable, Sendable {
  /// A stable word for programs, such as `unknown-verb`.
  package var kind: String
  package var message: String
  /// More lines of the story: what stands in the way, the candidates.
  package var details: [String]
  /// What it is about, as UTF-8 offsets into the logical line.
  package var bytes: Range<Int>
  /// Lines that would work.
  package var tries: [String]
  /// What each of those lines means, where that is not plain; none, or one for each.
  package var tryNotes: [String] = []
  /// What else is wrong with the line, told after it.
  package var others: [Diagnostic] = []
  /// What the line says besides; `nil` where that is no command.
  package var rest: Utterance?

  package init(
    kind: String, message: String, details: [String] = [], bytes: Range<Int>, tries: [String] = []
  ) {
    self.kind = kind
    self.message = message
    self.details = details
    self.bytes = bytes
    self.tries = tries
  }
}

/// A question that waits for an answer at the prompt.
package struct OpenQuestion: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// One of these.
    case choice(Question)
    /// A part of the command that is not there yet.
    case slot(SlotQuestion)
  }

  package var kind: Kind
  /// The line that led to it.
  package var utterance: Utterance
  /// The question in words, one line.
  package var heading: String
  /// The answers in words, numbered from 1 when shown.
  package var answers: [String]
  /// What the same question is where nobody can answer.
  package var diagnostic: Diagnostic
  /// How it may be answered, for who asks.
  package var explanation: [String]
  /// What is told before the question where it is not the trouble with the line.
  package var story: [String] = []
  /// How the last answer was understood.
  package var told: [String] = []
  /// The command that goes on being asked for once this is answered; `nil` where the answer is all.
  package var partial: PartialCommand?

  /// The open trip as it was when it was asked, in which its rows were counted.
  package var asOf: Trip?
  /// Whether the trip has changed since in a way that would make other rows.
  package var isOutdated = false

  /// Whether it only offers a command, which Enter does.
  package var isOffer: Bool {
    if case .choice(let question) = kind { question.isOffer } else { false }
  }

  /// Whether the line itself is in doubt: nothing is called as it says, or something else may be meant.
  package var doubtsWhatWasTyped: Bool {
    guard case .choice(let question) = kind else { return false }
    switch question.topic {
    case .noPlace, .offer: return true
    default: return false
    }
  }

  /// What is done where it only offers a command.
  var offered: Intent? {
    guard isOffer, case .choice(let question) = kind else { return nil }
    return question.choices.first?.intent
  }

  package init(
    kind: Kind, utterance: Utterance, heading: String, answers: [String], diagnostic: Diagnostic,
    explanation: [String]
  ) {
    self.kind = kind
    self.utterance = utterance
    self.heading = heading
    self.answers = answers
    self.diagnostic = diagnostic
    self.explanation = explanation
  }
}

extension Diagnostic {
  /// The same about other bytes.
  func mapped(_ map: (Range<Int>) -> Range<Int>) -> Diagnostic {
    var copy = self
    copy.bytes = map(bytes)
    copy.others = others.map { $0.mapped(map) }
    copy.rest = nil
    return copy
  }
}
