internal import Session

/// All readings of a line that come into question.
struct Readings {
  let chart: Chart
  private(set) var complete: [Reading] = []
  private(set) var lacking: [Reading] = []
  private(set) var furthest = Furthest()
  /// The commands whose lead stands at the beginning of the line.
  private(set) var begun: [CommandSpec] = []

  init(_ chart: Chart) { self.chart = chart }

  /// Complete before lacking, then the most points; of equal ones the first in the table.
  var best: Reading? { Readings.best(of: complete) ?? Readings.best(of: lacking) }

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
    for start in chart.context.beginnings {
      let word = chart.context.token(start).map { $0.kind == .quoted ? "" : $0.folded } ?? ""
      for entry in CommandTable.leads[word] ?? [] {
        guard chart.context.isIn(entry.frame.scene),
          let end = chart.context.endOfLead(entry.lead, at: start)
        else { continue }
        if !begun.contains(where: { $0.verb == entry.spec.verb }) { begun.append(entry.spec) }
        search(entry.frame, of: entry.spec.verb, after: end)
      }
    }
    if begun.isEmpty, !chart.context.isNoOrder { searchLeadless() }
  }

  /// Shapes that begin with a slot count only where no command was begun.
  private mutating func searchLeadless() {
    let (reached, lacked) = (furthest, lacking)
    for start in chart.context.beginnings where start < chart.context.tokens.count {
      for entry in CommandTable.leadless where chart.context.isIn(entry.frame.scene) {
        search(entry.frame, of: entry.spec.verb, after: start)
      }
    }
    (furthest, lacking) = (reached, lacked)
  }

  private mutating func search(_ frame: Frame, of verb: Verb, after lead: Int) {
    var search = FrameSearch(chart, frame)
    if let reading = search.best(verb: verb, after: lead) {
      if reading.missing == nil, reading.isWhole {
        complete.append(reading)
      } else if reading.missing?.question.isEmpty != true {
        // A word of a phrase is not asked for.
        lacking.append(reading)
      }
    }
    furthest.reach(max(search.furthest.index, lead), search.furthest.expected)
  }
}

extension Reading {
  /// Whether its slots make an intent, or would but for a fault in one.
  fileprivate var isWhole: Bool { fills.fault != nil || frame.build(fills) != nil }
}
