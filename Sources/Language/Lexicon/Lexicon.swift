internal import Session

/// The words that the language knows by their classes; the only place where they are listed.
///
/// It is made when the first line is read openly: lines in the canonical form do without.
struct Lexicon: Sendable {
  static let shared = Lexicon()

  private var words: [String: ClassSet] = [:]
  /// Entries of several words by the first of them, the longest first.
  private var phrases: [String: [Phrase]] = [:]
  private var separable: [String: [(particle: String, act: WordClass)]] = [:]
  /// The words that were asked for.
  private let asked = WordMemory<Entry>()

  private struct Phrase: Sendable {
    let rest: [String]
    let classes: ClassSet
  }

  /// What is listed of a word: its classes, and the phrases that begin with it.
  private struct Entry: Sendable {
    let classes: ClassSet
    let phrases: [Phrase]
  }

  /// Those that stand for something; known without the rest.
  static let pronouns = Set(
    talk.filter { $0.0 == .pronoun }.flatMap { $0.1.split(whereSeparator: \.isWhitespace) }
      .map(String.init))

  private init() {
    for (kind, list) in Lexicon.acts + Lexicon.nouns + Lexicon.nounsOfLists
      + Lexicon.nounsOfMatters + Lexicon.operators + Lexicon.talk + Lexicon.courtesies
      + Lexicon.asides
    {
      for entry in list.split(whereSeparator: \.isWhitespace) {
        for words in Lexicon.spelledOut(entry) { enter(words, ClassSet(kind)) }
      }
    }
    for row in Lexicon.particles {
      separable[row.verb, default: []] += row.particles.map { ($0, row.act) }
    }
    for key in phrases.keys { phrases[key]?.sort { $0.rest.count > $1.rest.count } }
  }

  /// The words of an entry, each of `last|latest_change|edit` with each.
  private static func spelledOut(_ entry: Substring) -> [[String]] {
    entry.split(separator: "_").reduce([[]]) { found, word in
      found.flatMap { words in word.split(separator: "|").map { words + [String($0)] } }
    }
  }

  private mutating func enter(_ entry: [String], _ kind: ClassSet) {
    guard let first = entry.first else { return }
    if entry.count == 1 {
      words[first, default: []].formUnion(kind)
      return
    }
    let rest = Array(entry.dropFirst())
    if let known = phrases[first]?.firstIndex(where: { $0.rest == rest }) {
      let all = (phrases[first]?[known].classes ?? []).union(kind)
      phrases[first]?[known] = Phrase(rest: rest, classes: all)
    } else {
      phrases[first, default: []].append(Phrase(rest: rest, classes: kind))
    }
  }

  /// The classes of one word, by the nearest form that is listed.
  func classes(of word: String) -> ClassSet { entry(of: word).classes }

  private func entry(of word: String) -> Entry {
    asked.found(of: word) { word in
      let forms = Inflection.bases(of: word)
      return Entry(
        classes: foundClasses(of: word, forms), phrases: forms.flatMap { phrases[$0] ?? [] })
    }
  }

  private func foundClasses(of word: String, _ forms: [String]) -> ClassSet {
    for form in forms {
      guard var found = words[form] else { continue }
      // `petting farm` speaks to no pet.
      if form != word { found = found.subtracting(ClassSet(.talk)) }
      // `parks` orders nothing.
      return form != word && word.hasSuffix("s")
        ? found.subtracting(.orders.union(ClassSet(.put))) : found
    }
    let small = contraction(word)
    guard small.isEmpty, let plain = Lexicon.withoutRuns(word) else { return small }
    // Nothing is removed for a slip of a key.
    return plain.lazy.compactMap { words[$0] }.first?.subtracting(.orders) ?? []
  }

  /// `sooo`, `yesss`, `looove`: as it is written without the letters that only draw it out.
  private static func withoutRuns(_ word: String) -> [String]? {
    var runs: [(letter: Character, count: Int)] = []
    for letter in word {
      if runs.last?.letter == letter {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((letter, 1))
      }
    }
    guard runs.contains(where: { $0.count > 2 }) else { return nil }
    return [1, 2].map { most in
      runs.map { String(repeating: $0.letter, count: $0.count > 2 ? most : $0.count) }.joined()
    }
  }

  /// `should've`, `it'd`: small words with a small verb; `shouldn't've` denies, `why'd` asks.
  private func contraction(_ word: String) -> ClassSet {
    guard let ending = ["'ve", "'d", "'ll", "'re"].first(where: word.hasSuffix) else { return [] }
    let stem = String(word.dropLast(ending.utf8.count))
    if ["who", "why", "how"].contains(stem) { return ClassSet(.question) }
    let classes = words[stem] ?? []
    let turning = classes.intersection(ClassSet([.not, .question]))
    if !turning.isEmpty { return turning }
    return classes.meets(ClassSet([.function, .pronoun])) ? ClassSet(.function) : []
  }

  /// The listed words that begin so and are of one of these classes, the commonest first: the lists
  /// begin with what people say most.
  static func words(
    beginning typed: String, of wanted: ClassSet, most: Int
  ) -> [(word: String, classes: ClassSet)] {
    var found: [String: (place: Int, classes: ClassSet)] = [:]
    for (one, list) in acts + operators where wanted.has(one) {
      for (place, entry) in list.split(whereSeparator: \.isWhitespace).prefix(most).enumerated() {
        guard entry.hasPrefix(typed), isOneWord(entry) else { continue }
        let known = found[String(entry)] ?? (place, [])
        found[String(entry)] = (min(known.place, place), known.classes.union(ClassSet(one)))
      }
    }
    return found.sorted { ($0.value.place, $0.key) < ($1.value.place, $1.key) }
      .map { (word: $0.key, classes: $0.value.classes) }
  }

  /// Whether an entry is one word, written in one way.
  private static func isOneWord(_ entry: Substring) -> Bool {
    entry.utf8.allSatisfy { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "|") }
  }

  /// Whether a word says who does something: `I'm`.
  static func isPerson(_ token: Token) -> Bool {
    token.kind == .word && firstPersons.contains(token.spoken)
  }

  /// Whether a word turns what is said: `not`, `if`, `or`, `maybe`.
  static func turns(_ token: Token) -> Bool {
    token.kind == .word && shared.classes(of: token.spoken).meets(.turning)
  }

  /// The words that go on with an entry whose first words are these.
  func words(after said: [String]) -> [String] {
    guard let first = said.first else { return [] }
    var found: [String] = []
    for phrase in phrases[first] ?? [] where phrase.rest.starts(with: said.dropFirst()) {
      guard phrase.rest.count >= said.count else { continue }
      let next = phrase.rest[said.count - 1]
      if !found.contains(next) { found.append(next) }
    }
    return found
  }

  /// The first noun that is listed for a class, and is one word; with `many` one of several things.
  static func noun(for one: WordClass, many: Bool = false) -> String? {
    (nouns + nounsOfLists + nounsOfMatters).lazy.filter { $0.0 == one }
      .flatMap { $0.1.split(whereSeparator: \.isWhitespace) }
      .first { entry in
        isOneWord(entry) && (!many || entry.hasSuffix("s"))
      }.map(String.init)
  }

  /// Whether a word is listed for itself, as one of these classes.
  func isListed(_ word: String, in classes: ClassSet) -> Bool {
    words[word]?.meets(classes) == true
  }

  /// Whether a word is the past of a verb, and not listed for itself.
  func isPast(_ word: String) -> Bool { words[word] == nil && Inflection.isPast(word) }

  /// Entries of several words that begin at a token: how many tokens, and their classes.
  func phrases(in tokens: [Token], at index: Int) -> [(count: Int, classes: ClassSet)] {
    guard tokens[index].kind == .word else { return [] }
    return entry(of: tokens[index].spoken).phrases.compactMap { phrase in
      let end = index + 1 + phrase.rest.count
      guard end <= tokens.count,
        zip(tokens[(index + 1)..<end], phrase.rest).allSatisfy({ $0.spoken == $1 })
      else { return nil }
      return (end - index, phrase.classes)
    }
  }

  /// What a verb means with a particle that stands apart from it.
  func separable(_ word: String) -> [(particle: String, act: WordClass)] {
    Inflection.bases(of: word).flatMap { separable[$0] ?? [] }
  }
}
