internal import Session

/// Words of many languages for an island, a lake, a mountain or a castle, as people write them beside
/// the name of one: `Lamu Island`, `wyspa Kreta`, `castillo de Praga`.
struct SortWords {
  /// The words for it.
  private let words: Set<Substring>
  /// How its English names are made of what is left; `#` stands for that.
  private let patterns: [String]
  private let kinds: Set<String>
  /// Whether it may be an area, and whether it may be a town.
  private let (isArea, isTown): (Bool, Bool)

  private init(
    _ words: String, patterns: [String], kinds: Set<String>, isArea: Bool = false,
    isTown: Bool = false
  ) {
    self.words = Set(words.split(separator: " ").map { folded(String($0))[...] })
    (self.patterns, self.kinds, self.isArea, self.isTown) = (patterns, kinds, isArea, isTown)
  }

  /// The sort that one of the outer words stands for, and the words of the name that is left.
  static func reading(_ words: [Substring]) -> (sort: SortWords, rest: [Substring])? {
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    for sort in all {
      let atHead = sort.words.contains(first)
      guard atHead || sort.words.contains(last) else { continue }
      let rest = (atHead ? words.dropFirst() : words.dropLast()).drop(while: isSmall)
      if !rest.isEmpty { return (sort, Array(rest)) }
    }
    return nil
  }

  /// The keys by which one of the sort with this name may be found.
  func keys(of name: String) -> [String] {
    [name] + patterns.map { $0.replacing("#", with: name) }
  }

  /// Whether a place is of the sort.
  func holds(_ match: GazetteerMatch) -> Bool {
    switch match.kind {
    case .city: isTown
    case .country, .region:
      isArea && (isTown || match.isCircle)
    case .airport, .sight, .station: kinds.contains(match.place.category ?? "")
    }
  }

  private static let all = [
    SortWords(
      """
      island islands isle isles insel inseln île îles isla islas isola isole ilha ilhas wyspa wyspy \
      eiland eilanden ostrov otok saari ada adasi pulau остров
      """,
      patterns: ["#island", "#islands", "isleof#"], kinds: ["island"], isArea: true, isTown: true),
    SortWords(
      "lake see lac lago jezioro meer jezero järvi göl gölü danau озеро",
      patterns: ["lake#", "#lake"], kinds: ["nature", "park", "viewpoint"], isArea: true),
    SortWords(
      """
      mount mountain mt mont monte berg góra gora montagne montaña montanha montagna hora dağı \
      gunung гора peak szczyt volcano vulkan volcan volcán volcão wulkan
      """,
      patterns: ["mount#", "#mountain", "#volcano"], kinds: ["nature", "park", "viewpoint"],
      isArea: true),
    SortWords(
      """
      castle fortress zamek château schloss burg castillo castelo castello kasteel slot hrad zámek \
      zámok vár kale kalesi festung twierdza zitadelle citadel fort замок
      """,
      patterns: ["#castle", "#fort", "#fortress"],
      kinds: ["castle", "palace", "landmark", "ruins", "museum"]),
  ]
}

private func isSmall(_ word: Substring) -> Bool {
  GazetteerSearch.fillers.contains(word) || LeadingArticle.all.contains(word) || word == "na"
}

extension GazetteerMatch {
  /// Whether it is an area that is no division.
  fileprivate var isCircle: Bool {
    if case .circle = extent { true } else { false }
  }
}
