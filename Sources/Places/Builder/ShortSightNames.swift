internal import Session

/// What people leave of the long names of sights: Fushimi Inari of Fushimi Inari Taisha, Arlington
/// Cemetery of Arlington National Cemetery.
///
/// A part of a name counts where two words at least are left, one of which is no common one, and where
/// nothing else is called so.
struct ShortSightNames {
  /// The compact spellings of all names that are known.
  private var taken: Set<String>

  init(_ entries: [GazetteerEntry]) {
    taken = []
    for entry in entries {
      for name in [entry.name] + entry.aliases { taken.insert(compact(folded(name))) }
    }
  }

  /// Adds them to the sights; the best known of those that share one has it.
  ///
  /// - `entries`: most important first.
  mutating func add(to entries: inout [GazetteerEntry]) {
    for index in entries.indices where entries[index].kind == .sight {
      for name in parts(of: entries[index].name) where isTelling(name) {
        let spelling = name.joined(separator: " ")
        guard taken.insert(compact(folded(spelling))).inserted else { continue }
        entries[index].aliases.append(spelling)
        entries[index].ownAliases.append(spelling)
      }
    }
  }

  /// A name without what sort of sight it is, and without a word that only says whose.
  private func parts(of name: String) -> [[String]] {
    let words = name.split(separator: " ").map(String.init)
    guard words.count > 2 else { return [] }
    let last = folded(words[words.count - 1])
    let inner = words.indices.dropFirst().dropLast().filter { index in
      owners.contains(folded(words[index])) && !joining.contains(folded(words[index + 1]))
    }
    // A town has many a museum.
    var all = inner.map { index in Array(words[..<index] + words[(index + 1)...]) }
      .filter { $0.count > 2 || !many.contains(last) }
    // `Horsens Art` is no name of a museum.
    if sorts.contains(last), CommonWords.kind(of: folded(words[words.count - 2])).isEmpty {
      all.append(words.dropLast())
    }
    return all
  }

  private func isTelling(_ words: [String]) -> Bool {
    let plain = words.map { folded($0) }
    return plain.count > 1 && plain.last.map { !joining.contains($0) } == true
      && plain.contains { word in
        word.utf8.count > 2 && !joining.contains(word) && CommonWords.kind(of: word).isEmpty
      }
  }
}

/// Words within a name that say whose it is, or of what rank.
private let owners: Set = [
  "national", "memorial", "state", "royal", "imperial", "provincial", "regional", "municipal",
  "federal", "archaeological", "historic", "historical",
]

/// What many a town has more than one of.
private let many: Set = ["museum", "gallery", "library", "theatre", "theater", "garden", "gardens"]

/// Words behind a name that say what it is.
private let sorts: Set = [
  "taisha", "jingu", "jinja", "shrine", "temple", "cathedral", "basilica", "church", "abbey",
  "monastery", "mosque", "palace", "castle", "fortress", "tower", "gardens", "garden", "museum",
  "market", "waterfall", "falls", "ruins", "memorial", "monument", "building", "mausoleum",
]

private let joining: Set = [
  "of", "the", "de", "del", "la", "le", "les", "du", "di", "da", "do", "and", "y", "e", "van",
  "der",
  "den", "das", "el", "al", "in", "on", "at",
]
