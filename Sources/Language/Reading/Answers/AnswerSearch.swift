internal import Session

/// The ways in which an answer can fill a command that is still asked for: the slot that was asked
/// for stands without the words that lead to it, others may follow with theirs; behind "no" or
/// "actually" something said before is said anew.
struct AnswerSearch {
  private let chart: Chart
  private let partial: PartialCommand
  /// `nil` where nothing was asked for.
  private let asked: SlotSpec?

  init(_ chart: Chart, _ partial: PartialCommand, asked: SlotSpec?) {
    self.chart = chart
    self.partial = partial
    self.asked = asked
  }

  /// The best way, which uses every word; `nil` where there is none.
  var best: Reading? {
    var best: Reading?
    for reading in corrections + answers where reading.score > best?.score ?? 0 {
      best = reading
    }
    return best
  }

  /// An answer that begins with what was asked for, or holds it behind its own words.
  private var answers: [Reading] {
    guard let asked else { return [] }
    let open = partial.frame.slots.filter { $0.slot != asked.slot && !partial.fills.has($0.slot) }
    let starts = asked.type.isVerbatim ? [0] : chart.context.beginnings
    let bare = frame(beginningWith: asked, asked.type.isVerbatim ? [] : open)
    let whole = Frame([""], (open + [asked]).map { $0.optional(after: $0.words) }) { _ in nil }
    let isWhole = !asked.introducers.isEmpty && !asked.type.isVerbatim
    return readings(bare, from: starts) + (isWhole ? readings(whole, from: starts) : [])
      + (asked.type.isVerbatim ? readings(clear, from: [0]) : [])
  }

  /// What is no name: dates where a name is asked for are dates.
  ///
  /// A setting would be found in any word, so it stays what it is.
  private var clear: Frame {
    let clear = partial.frame.slots.filter {
      !$0.type.isBareText && !$0.type.isVerbatim && $0.type != .setting
        && ($0.type.isDates || !partial.fills.has($0.slot))
    }
    return Frame([""], clear.map { $0.optional(after: $0.words) }) { _ in nil }
  }

  /// What was said before, said anew; what was said last comes first.
  private var corrections: [Reading] {
    let isVerbatim = asked?.type.isVerbatim ?? false
    guard let start = chart.context.endOfCorrection(beforeVerbatim: isVerbatim) else { return [] }
    return sayingAnew(said + (asked.map { [$0] } ?? []), from: start)
  }

  /// What was said, the last first.
  private var said: [SlotSpec] { partial.said.reversed().compactMap(partial.spec) }

  /// The one way in which the words say something of the command anew, of such slots only.
  ///
  /// `nil` where there is none, or where they could as well say something else of it.
  func onlyCorrection(of isMeant: (Slot) -> Bool) -> Reading? {
    let open = partial.frame.slots.filter {
      !partial.fills.has($0.slot) && !$0.type.isBareText && !$0.type.isVerbatim
    }
    let start = chart.context.endOfCorrection(beforeVerbatim: false) ?? 0
    let found = sayingAnew((said + open).filter { isMeant($0.slot) }, from: start, of: isMeant)
      .filter { !speaksOfNothing($0) }
    guard let best = found.max(by: { $0.score < $1.score }) else { return nil }
    let meant = partial.taking(best).intent
    let isOnly = found.allSatisfy {
      $0.score < best.score || partial.taking($0).intent == meant
    }
    return isOnly ? best : nil
  }

  private func sayingAnew(
    _ specs: [SlotSpec], from start: Int, of isMeant: (Slot) -> Bool = { _ in true }
  ) -> [Reading] {
    specs.flatMap { spec in
      readings(
        frame(
          beginningWith: spec,
          partial.frame.slots.filter { $0.slot != spec.slot && isMeant($0.slot) }),
        from: [start])
    }
  }

  /// Whether it takes a mere number for a day or a result, or words for a stop, that are not there.
  private func speaksOfNothing(_ reading: Reading) -> Bool {
    if case .target(.day(.number(let number)))? = reading.fills[.day],
      reading.tokens[.day]?.count == 1, number > chart.context.dayCount
    {
      return true
    }
    if case .results(let rows)? = reading.fills.subject,
      rows.contains(where: { $0 > chart.context.resultCount })
    {
      return true
    }
    return [Slot.stop, .stops].compactMap { reading.fills.stops($0)?.first }.contains {
      guard case .named(let name) = $0 else { return false }
      return !chart.context.stops.has(name)
    }
  }

  /// A shape that may begin with a slot itself; another one that any words fill needs its own words
  /// before it.
  private func frame(beginningWith first: SlotSpec, _ others: [SlotSpec]) -> Frame {
    let slots = others.map { spec in
      let needsWords = spec.type.isBareText && spec.introducers.isEmpty
      return spec.optional(after: needsWords ? ["called", "named"] : spec.words)
    }
    return Frame([""], [first.optional(after: [""] + first.leadingWords)] + slots) { _ in nil }
  }

  private func readings(_ frame: Frame, from starts: [Int]) -> [Reading] {
    starts.filter { $0 < chart.context.tokens.count }.compactMap { start in
      var search = FrameSearch(chart, frame)
      let reading = search.best(verb: partial.verb, after: start)
      return reading?.tokens.isEmpty == false ? reading : nil
    }
  }
}

extension SlotSpec {
  fileprivate var words: [String] { introducers.map { $0.joined(separator: " ") } }

  /// Its own words, and those of the same slot in other commands.
  fileprivate var leadingWords: [String] {
    let everywhere = CommandTable.specs.flatMap(\.frames).flatMap(\.slots)
      .filter { $0.slot == slot && $0.type == type }.flatMap(\.words)
    let naming = slot == .name ? ["call it", "name it"] : []
    return words + naming + Set(everywhere).subtracting(words + [""]).sorted()
  }
}

extension SlotType {
  /// Whether any words that could be said are meant as they are: names and texts.
  var isVerbatim: Bool {
    switch self {
    case .name, .text, .line, .value, .word, .kindName: true
    case .trip, .knownTrip, .day, .stop, .knownStop, .knownStops, .stopOfDay,
      .currentTrip, .eachDay, .moreTime, .kind, .clock, .stops, .place,
      .subject, .near, .target, .position,
      .dates, .date, .phrase, .time, .timeAfterDay, .clearTime, .hours, .result, .duration,
      .dayCount,
      .amount, .price, .party, .daysBefore,
      .currency,
      .distance, .decimal, .integer, .entry, .entries, .entryList, .moment, .oneOf,
      .setting, .rule,
      .file, .values,
      .cleared, .bookable, .booking, .openingHours:
      false
    }
  }
}
