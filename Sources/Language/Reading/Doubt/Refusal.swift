internal import Session

/// Why no reading of a line is whole, and what would work instead.
struct Refusal {
  let readings: Readings
  let context: ChartContext
  let reader: LineReader

  var diagnostic: Diagnostic {
    let whole = context.bytes(0..<context.tokens.count)
    if let planned = Planned(context) {
      return SyntaxProblem.planned(planned).diagnostic(bytes: whole)
    }
    if readings.chart.leavesAlone != nil {
      return SyntaxProblem.leavesAlone.diagnostic(bytes: whole)
    }
    if context.asksForAdvice { return SyntaxProblem.onlyAsked(nil).diagnostic(bytes: whole) }
    return readings.begun.isEmpty ? unknownVerb : unexpected
  }

  private var unexpected: Diagnostic {
    let index = min(readings.furthest.index, context.tokens.count)
    let range = index..<min(index + 1, context.tokens.count)
    let problem = SyntaxProblem.unexpected(
      context.token(index).map { _ in context.raw(range) }, expected: readings.furthest.expected,
      tries: readings.begun.map(\.exampleOrHelp))
    return problem.diagnostic(bytes: context.bytes(range))
  }

  private var unknownVerb: Diagnostic {
    let end = context.endOfGlued(from: 0)
    let word = context.raw(0..<end)
    let leads = CommandTable.beginnings(with: context.tokens.first?.folded ?? "")
    guard leads.isEmpty else {
      return SyntaxProblem.unfinishedVerb(word, leads: leads)
        .diagnostic(bytes: context.bytes(0..<end))
    }
    let problem = SyntaxProblem.unknownVerb(word, close: verb.close, tries: tries(instead: end))
    return problem.diagnostic(bytes: context.bytes(0..<end))
  }

  private var verb: MisspeltVerb { MisspeltVerb(context: context, reader: reader, index: 0) }

  /// The line with its first word put right where that can be read, else lines that work.
  private func tries(instead end: Int) -> [String] {
    let rest = end < context.tokens.count ? " " + context.raw(end..<context.tokens.count) : ""
    let mended = verb.close.map { $0 + rest }.filter { reader.soundReading(of: $0) != nil }
    guard mended.isEmpty else { return mended }
    let examples = verb.close.flatMap(Verb.examples)
    return examples.isEmpty ? [search, "help"].compactMap { $0 } : examples
  }

  /// A few plain words may be a place.
  private var search: String? {
    let line = context.raw(0..<context.tokens.count)
    let search = "search \(line)"
    return context.tokens.count <= 3 && reader.soundReading(of: search) != nil ? search : nil
  }
}

extension Verb {
  /// A line that works; not one that would take away or book what nobody spoke of.
  fileprivate var exampleOrHelp: String {
    let help = "help \(words)"
    return Verb.withoutExample.contains(self) ? help : spec.examples.first ?? help
  }

  private static let withoutExample: Set<Verb> = [
    .deleteTrip, .shiftTrip, .removeDay, .skipCity, .remove, .removeTask, .flight, .train, .bus,
    .ferry, .drive, .hotel, .activity, .set, .undo, .redo, .restore, .dates,
  ]

  /// The words that commands begin with, in the order of the table.
  static let suggestible: [String] = {
    var words: [String] = []
    for lead in CommandTable.specs.flatMap({ $0.frames.flatMap(\.leads) }) {
      if let word = lead.first, !words.contains(word), word != "?" { words.append(word) }
    }
    return words
  }()

  /// A line that works, of the first command that begins with this word.
  static func examples(beginning word: String) -> [String] {
    let spec = CommandTable.specs.first { spec in
      spec.frames.contains { $0.leads.contains { $0.first == word } }
    }
    return spec.map { [$0.verb.exampleOrHelp] } ?? []
  }
}
