internal import Session

extension Reading {
  /// The lines that would work instead of one with this fault.
  func alternatives(_ slot: Slot, _ fault: SyntaxFault) -> [String] {
    guard case .date(let dateFault) = fault,
      let type = frame.slots.first(where: { $0.slot == slot })?.type
    else { return [] }
    return dateFault.meanings.compactMap { range in
      guard let value = type.value(of: range) else { return nil }
      var mended = fills
      mended[slot] = value
      return mended.fault == nil ? frame.build(mended)?.canonicalLine : nil
    }
  }
}

extension DateFault {
  /// What could have been meant.
  fileprivate var meanings: [DateRange] {
    switch self {
    case .ambiguous(let dates): dates.map { DateRange($0) }
    case .ambiguousRanges(let ranges): ranges
    case .wrongWeekday(let date, _, let nearest): [DateRange(date), DateRange(nearest)]
    case .reversed(let start, let end): DateRange(first: end, last: start).map { [$0] } ?? []
    case .impossible, .outOfRange: []
    }
  }
}

extension SlotType {
  /// The value that these dates are for a slot of this type.
  fileprivate func value(of range: DateRange) -> SlotValue? {
    switch self {
    case .dates: .dates(.range(range))
    case .phrase: .meaning(PhraseMeaning(dates: range))
    case .date: .date(range.first)
    case .day: .day(.on(range.first))
    case .target: .target(.day(.on(range.first)))
    case .moment: .moment(.date(range.first))
    default: nil
    }
  }
}
