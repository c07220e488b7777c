/// What kinds of place are called: one table from the categories of the gazetteer and the tags of
/// OpenStreetMap to words, and back.
package enum PlaceCategory {
  /// A category of the gazetteer, or of a server's answer, in words: `restaurant street`.
  package static func words(for category: String) -> String {
    names[category] ?? spelled(category)
  }

  /// A tag of OpenStreetMap in words: `cash machine` of `amenity` and `atm`.
  package static func words(forTag key: String, _ value: String) -> String {
    names["\(key)=\(value)"] ?? spelled(value)
  }

  /// The tags that a kind stands for, in one of its words or their plural; the likeliest first,
  /// empty where it is none.
  package static func tags(ofKind kind: String) -> [String] {
    forms(of: folded(kind)).lazy.compactMap { tagsByWord[$0] }.first ?? []
  }

  private static let names: [String: String] = Dictionary(
    rows.flatMap { row in row.tags.map { ($0, row.words[0]) } },
    uniquingKeysWith: { first, _ in first })

  private static let tagsByWord: [String: [String]] = Dictionary(
    rows.flatMap { row in
      row.words.map { (folded($0), row.tags.filter { $0.contains("=") }) }
    }.filter { !$0.1.isEmpty }, uniquingKeysWith: { $0 + $1 })

  private static let rows: [Row] = table.split(separator: "\n").map(Row.init)

  private static func spelled(_ tag: String) -> String {
    tag.split { $0 == "_" || $0 == " " }.joined(separator: " ").lowercased()
  }

  /// A line of the table: the words, the one that is shown first, then the tags and categories.
  private struct Row {
    let words: [String]
    let tags: [String]

    init(_ line: Substring) {
      let halves = line.split(separator: ":", maxSplits: 1)
      words = halves[0].split(separator: ",").map { oneLine(String($0)) }
      tags = (halves.dropFirst().first ?? "").split(separator: " ").map(String.init)
    }
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
