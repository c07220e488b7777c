/// Words that say nothing about what is to be done: politeness, hesitation, thanks.
struct Fillers {
  /// Such words stand before a command.
  static let leading = phrases([
    "please", "pls", "plz", "ok", "okay", "so", "well", "hey", "hi", "now", "just", "then", "oh",
    "could you", "could u", "can you", "can u", "would you", "will you", "you could",
    "i want to", "we want to", "i would like to", "we would like to", "i'd like to",
    "we'd like to", "i'd like you to", "let's", "lets", "let us", "we will", "we'll", "i'll",
    "i will", "go ahead and", "help me", "and", "also", "oops", "oh no", "no", "no wait", "wait",
    "yes", "actually", "sorry",
    "i'm", "im", "i am", "we're", "we are", "i", "we", "i'd rather", "rather", "i'd", "we'd",
  ])

  /// Such words stand anywhere between and behind the parts of a command, and are never part of a
  /// name.
  static let polite = phrases(["please", "pls", "plz", "thanks", "thank you", "thx"])

  /// Such words are filler only where they cannot be part of a name.
  static let soft = phrases([
    "for me", "for us", "me", "us", "again", "now", "too", "as well", "so far", "anymore",
    "any more", "around", "there",
  ])

  /// Words with which no order begins: what follows them is not to be done.
  static let refusals: Set = ["dont", "never", "not", "should", "shall", "shouldnt"]

  /// Signs between parts and at the end of a line.
  static let signs: Set = [",", ".", "!", "?", ":"]

  private static func phrases(_ texts: [String]) -> [[String]] {
    texts.map { $0.split(separator: " ").map { foldedWords(String($0)) } }
      .sorted { $0.count > $1.count }
  }
}

extension ChartContext {
  /// The filler that begins here: the token after it, and what it is worth.
  func filler(at index: Int) -> (end: Int, score: Int)? {
    guard let token = token(index), token.kind != .quoted else { return nil }
    if let phrase = Fillers.polite.first(where: { matches($0, at: index) }) {
      return (index + phrase.count, phrase.count * Score.polite)
    }
    if let phrase = Fillers.soft.first(where: { matches($0, at: index) }) {
      return (index + phrase.count, phrase.count * Score.filler)
    }
    return Fillers.signs.contains(token.folded) ? (index + 1, Score.filler) : nil
  }

  /// Whether the line says that something is not to be done, or asks whether it should.
  var isNoOrder: Bool {
    beginnings.contains { start in
      token(start).map { $0.kind == .word && Fillers.refusals.contains($0.folded) } ?? false
    }
  }

  /// The tokens at which a command can begin: the first, and those behind fillers.
  var beginnings: [Int] {
    var found = [0]
    var index = 0
    while let end = endOfLeading(from: index) {
      index = end
      found.append(index)
    }
    return found
  }

  private func endOfLeading(from index: Int) -> Int? {
    if let phrase = Fillers.leading.first(where: { matches($0, at: index) }) {
      return index + phrase.count
    }
    guard index > 0, let token = token(index), token.kind == .sign,
      Fillers.signs.contains(token.folded)
    else { return nil }
    return index + 1
  }

  /// The token after the words that begin a command, if they stand here: between them there may be
  /// an article.
  func endOfLead(_ words: [String], at start: Int) -> Int? {
    var index = start
    for (number, word) in words.enumerated() {
      while number > 0, token(index)?.says(word) == false, isArticle(index) { index += 1 }
      guard token(index)?.says(word) == true else { return nil }
      index += 1
    }
    return index
  }

  private func isArticle(_ index: Int) -> Bool {
    guard let token = token(index), token.kind == .word else { return false }
    return ["the", "this", "my", "our", "a", "an", "all", "whole", "me", "us"].contains(
      token.folded)
  }
}
