/// Words that say nothing about what is to be done: politeness, hesitation, wishes, thanks.
struct Fillers {
  /// Such words stand before a command, any number of them.
  static let leading = FillerPhrases(
    [
      "(please|pls|plz|plse|kindly)",
      "(ok|okay|okey|k|alright|all right|right|fine|great|cool|good)",
      "(so|well|um|umm|uh|uhm|er|erm|hmm|hm|ah|oh|anyway|basically|now|just|then|and|also|plus)",
      "(hey|hi|hello|hiya|howdy) (there|)", "(yes|yeah|yep|yup|sure|perfect|lovely|nice)",
      "(already|finally)", "(let's see|let me see|let me think|thanks|thank you|thx|cheers)",
      "(oops|whoops|oh no|no|nope|no wait|wait|hang on|hold on|actually|sorry)",
      "(on second thought|on second thoughts)",
      "(could|can|would|will) (you|u) (please|just|maybe|)", "you could",
      "(i|we) (should|would) (like|love|prefer) to", "(never mind|nevermind|nvm) ,",
      "(that's|thats|that is|it's|it is) (too|a bit|a bit too|way too|much too) (late|early|long"
        + "|short|far|much|expensive)",
      "(can|could|may|might) (i|we)", "is it possible to", "(would|do) you mind",
      "(would you be|be) so (kind|good) (as|) to",
      "(i|we|im|i'm|i am|we're|we are|i'll|we'll|i'd|we'd|i've|we've)",
      "(i|we) do",
      "(i'll|we'll|will) be",
      "(would|will|want to|wanna|like to|love to|like you to|need to|have to|got to|gotta)",
      "(going to|gonna|about to|planning to|plan to|hoping to|hope to|decided to|wish to|prefer to)",
      "(rather|really|still|definitely|ideally)", "(maybe|perhaps|possibly|remember to)",
      "(thinking of|thinking about|was thinking|were thinking)",
      "(i|we) (think|guess|suppose|figured) (that|) (i|we) (should|could|can|might|will|)",
      "(let's|lets|let us|let me|why not|why don't we|how about|what about|how about we)",
      "(go ahead and|make sure to|be sure to|help me|help us|try to)",
      "(that's|thats|that is) (it|all|enough|everything) (for now|for today|for the moment|)",
      "(american|british|english|european|australian|canadian|irish) so", "please to",
    ] + Companions.patterns)

  /// Those of them that leave open whether it is to be done.
  static let hesitation = FillerPhrases(["(maybe|perhaps|possibly|remember to)"])

  /// Those of them that do so wherever they stand.
  static let maybe = FillerPhrases(["(maybe|perhaps|possibly)"])

  /// Such words stand anywhere between and behind the parts of a command, and are never part of a
  /// name.
  static let polite = FillerPhrases([
    "(please|pls|plz|plse|thx|also)", "(thanks|thank you) (a lot|so much|very much|)",
    "(um|umm|uh|uhh|uhm|erm|hmm|ehm)",
    "if (you please|you can|you could|possible|that's ok|that's okay|that works|you don't mind)",
  ])

  /// What is said beside dates by who has not made up their mind, or did so otherwise before.
  ///
  /// Of anything else such words are a doubt.
  static let besideDates = FillerPhrases([
    "(instead|rather)",
    "(no idea|not sure) (when|) (yet|exactly|)", "(i'm|we're) not sure (when|) (yet|)",
    "(i|we) (don't|do not) know (when|them|it|the dates|exactly|) (yet|exactly|)",
    "(i|we) (don't|do not) know when (we are|we're|i am|i'm) (going|leaving|off|travelling) (yet|)",
    "(i|we) (don't|do not) know when (we|i) (go|leave|can go|travel|will go) (yet|)",
    "(we|i) haven't decided (yet|)",
  ])

  /// Such words are filler only where they cannot be part of a name.
  static let soft = FillerPhrases([
    "(for me|for us|me|us|again|now|too|also|as well|so far|anymore|any more|around|there)",
    "(from now on|from here on|by default|in future|from today)",
    "(already|yet|ok|okay|for now|after all|somewhere|maybe|perhaps|probably|then|cheers|ta)",
    "(definitely|sorry|though|tho|actually|really|in|on there|in there|at all|right|then|mate)",
  ])

  /// Words with which no order begins: what follows them is not to be done.
  static let refusals: Set = advice.union(["dont", "never", "not"])

  /// With these one asks what is best.
  static let advice: Set = ["should", "shall", "shouldnt"]

  /// With these no order begins either, whatever follows.
  static let questions = FillerPhrases([
    "(do|did) (i|we) (have to|need to|want to|really have to|really need to)", "must (i|we)",
    "no need",
  ])

  /// With these one asks whether something may be done; of what takes nothing away they are a wish.
  static let permission = FillerPhrases(["(can|could|may|might) i", "is it possible to"])

  /// Signs between parts and at the end of a line.
  static let signs: Set = [",", ".", "!", "?", ":"]
}

extension ChartContext {
  /// The filler that begins here: the token after it, and what it is worth.
  func filler(at index: Int) -> (end: Int, score: Int)? {
    guard let token = token(index), token.kind != .quoted else { return nil }
    if let length = Fillers.polite.lengths(in: self, at: index).first,
      !goesOnGlued(at: index + length)
    {
      return (index + length, length * Score.polite)
    }
    if let length = Fillers.soft.lengths(in: self, at: index).first,
      !goesOnGlued(at: index + length)
    {
      return (index + length, length * Score.filler)
    }
    guard Fillers.signs.contains(token.folded), !beginsPath(at: index) else { return nil }
    return (index + 1, Score.filler)
  }

  /// Words that say nothing beside dates, as `filler(at:)`.
  func fillerBesideDates(at index: Int) -> (end: Int, score: Int)? {
    Fillers.besideDates.lengths(in: self, at: index).first.map { (index + $0, $0 * Score.polite) }
  }

  /// Whether the line begins with words that leave open whether it is to be done.
  var isUndecided: Bool {
    beginnings.contains { !Fillers.hesitation.lengths(in: self, at: $0).isEmpty }
  }

  /// Whether a word stands there that leaves it open wherever it stands.
  func saysMaybe(at index: Int) -> Bool {
    !Fillers.maybe.lengths(in: self, at: index).isEmpty
  }

  /// The tokens at which a command can begin: the first, and those behind fillers.
  var beginnings: [Int] { beginnings(from: 0) }

  /// The tokens behind an article at one of these, where none of them is already.
  func behindArticles(_ starts: [Int]) -> [Int] {
    starts.filter { isArticle($0) && !starts.contains($0 + 1) }.map { $0 + 1 }
  }

  /// This token, and all those that only words before a command part from it.
  func beginnings(from start: Int) -> [Int] {
    var found = [start]
    var next = 0
    while next < found.count {
      for end in endsOfLeading(from: found[next]) where !found.contains(end) { found.append(end) }
      next += 1
    }
    return found
  }

  func endsOfLeading(from index: Int) -> [Int] {
    // `we were going to` is past; `were going to` alone lacks its apostrophe.
    let isPast = token(index - 1)?.says("we") == true && token(index)?.text.lowercased() == "were"
    guard !isPast else { return [] }
    guard !isQuestion(index) else { return [] }
    let lengths = Fillers.leading.lengths(in: self, at: index)
    guard lengths.isEmpty else { return lengths.map { index + $0 } }
    guard index > 0, let token = token(index), token.kind == .sign,
      Fillers.signs.contains(token.folded)
    else { return [] }
    return [index + 1]
  }

  /// The tokens behind the words that introduce a slot, where they stand here.
  ///
  /// `…` before them stands for any words with which a wish begins: `we want to`.
  func ends(of introducer: [String], at index: Int) -> [Int] {
    guard introducer.first == "…" else {
      return matches(introducer, at: index) ? [index + introducer.count] : []
    }
    let words = Array(introducer.dropFirst())
    return beginnings(from: index).filter { matches(words, at: $0) }.map { $0 + words.count }
  }

  /// The token after the words that begin a command, if they stand here: between them, and before
  /// them where the command is `begun`, there may be articles.
  func endOfLead(_ words: [String], at start: Int, begun: Bool) -> Int? {
    // Most ways to begin are others, as their first word tells.
    if !begun, let first = words.first, start >= tokens.count || tokens[start].folded != first {
      return nil
    }
    var index = start
    for (number, word) in words.enumerated() {
      while begun || number > 0, !says(word, at: index), isArticle(index, before: word) {
        index += 1
      }
      guard says(word, at: index) else { return nil }
      index += 1
    }
    return index
  }

  /// Whether an article stands here; what can also stand for a thing by itself (`move this to`) is
  /// one only before a word that is no preposition.
  private func isArticle(_ index: Int, before word: String = "") -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word,
      tokens[index].folded.utf8.count <= longestArticle
    else { return false }
    let folded = tokens[index].folded
    return articles.contains(folded) || pointers.contains(folded) && !prepositions.contains(word)
  }
}

private let articles: Set = [
  "the", "my", "our", "a", "an", "whole", "me", "us", "some", "any", "of",
]
private let longestArticle = 5
private let pointers: Set = ["this", "that", "these", "those", "all"]
private let prepositions: Set = [
  "to", "on", "in", "at", "as", "for", "from", "of", "off", "out", "back", "with", "by", "into",
  "onto", "until", "forward", "again", "about",
]
