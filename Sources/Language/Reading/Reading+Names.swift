internal import Session

/// The names that a reading takes without quotes.
extension Reading {
  /// The slots filled by a name that stands without quotes.
  func looseNames(in context: ChartContext) -> [(SlotSpec, Range<Int>)] {
    frame.slots.compactMap { spec in
      guard spec.type.isBareText, let range = tokens[spec.slot],
        context.tokens[range].allSatisfy({ $0.kind != .quoted })
      else { return nil }
      return (spec, range)
    }
  }

  /// What something is to be called, without quotes.
  func titles(in context: ChartContext) -> [Range<Int>] {
    frame.slots.compactMap { spec in
      guard spec.type == .name || spec.slot == .name && spec.type == .text(orNone: false),
        let range = tokens[spec.slot], context.tokens[range].allSatisfy({ $0.kind != .quoted })
      else { return nil }
      return range
    }
  }

  /// All names without quotes: those of things that may not be there, and titles and new names, which
  /// go on to the end of the line.
  func names(in context: ChartContext) -> [Range<Int>] {
    frame.slots.compactMap { spec in
      guard spec.type.isBareText || spec.slot == .name || spec.type == .stop || spec.type == .stops,
        let range = tokens[spec.slot], context.tokens[range].allSatisfy({ $0.kind != .quoted })
      else { return nil }
      return range
    }
  }

  /// Whether it explains words that the other one takes for a part of a name.
  func isSounder(than other: Reading, _ keyword: Keyword) -> Bool {
    verb == other.verb && looseWords + keyword.fewestExplained <= other.looseWords
  }

  private var looseWords: Int {
    frame.slots.filter(\.type.isBareText).reduce(0) { $0 + (tokens[$1.slot]?.count ?? 0) }
  }
}

extension ChartContext {
  func line(replacing range: Range<Int>, with words: String) -> String {
    var bytes = Array(line.utf8)
    bytes.replaceSubrange(range, with: words.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
