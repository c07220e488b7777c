internal import Session

/// The ways to read a line that mean different things, by how well they explain its words.
struct Rivals {
  /// How many points a reading may lie behind the best and still be what was meant: less than it
  /// makes whether one word is known or only part of a name.
  private static let margin = 3
  /// How many ways are kept to be told about.
  private static let most = 4

  /// The meanings that lie close to the best one, and that one first.
  private(set) var close: [Intent] = []
  /// What was not chosen, the nearest first; where that is all that is wanted, only what lies close.
  private(set) var lost: [LostReading] = []

  init(_ readings: Readings, reader: LineReader, onlyClose: Bool = false) {
    let ranked = readings.ranked
    // Most lines have one meaning.
    if let only = ranked.first, ranked.count == 1, onlyClose || readings.lacking.isEmpty {
      close = [only.frame.build(only.fills)].compactMap(\.self)
      return
    }
    guard let best = ranked.first, let meant = best.frame.build(best.fills) else { return }
    var known: Set<Intent> = [meant]
    close = [meant]
    for reading in ranked.dropFirst() where lost.count < Rivals.most {
      let behind = best.score - reading.score
      if onlyClose, behind > Rivals.margin { break }
      guard let intent = reading.frame.build(reading.fills), known.insert(intent).inserted else {
        continue
      }
      let isSure = Doubt(reading: reading, chart: readings.chart, reader: reader).finding == nil
      if isSure, behind <= Rivals.margin { close.append(intent) }
      let loose = reading.looseText(in: readings.chart.context)
      lost.append(
        LostReading(.intent(intent), loss: isSure ? .points(behind, loose: loose) : .doubtful))
    }
    if !onlyClose { addLacking(readings, besides: Set(ranked.map(\.verb))) }
  }

  /// Other commands that were begun and lack something.
  private mutating func addLacking(_ readings: Readings, besides verbs: Set<Verb>) {
    var told = verbs
    for reading in readings.lacking where lost.count < Rivals.most {
      guard let missing = reading.missing, told.insert(reading.verb).inserted else { continue }
      lost.append(LostReading(.verb(reading.verb), loss: .lacks(missing.shown)))
    }
  }
}

extension Utterance {
  /// Keeps what else the line could mean; what is as likely makes it mean either.
  mutating func consider(_ rivals: Rivals) {
    others = rivals.lost
    if rivals.close.count > 1, rivals.close.first == intent { intent = .either(rivals.close) }
  }
}

extension Reading {
  /// The words it takes for names or text of which nothing is known.
  fileprivate func looseText(in context: ChartContext) -> [String] {
    frame.slots.compactMap { spec in
      guard spec.type.isBareText || spec.type.isFreeText, let range = tokens[spec.slot] else {
        return nil
      }
      return context.text(range)
    }
  }
}

extension SlotType {
  /// Whether all that follows does.
  fileprivate var isFreeText: Bool {
    switch self {
    case .text, .line, .value: true
    case .name, .place, .subject, .near, .trip, .knownTrip, .day, .stop, .knownStop,
      .knownStops,
      .stopOfDay,
      .currentTrip, .eachDay, .moreTime, .kind, .clock, .stops, .target,
      .position, .dates, .date, .phrase, .time, .timeAfterDay, .clearTime, .hours, .result,
      .duration,
      .dayCount,
      .amount, .price, .party, .daysBefore,
      .currency, .distance, .decimal, .integer, .entry, .entries, .entryList, .moment, .oneOf,
      .word,
      .kindName,
      .setting, .rule, .file,
      .values, .cleared, .bookable, .booking, .openingHours:
      false
    }
  }
}
