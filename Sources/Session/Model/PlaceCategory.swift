/// What kinds of place are called, as ``KindTable`` tells it: from the categories of the gazetteer and
/// the tags of OpenStreetMap to words, and back.
package enum PlaceCategory {
  /// A category of the gazetteer, or of a server's answer, in words: `restaurant street`.
  package static func words(for category: String) -> String {
    categories[category] ?? spelled(category)
  }

  /// A tag of OpenStreetMap in words: `cash machine` of `amenity` and `atm`.
  package static func words(forTag key: String, _ value: String) -> String {
    tags["\(key)=\(value)"] ?? spelled(value)
  }

  /// The tags that a kind stands for, in one of its words or their plural; the likeliest first,
  /// empty where it is none.
  package static func tags(ofKind kind: String) -> [String] {
    forms(of: folded(kind)).lazy.compactMap { tagsByWord[$0] }.first ?? []
  }

  /// Whether a kind is one of the gazetteer's for which servers have no tag: to them the words would be
  /// a name.
  package static func isOursAlone(_ kind: String) -> Bool {
    tags(ofKind: kind).isEmpty && !KindWords.kinds(meantBy: folded(kind)).isEmpty
  }

  /// By category: the line that is about it alone.
  private static let categories = KindTable.lines { $0.kinds }
    .compactMapValues { $0.alone.first?.words.first }

  /// By tag: the line that is about it alone, else the first that has it.
  private static let tags = KindTable.lines { $0.tags }
    .compactMapValues { ($0.alone + $0.others).first?.words.first }

  private static let tagsByWord: [String: [String]] = Dictionary(
    KindTable.rows.filter { !$0.tags.isEmpty }
      .flatMap { row in (row.words + row.others).map { ($0, row.tags) } },
    uniquingKeysWith: { first, more in first + more.filter { !first.contains($0) } })

  private static func spelled(_ tag: String) -> String {
    tag.split { $0 == "_" || $0 == " " }.joined(separator: " ").lowercased()
  }
}

extension Place {
  /// What it is, in words; empty where nobody tells.
  package var kindInWords: String { category.map(PlaceCategory.words) ?? "" }

  /// The name with what it is and where: `Livraria Lello (landmark, Porto, Portugal)`.
  package var inWords: String {
    let facts = [kindInWords, address ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    return facts.isEmpty ? name : "\(name) (\(facts))"
  }
}
