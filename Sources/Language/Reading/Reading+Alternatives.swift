internal import Session

extension Reading {
  /// The lines that would work instead of one with this fault.
  func alternatives(_ slot: Slot, _ fault: SyntaxFault) -> [String] {
    guard let type = frame.slots.first(where: { $0.slot == slot })?.type else { return [] }
    let values: [SlotValue] =
      if case .date(let fault) = fault {
        fault.meanings.compactMap(type.value)
      } else if case .unknownCurrency(let word, let digits?) = fault {
        [.amount(Amount(digits: digits, currency: meantCurrency(word).map { .code($0) }))]
      } else {
        [type.sample].compactMap { $0 }
      }
    let lines = values.compactMap { value in
      var mended = fills
      mended[slot] = value
      return mended.fault == nil ? frame.build(mended)?.canonicalLine : nil
    }
    if case .unknownSetting = fault { return lines }
    return lines.isEmpty ? ["help \(verb.words)"] : lines
  }
}

/// The currency that a word with a slip in it means, of those that are often meant.
private func meantCurrency(_ word: String) -> Currency? {
  let codes = ["eur", "usd", "gbp", "jpy", "chf", "cad", "aud", "sek", "nok", "dkk", "pln", "czk"]
  let names = ["euro": "EUR", "euros": "EUR", "dollars": "USD", "pounds": "GBP"]
  let near = Spelling.nearest(to: folded(word), in: codes + names.keys.sorted()).first
  return near.flatMap { Currency(code: names[$0] ?? $0.uppercased()) }
}

extension DateFault {
  /// What could have been meant.
  fileprivate var meanings: [DateRange] {
    switch self {
    case .ambiguous(let dates): dates.map { DateRange($0) }
    case .ambiguousRanges(let ranges): ranges
    case .wrongWeekday(let date, _, let nearest, let range):
      range.map { [$0] } ?? [DateRange(date), DateRange(nearest)]
    case .reversed(let start, let end): DateRange(first: end, last: start).map { [$0] } ?? []
    case .vague(let range): [range]
    case .impossible, .outOfRange: []
    }
  }
}

extension SlotType {
  /// A value that always works, for types where any shows the form.
  fileprivate var sample: SlotValue? {
    switch self {
    case .time, .clock: ClockTime(hour: 10, minute: 0).map(SlotValue.time)
    case .duration: .integer(90)
    default: nil
    }
  }

  /// The value that these dates are for a slot of this type.
  fileprivate func value(of range: DateRange) -> SlotValue? {
    switch self {
    case .dates: .dates(.range(range))
    case .phrase: .meaning(PhraseMeaning(dates: range))
    case .date: .date(range.first)
    case .day: .day(.on(range.first))
    case .target: .target(.day(.on(range.first)))
    case .moment: .moment(.date(range.first))
    case .trip, .knownTrip, .stop, .knownStop, .knownStops, .stopOfDay,
      .currentTrip, .eachDay, .moreTime, .kind,
      .stops, .name, .text, .line, .place, .subject, .near, .position,
      .time, .clock, .timeAfterDay, .clearTime, .hours, .result,
      .duration, .dayCount, .amount, .price, .party, .daysBefore, .currency, .distance, .decimal,
      .integer,
      .entry, .entries, .entryList, .oneOf,
      .word, .kindName, .setting, .rule, .value, .file, .values, .cleared,
      .bookable, .booking, .openingHours:
      nil
    }
  }
}
