internal import Session

/// The names that a reading takes without quotes.
extension Reading {
  /// The slots filled by a name that stands without quotes.
  func looseNames(in context: ChartContext) -> [(SlotSpec, Range<Int>)] {
    frame.slots.flatMap { spec -> [(SlotSpec, Range<Int>)] in
      guard spec.type.isBareText, let range = tokens[spec.slot] else { return [] }
      if case .subjects? = fills[spec.slot] {
        return context.tokens[range].split { $0.kind == .quoted }
          .compactMap { context.nameAlone(in: $0.startIndex..<$0.endIndex) }.map { (spec, $0) }
      }
      return context.tokens[range].contains { $0.kind == .quoted } ? [] : [(spec, range)]
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
  /// What stands between the quoted ones of a list, without what parts it from them; a pin is no name.
  fileprivate func nameAlone(in range: Range<Int>) -> Range<Int>? {
    func isLink(_ index: Int) -> Bool { linkWords.contains { tokens[index].says($0) } }
    let words = range.drop(while: isLink)
    let count = words.reversed().prefix(while: isLink).count
    let name = words.startIndex..<words.endIndex - count
    return name.isEmpty || tokens[name.lowerBound].says("@") ? nil : name
  }

  func line(replacing range: Range<Int>, with words: String) -> String {
    var bytes = Array(line.utf8)
    bytes.replaceSubrange(range, with: words.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
