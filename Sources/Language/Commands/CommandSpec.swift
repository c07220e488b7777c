/// All that is known of a command: parser, completion, help, suggestions and reference read it.
package struct CommandSpec: Sendable {
  package let verb: Verb
  package let area: Area
  /// One sentence.
  package let summary: String
  /// The canonical shapes, which help, completion and the reference show.
  package let frames: [Frame]
  /// How people say the same.
  package let phrases: [Frame]
  /// All shapes, the canonical ones first.
  package var shapes: [Frame] { frames + phrases }
  /// Lines that work as they stand, in a trip to Porto of some days.
  package let examples: [String]

  package init(
    _ verb: Verb, _ area: Area, _ summary: String, examples: [String], _ frames: [Frame],
    phrases: [Frame] = []
  ) {
    self.verb = verb
    self.area = area
    self.summary = summary
    self.examples = examples
    self.frames = frames
    self.phrases = phrases
  }
}

/// The groups of help and reference, in their order.
package enum Area: String, CaseIterable, Hashable, Sendable {
  case trips, days, places, stops, money, time, scripts, shell

  package var title: String {
    switch self {
    case .trips: "Trips"
    case .days: "Days"
    case .places: "Places"
    case .stops: "Stops"
    case .money: "Money"
    case .time: "Time and history"
    case .scripts: "Scripts"
    case .shell: "The shell"
    }
  }
}
