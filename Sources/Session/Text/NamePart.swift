/// A name folded, and once more with its apostrophes parting words where that differs, so that
/// `orsay` begins a word of `Musée d'Orsay`.
package func nameSpellings(_ name: String) -> Set<String> {
  [folded(name), folded(name, apostrophes: .split)]
}

/// How words are a part of a name, the closest first.
///
/// What the closest way finds counts: where one stop is called `Ham`, nobody means `Birmingham`.
enum NamePart: CaseIterable {
  case whole
  /// From the beginning of one of its words: `serr` of `Parque de Serralves`.
  case words
  /// Inside a word: `kirche` of `Frauenkirche`.
  case inside

  /// Whether folded words are such a part of a name with these spellings.
  func matches(_ words: String, in spellings: Set<String>) -> Bool {
    guard !words.isEmpty else { return false }
    // `mon` begins no `Mont Blanc`, nor `sun` a `Sunset Inn`.
    if self != .whole, saidWeekdays.contains(words) {
      return self == .words
        && spellings.contains { $0.split(separator: " ").contains { $0 == words } }
    }
    return spellings.contains { spelling in
      switch self {
      case .whole: spelling == words
      case .words: spelling.hasPrefix(words) || spelling.contains(" " + words)
      case .inside: spelling.contains(words)
      }
    }
  }
}

private let saidWeekdays = Set(
  Weekday.allCases.flatMap { [$0.abbreviation.lowercased(), $0.name.lowercased()] })
