internal import Session

extension [Frame] {
  /// The same said of a stop by its name and its day: `lunch on tuesday is at 2`.
  ///
  /// Words that as well say where a new stop goes (`lunch on tuesday at 2`) are left out.
  var ofDays: [Frame] { compactMap(\.ofDay) }
}

extension Frame {
  fileprivate var ofDay: Frame? {
    guard let place = slots.firstIndex(where: { $0.type.isKnownStop }),
      slots[place].introducers.isEmpty, scene != .onDay
    else { return nil }
    var slots = slots
    slots[place] = slots[place].holding(.stopOfDay(leaving: false))
    guard patterns.contains(where: { $0.firstWords.contains("") }) else {
      return Frame(self, slots: slots)
    }
    for (index, spec) in slots.enumerated() where index != place && !spec.introducers.isEmpty {
      slots[index] = spec.holding(spec.type) { words in
        !words.isEmpty && !placing.contains(words[0])
      }
      if slots[index].introducers.isEmpty { return nil }
    }
    return Frame(self, slots: slots)
  }
}

extension SlotType {
  fileprivate var isKnownStop: Bool { self == .knownStop || self == .knownStops }
}

private let placing: Set = ["at", "around", "in", "for", "from", "to", ":"]
