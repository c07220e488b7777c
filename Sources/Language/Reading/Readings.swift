internal import Session

/// All readings of a line that come into question.
struct Readings {
  let chart: Chart
  private(set) var complete: [Reading] = []
  private(set) var lacking: [Reading] = []
  private(set) var furthest = Furthest()
  /// The commands whose lead stands at the beginning of the line.
  private(set) var begun: [Verb] = []
  /// Whether the words are those of a canonical line, so that nothing else was looked at.
  private(set) var isExact = false

  init(_ chart: Chart) { self.chart = chart }

  /// Complete before lacking, then the most points; of equal ones the first in the table.
  ///
  /// What is asked for is what the canonical shape lacks, where one was begun.
  var best: Reading? {
    Readings.best(of: complete) ?? bestLacking
  }

  /// The canonical shape where one was begun, unless a phrase knows words of which it only guesses.
  private var bestLacking: Reading? {
    guard var canonical = Readings.best(of: lacking) else { return nil }
    // `remove`, and nothing more: a stop is meant more often than a day.
    if canonical.saidSlots.isEmpty, let ofStop = lacking.first(where: \.asksForStop) {
      canonical = ofStop
    }
    return canonical
  }

  /// The whole and sound readings, the best first; of equal ones the first in the table.
  var ranked: [Reading] {
    complete.filter { $0.fills.fault == nil }.enumerated()
      .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }.map(\.element)
  }

  private static func best(of readings: [Reading]) -> Reading? {
    readings.reduce(nil) { best, reading in
      guard let best, best.score >= reading.score else { return reading }
      return best
    }
  }

  mutating func search() {
    if let exact = exactly() {
      self = exact
      return
    }
    for lead in chart.context.leads {
      if lead.isBegun { note(lead.entry.verb) }
      search(lead.entry, lead: lead.tokens)
    }
  }

  private mutating func note(_ verb: Verb) {
    if !begun.contains(verb) { begun.append(verb) }
  }

  private mutating func search(_ entry: CommandLead, lead: Range<Int>) {
    var search = FrameSearch(chart, entry.frame)
    self.search(entry, lead: lead, &search)
  }

  /// The same with nothing in it but the words of the command and of its slots.
  mutating func searchExactly(_ entry: CommandLead, lead: Range<Int>) {
    var search = FrameSearch(chart, entry.frame, exactly: true)
    note(entry.verb)
    self.search(entry, lead: lead, &search)
    isExact = true
  }

  private mutating func search(
    _ entry: CommandLead, lead: Range<Int>, _ search: inout FrameSearch
  ) {
    if var reading = search.best(verb: entry.verb, after: lead.upperBound) {
      reading.lead = lead
      if reading.missing == nil, reading.isWhole {
        complete.append(reading)
      } else if reading.mayBeAskedFor {
        lacking.append(reading)
      }
    }
    furthest.reach(max(search.furthest.index, lead.upperBound), search.furthest.expected)
  }
}

extension Reading {
  /// Whether nothing is said yet, and a stop is asked for first.
  fileprivate var asksForStop: Bool {
    saidSlots.isEmpty && (missing?.type == .stops || missing?.type == .stop)
  }

  /// Whether a question can make it whole: a word of a phrase is not asked for, nor what makes no
  /// sense though nothing is missing.
  fileprivate var mayBeAskedFor: Bool {
    if let missing { return !missing.question.isEmpty }
    return true
  }

  /// Whether its slots make an intent, or would but for a fault in one.
  fileprivate var isWhole: Bool { fills.fault != nil || frame.build(fills) != nil }
}

extension ChartContext {
  /// Words that begin a command, where they stand at the beginning of the line.
  struct Lead {
    var entry: CommandLead
    var tokens: Range<Int>
    /// Whether they are more than words before a command.
    var isBegun: Bool
  }

  var leads: [Lead] {
    let beginnings = beginnings
    let behindArticles = behindArticles(beginnings)
    var leads: [Lead] = []
    for start in beginnings + behindArticles where !isQuestion(start) {
      let word = token(start).map { $0.kind == .quoted ? "" : $0.folded } ?? ""
      // `no wait, day 3` puts right what was spoken of, where there is anything.
      let corrects = isIn(.stopMentioned) && isTakenBack(before: start)
      for entry in CommandTable.leads[word] ?? []
      where !(corrects && entry.verb == .day) {
        for end in entry.pattern.ends(in: self, at: start).flatMap(withDative) where end > start {
          leads.append(
            Lead(
              entry: entry, tokens: start..<end,
              isBegun: !beginnings.contains(end) && !behindArticles.contains(end)
                && !isCount(start..<end)))
        }
      }
    }
    return leads
  }

  /// The token behind a verb, and the one behind `me` or `us` where it is not a part of a name: `put me
  /// the Louvre`.
  private func withDative(_ end: Int) -> [Int] {
    guard let token = token(end), token.says("me") || token.says("us"),
      let next = self.token(end + 1), next.kind == .quoted || namingWords.contains(next.folded)
    else { return [end] }
    return [end, end + 1]
  }

  /// Whether this is a mere number, with which much may begin.
  private func isCount(_ range: Range<Int>) -> Bool {
    range.count == 1 && tokens[range].allSatisfy { $0.kind == .number || $0.says("one") }
  }
}

private let namingWords: Set = ["the", "a", "an", "some", "my", "our", "this", "that"]
