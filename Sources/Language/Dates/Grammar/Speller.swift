internal import Session

/// Finds what a misspelt word was meant to be.
///
/// It allows one edit always, then up to a third of the shorter word if nearly the same letters
/// are there, only in another order or number: `wendsday`, but not `monkey`. Where two words of different meaning are equally near, it finds nothing.
struct Speller: Sendable {
  private struct Entry: Sendable {
    var word: String
    var letters: [UInt8]
    var mask: UInt32
    var meaning: DateWord
  }

  private var entries: [Entry] = []

  mutating func add(_ word: String, meaning: DateWord) {
    let letters = Array(word.utf8)
    entries.append(Entry(word: word, letters: letters, mask: mask(letters), meaning: meaning))
  }

  /// The known word that was meant; `nil` for words of the language and where it is in doubt.
  func correction(of word: String) -> String? {
    let letters = Array(word.utf8)
    guard letters.count > 3, !ordinaryWords.contains(word) else { return nil }
    let typed = mask(letters)
    var best: Entry?
    var fewest = Int.max
    var isInDoubt = false
    for entry in entries {
      let differing = (typed ^ entry.mask).nonzeroBitCount
      guard differing <= 2 else { continue }
      let allowed = min(differing < 2 ? allowance(letters, entry.letters) : 1, fewest)
      guard abs(letters.count - entry.letters.count) <= allowed,
        let edits = Spelling.edits(from: letters, to: entry.letters, atMost: allowed),
        isTypingMistake(word, edits, entry)
      else { continue }
      isInDoubt = edits == fewest && (isInDoubt || entry.meaning != best?.meaning)
      if edits < fewest { (best, fewest) = (entry, edits) }
    }
    return isInDoubt ? nil : best?.word
  }

  /// Whether it is none of the words that only look like one: a plural is another word, and a
  /// unit or a number whose first letter is wrong has everyday neighbours (`tour`, `night`).
  private func isTypingMistake(_ word: String, _ edits: Int, _ entry: Entry) -> Bool {
    guard word != entry.word + "s" else { return false }
    if word.utf8.first == entry.letters.first { return true }
    switch entry.meaning {
    case .month, .weekday, .weekdayMark: return edits == 1
    case .offset, .weekend, .unit, .cardinal, .ordinal, .holiday: return false
    }
  }
}

private func allowance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  max(1, min(left.count, right.count) / 3)
}

/// Which letters there are: words that differ in n edits differ in at most 2n letters.
private func mask(_ letters: [UInt8]) -> UInt32 {
  letters.reduce(0) { $0 | (1 << UInt32($1 & 31)) }
}

/// Words and names that look like a misspelling of a date word and are none.
private let ordinaryWords: Set<String> = [
  "arch", "birthday", "dais", "dams", "daily", "dune", "duly", "eighties", "fifties",
  "filth", "fist", "fort", "forte",
  "forth", "forties", "forts", "frida", "frieda", "hoar", "hoard", "house", "jane", "jolly", "judy",
  "juno",
  "jury", "larch", "marc", "marche", "marches", "marco", "marcos", "marsh", "match", "midday",
  "minuet", "moanda", "monda", "money", "moth", "mouth", "nigh", "nineties", "pune", "rune",
  "fine", "file", "fire", "fore", "form", "foul", "nice", "none", "seem", "seems", "seen",
  "sanday", "saunda", "sevan", "seventies", "sixties", "sever", "severn", "sundae", "sundry",
  "sunny", "sunray", "sunway",
  "there", "these", "thirsty", "thirties", "threw", "tree", "trees", "tune", "twenties", "weak",
  "weed", "weeds", "weekday",
  "weekdays", "weekly",
]
