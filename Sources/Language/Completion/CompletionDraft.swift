internal import Session

/// What could stand at the end of a text, as far as the session knows it, and what else to look for.
package struct CompletionDraft: Hashable, Sendable {
  package struct Candidate: Hashable, Sendable {
    private let texts: Texts
    package var insertion: String { texts.insertion }
    package var label: String { texts.label }
    /// A few words about it.
    package var summary: String { texts.summary }
    /// Both folded: each key holds them against what was typed.
    var words: (label: String, insertion: String) { texts.words }
    /// Whether it is put into the line as it is called, but for case, accents and signs.
    package var isInsertedAsCalled: Bool { texts.words.label == texts.words.insertion }
    /// How many Unicode scalars at the end of the text it replaces; `nil` where it is the last word.
    package var replacing: Int?

    package init(_ insertion: String, label: String? = nil, _ summary: String) {
      texts = Texts(insertion, label: label, summary)
    }

    package static func == (one: Candidate, other: Candidate) -> Bool {
      one.replacing == other.replacing
        && (one.texts === other.texts
          || one.insertion == other.insertion && one.label == other.label
            && one.summary == other.summary)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(insertion) }

    /// What is said of it, which every key passes on and none copies.
    private final class Texts: Sendable {
      let insertion: String
      let label: String
      let summary: String
      let words: (label: String, insertion: String)

      init(_ insertion: String, label: String?, _ summary: String) {
        self.insertion = insertion
        self.label = label ?? insertion
        self.summary = summary
        let words = foldedWords(insertion)
        self.words = (label.map(foldedWords) ?? words, words)
      }
    }
  }

  /// A piece of the end of the text that something else knows how to go on.
  package struct Open: Hashable, Sendable {
    /// What was typed of it.
    package var prefix: String
    /// How many Unicode scalars at the end of the text it is, an opening quote included.
    package var replacing: Int
    /// Whether no word in it leads to another part of the command.
    package var isPlain = true
    /// Whether it stands in quotes of which both are typed: no letter can follow.
    package var isClosed = false
    /// Whether a way begins or ends there: no sights.
    package var isEndOfWay = false
    /// Whether a trip or a day goes there: towns, regions and countries first.
    package var isGoal = false
    /// Whether it is where another trip than the open one goes.
    package var isElsewhere = false
    /// Whether only words of one's own lead there, which may mean something else.
    package var isGuess = false
    /// Whether a name with a position may stand there: `NAME @ LAT, LON`.
    package var takesPosition = false
    /// With what the names of files end that are meant.
    package var endings: [String] = []
    /// Whether the file is written, and need not be there yet.
    package var isWritten = false
  }

  /// How many Unicode scalars at the end of the text the candidates replace.
  package var replacing: Int
  package var candidates: [Candidate] = []
  /// A place may stand here.
  package var place: Open?
  /// Where it may begin as well, behind what parts it from another, where none goes on from all that was
  /// typed.
  package var furtherPlaces: [Open] = []
  /// The place is likelier than the candidates.
  package var prefersPlace = false
  /// A file may stand here.
  package var file: Open?
  /// Nothing begins so: the candidates have the letters in their order.
  package var isSimilar = false
  /// The word that is being typed begins with a quote.
  package var isQuoted = false

  package init(replacing: Int) { self.replacing = replacing }
}

extension CompletionDraft {
  /// Adds a candidate that goes on from the stem, once; a pool has the others that were looked at.
  mutating func add(_ candidate: Candidate, to pool: inout [Candidate]?, _ stem: TypedStem) {
    guard candidate.continues(stem) else {
      pool?.append(candidate)
      return
    }
    guard !candidates.contains(where: { $0.insertion == candidate.insertion }) else { return }
    candidates.append(candidate)
  }

  /// What begins with what was typed comes before what only has a word in it that does.
  mutating func putBegunFirst(_ text: String, stem: TypedStem) {
    guard candidates.count > 1 else { return }
    var typed = (length: replacing, folded: stem.folded)
    var others: [Candidate] = []
    candidates.removeAll { candidate in
      let length = candidate.replacing ?? replacing
      if length != typed.length {
        typed = (length, foldedWords(String(text.unicodeScalars.suffix(length))))
      }
      let words = candidate.words
      let isBegun =
        words.insertion.hasPrefix(typed.folded) || words.label.hasPrefix(typed.folded)
      if !isBegun { others.append(candidate) }
      return !isBegun
    }
    candidates += others
  }

  /// Adds those that have the letters of the stem in their order, the closest first.
  mutating func addSimilar(of pool: [Candidate], stem: TypedStem) {
    let typed = stem.folded
    guard typed.utf8.count > 1 else { return }
    isSimilar = true
    let found = pool.compactMap { candidate in
      leastLetterGap(of: typed, in: candidate.words.label).map { (gap: $0, candidate) }
    }
    // More than one shape of a command may want the same.
    for (_, candidate) in found.sorted(by: { $0.gap < $1.gap })
    where !candidates.contains(where: { $0.insertion == candidate.insertion }) {
      guard candidates.count < Completions.mostSimilar else { return }
      candidates.append(candidate)
    }
  }
}

extension CompletionDraft.Candidate {
  /// Whether the stem is a beginning of it, or of a word of its label.
  fileprivate func continues(_ stem: TypedStem) -> Bool {
    if stem.beginsWithNumber { return insertion.hasPrefix(stem.text) }
    if stem.folded.isEmpty { return ["", "\"", "'"].contains(stem.text) }
    return wordBegins(stem.folded, in: words.label) || words.insertion.hasPrefix(stem.folded)
  }
}

/// The word that is being typed.
struct TypedStem {
  /// As it is typed, an opening quote included; empty behind a blank.
  let text: String
  let folded: String
  let beginsWithNumber: Bool

  init(_ text: String) {
    self.text = text
    folded = foldedWords(text)
    beginsWithNumber = text.first?.isNumber == true
  }
}
