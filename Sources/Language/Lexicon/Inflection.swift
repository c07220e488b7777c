/// The forms under which an English word may be listed, the nearest first: `moving` is `move`.
enum Inflection {
  static func bases(of word: String) -> [String] {
    var forms = [word]
    if let base = irregular[word] { forms.append(base) }
    if word.hasSuffix("ies") { forms.append(word.dropLast(3) + "y") }
    if word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
    if word.hasSuffix("s"), word.utf8.count > 3 { forms.append(String(word.dropLast())) }
    for ending in ["ing", "ed"]
    where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count + 2 {
      forms += stems(String(word.dropLast(ending.utf8.count)))
    }
    // `comin`, `anythin`
    if word.hasSuffix("in"), word.utf8.count > 5 { forms += bases(of: word + "g") }
    return forms
  }

  /// Whether a word has the form of the past.
  static func isPast(_ word: String) -> Bool {
    word.hasSuffix("ed") || irregular[word] != nil && !word.hasSuffix("in")
  }

  /// `mov` is `mov` or `move`, `dropp` also `drop`, `tri` also `try`.
  private static func stems(_ stem: String) -> [String] {
    var forms = [stem, stem + "e"]
    let bytes = Array(stem.utf8)
    if bytes.count > 2, bytes[bytes.count - 1] == bytes[bytes.count - 2] {
      forms.append(String(stem.dropLast()))
    }
    if stem.hasSuffix("i") { forms.append(stem.dropLast() + "y") }
    return forms
  }

  private static let irregular = [
    "took": "take", "taken": "take", "said": "say", "paid": "pay", "spent": "spend",
    "gone": "go", "got": "get", "made": "make", "wrote": "write", "written": "write",
    "brought": "bring", "given": "give", "gave": "give", "begun": "begin", "began": "begin",
    "flew": "fly", "came": "come", "chose": "choose", "thrown": "throw", "threw": "throw",
    "left": "leave", "stuck": "stick", "forgot": "forget", "swum": "swim", "ate": "eat",
    "lost": "lose", "told": "tell", "kept": "keep", "found": "find", "sent": "send",
    "slept": "sleep", "undone": "undo", "withdrawn": "withdraw", "withdrew": "withdraw",
    "struck": "strike", "stricken": "strike", "eaten": "eat", "driven": "drive",
    "flown": "fly", "drawn": "draw",
    "meant": "mean", "bought": "buy", "stood": "stand", "sold": "sell", "built": "build",
    "fell": "fall", "felt": "feel", "broke": "break", "won": "win", "rang": "ring", "lent": "lend",
    "goin": "going", "doing": "do", "doin": "do", "wut": "what",
  ]
}
