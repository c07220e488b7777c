/// All that is known of a command: parser, completion, help, suggestions and reference read it.
package final class CommandSpec: Sendable {
  package let verb: Verb
  package let area: Area
  /// One sentence.
  package let summary: String
  /// The canonical shapes, which help, completion and the reference show.
  package let frames: [Frame]
  /// The ways to begin them with the word with which canonical lines begin.
  let exactLeads: [CommandLead]
  /// The same, each written out.
  let spelledLeads: [SpelledLead]
  /// Lines that work as they stand, in a trip to Porto of some days.
  package let examples: [String]
  /// Whether it gives something a value, so that a second one takes the place of the first.
  let sets: Bool

  package init(
    _ verb: Verb, _ area: Area, _ summary: String, sets: Bool = false, examples: [String],
    _ frames: [Frame]
  ) {
    self.verb = verb
    self.area = area
    self.summary = summary
    self.examples = examples
    self.sets = sets
    self.frames = frames
    exactLeads = frames.flatMap { $0.leads(of: verb) }
      .filter { $0.pattern.firstWords.contains(verb.firstWord) }
    spelledLeads = exactLeads.flatMap { lead in
      lead.pattern.spelledOut.filter { $0.first == verb.firstWord }
        .map { SpelledLead(words: $0, frame: lead.frame, verb: verb) }
    }
  }
}

/// One way to begin a command, word for word.
final class SpelledLead: Sendable {
  let words: [String]
  let frame: Frame
  let verb: Verb

  init(words: [String], frame: Frame, verb: Verb) {
    self.words = words
    self.frame = frame
    self.verb = verb
  }
}

/// The groups of help and reference, in their order.
package enum Area: String, CaseIterable, Hashable, Sendable {
  case trips, days, planning, places, stops, bookings, money, ahead, time, scripts, shell

  package var title: String {
    switch self {
    case .trips: "Trips"
    case .days: "Days"
    case .planning: "Whole days"
    case .places: "Places"
    case .stops: "Stops"
    case .bookings: "Bookings"
    case .money: "Money, people and lists"
    case .ahead: "Looking ahead"
    case .time: "Time and history"
    case .scripts: "Scripts"
    case .shell: "The shell"
    }
  }
}
