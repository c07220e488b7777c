internal import Session

/// What the builder has gathered of all places, before it is written.
struct GazetteerIndex {
  struct Spelling {
    var key: String
    var place: Int
    var kind: NameClass
  }

  private(set) var spellings: [Spelling] = []
  /// The words of each place, by row id less one.
  private(set) var words: [[String]] = []

  init(_ entries: [GazetteerEntry]) {
    words.reserveCapacity(entries.count)
    var short = ShortTownNames(entries)
    for (offset, entry) in entries.enumerated() {
      add(entry, short: short.names(of: entry), id: offset + 1)
    }
    spellings.sort { ($0.key, $0.place, $0.kind) < ($1.key, $1.place, $1.kind) }
  }

  private mutating func add(_ entry: GazetteerEntry, short: [String], id: Int) {
    var words: [String] = []
    func note(_ folded: String) { words += folded.split(separator: " ").map(String.init) }
    var known: Set<String> = []
    func take(_ name: String, _ kind: NameClass) -> [Spelling] {
      Places.spellings(of: name, country: entry.country).compactMap { spelling in
        note(spelling)
        let key = compact(spelling)
        let kind = kind == .name && entry.namesOfTowns.contains(key) ? NameClass.short : kind
        let isNew = known.insert("\(kind.rawValue)\(key)").inserted
        return isNew ? Spelling(key: key, place: id, kind: kind) : nil
      }
    }
    spellings += take(entry.name, .name)
    let own = Set(entry.ownAliases.map(folded))
    for alias in entry.aliases {
      spellings += take(alias, own.contains(folded(alias)) ? .ownAlias : .alias)
    }
    for name in [entry.name] + entry.aliases {
      let plain = folded(name)
      let short = entry.kind == .airport ? withoutAirport(plain) : withoutArticle(plain)
      spellings += short.map { take($0, .short) } ?? []
    }
    for name in short { spellings += take(name, .short) }
    for text in entry.context { note(folded(text)) }
    if !entry.code.isEmpty {
      let code = entry.code.lowercased()
      spellings.append(Spelling(key: code, place: id, kind: .code))
      note(code)
    }
    self.words.append(unique(words + marks(of: entry)))
  }

  /// Every ASCII word long enough to be misspelt, sorted.
  func terms() -> [String] {
    var seen: Set<String> = []
    for word in words.joined() where word.utf8.count > 2 && word.utf8.allSatisfy({ $0 < 0x80 }) {
      seen.insert(word)
    }
    return seen.sorted()
  }
}

/// A folded name without the words that most airports have in theirs; `nil` where it has none of them.
private func withoutAirport(_ name: String) -> String? {
  let words = name.split(separator: " ")
  let rest = words.filter { !airportWords.contains($0) }
  return rest.isEmpty || rest.count == words.count ? nil : rest.joined(separator: " ")
}

/// A folded name without the article that it begins with; `nil` where it has none, or little is left.
private func withoutArticle(_ name: String) -> String? {
  guard let blank = name.firstIndex(of: " "), articles.contains(name[..<blank]) else { return nil }
  let rest = name[name.index(after: blank)...]
  return rest.utf8.count < 4 ? nil : String(rest)
}

/// The articles that names of places begin with; `the` is left out everywhere.
private let articles: Set<Substring> = [
  "la", "le", "les", "el", "los", "las", "il", "lo", "gli", "o", "os", "a", "as", "der", "die",
  "das",
  "den", "de", "het", "al", "l", "s",
]

private func marks(of entry: GazetteerEntry) -> [String] {
  var marks = [SearchMark.kind(entry.kind.rawValue), SearchMark.country(entry.country)]
  if let category = entry.category { marks.append(SearchMark.kind(category)) }
  marks += entry.tags.map(SearchMark.kind)
  return marks
    + entry.regions.map { SearchMark.region(RegionKey(country: entry.country, code: $0)) }
}

private func unique(_ words: [String]) -> [String] {
  var seen: Set<String> = []
  return words.filter { seen.insert($0).inserted }
}
