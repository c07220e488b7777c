internal import Session

/// What the words between the facts of a line call something.
struct SketchNames {
  let context: ChartContext
  let lattice: WordLattice
  let words: SpokenBooking

  /// In words; what is longer is no name.
  private static let longest = 9

  /// The words without what only leads to them and away from them; `nil` where none are left.
  func clean(_ run: Range<Int>) -> Range<Int>? {
    var (start, end) = (run.lowerBound, run.upperBound)
    while start < end, isLead(start, of: run), !isPlace(context.text(start..<end)) { start += 1 }
    while end > start, isTail(end - 1) { end -= 1 }
    guard start < end, !isDoing(start, run) else { return nil }
    return knownPart(start..<end)
  }

  /// `I misread the ticket`: what somebody does is no name, unless people plan it.
  private func isDoing(_ start: Int, _ run: Range<Int>) -> Bool {
    guard start > run.lowerBound, pronouns.contains(context.tokens[start - 1].spoken) else {
      return false
    }
    let word = context.tokens[start].text
    return !isPlace(word) && !PlainActivities.begin(word) && word.first?.isUppercase != true
  }

  /// Whether words may be a name: they turn nothing round, and are few.
  func isName(_ range: Range<Int>) -> Bool {
    range.count <= SketchNames.longest
      && range.contains { [.word, .quoted].contains(context.tokens[$0].kind) }
      && range.allSatisfy { index in
        let token = context.tokens[index]
        return token.kind != .sign || token.isGlued || ["'", "&", "+"].contains(token.folded)
      }
      && !range.contains { index in
        let token = context.tokens[index]
        return (token.text.first?.isUppercase != true || token.text.hasPrefix("I"))
          && (Lexicon.turns(token) || Lexicon.firstPersons.contains(token.spoken)
            || Lexicon.modals.contains(token.text))
      }
  }

  /// Whether words are known to name something that one goes to or does.
  func isKnown(_ name: String) -> Bool {
    isPlace(name) || PlainActivities.begin(name)
  }

  /// Whether words are known, or few of which none does anything.
  func isPlain(_ range: Range<Int>) -> Bool {
    isKnown(context.text(range))
      || range.count < 5
        && range.allSatisfy { index in
          !lattice.classes(at: index).meets(ClassSet.orders.union(.operators))
            && !Lexicon.tellingVerbs.contains(context.tokens[index].folded)
            && !lattice.tokens[index].folded.hasSuffix("ing")
        }
  }

  /// Whether a word tells nothing beside something booked.
  func isIdle(_ index: Int) -> Bool {
    let token = context.tokens[index]
    return leads.contains(token.spoken) || tails.contains(token.folded) || isTalk(index)
      || context.endOfGlue(at: index) != nil
  }

  /// Whether words name a place; `car` is none, though there is a code of these letters.
  func isPlace(_ name: String) -> Bool {
    let isCode = name.utf8.count < 4 && name != name.uppercased()
    return words.gazetteer?.named(name).contains {
      !isCode || $0.isOwnName && $0.kind != .country
    } == true
  }

  private func isLead(_ index: Int, of run: Range<Int>) -> Bool {
    let token = context.tokens[index]
    guard token.kind != .quoted else { return false }
    if token.kind == .sign { return true }
    // `at The Witchery`
    let isPerson = Lexicon.firstPersons.contains(token.spoken)
    if index > 0, isTitled(token), !isPerson, !context.travels(token.text) {
      return false
    }
    if leads.contains(token.spoken) || isTalk(index) { return true }
    if leadingOnlyAfterVerbs.contains(token.folded), index > run.lowerBound { return true }
    // `Ben wants to do …`
    guard index + 1 < run.upperBound else { return false }
    let next = context.tokens[index + 1].folded
    return context.travels(token.text) && wishing.contains(next)
      || index == run.lowerBound && ["needs", "wants"].contains(next)
  }

  /// `The`, not `HAVE`.
  private func isTitled(_ token: Token) -> Bool {
    token.text.first?.isUppercase == true && token.text != token.text.uppercased()
  }

  private func isTail(_ index: Int) -> Bool {
    let token = context.tokens[index]
    guard token.kind != .quoted, token.text.first?.isUppercase != true else { return false }
    return token.kind == .sign || tails.contains(token.folded) || isTalk(index)
  }

  private func isTalk(_ index: Int) -> Bool {
    let edges = lattice.edges[index]
    return !edges.isEmpty
      && edges.allSatisfy {
        $0.end == index + 1 && !$0.classes.isEmpty
          && $0.classes.subtracting(ClassSet([.talk, .joining])).isEmpty
      }
  }

  /// `Eilean Donan Castle on the way up`: the place that is known, before what is said of the way.
  private func knownPart(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 2, !isPlace(context.text(range)) else { return range }
    for end in (range.lowerBound + 1..<range.upperBound).reversed()
    where asides.contains(context.tokens[end].folded) {
      let part = range.lowerBound..<end
      if isPlace(context.text(part)) { return part }
    }
    return range
  }
}

extension SketchNames {
  /// How many words around a name say more than that something is planned.
  func leaves(out name: Range<Int>, of run: Range<Int>) -> Int {
    run.count { !name.contains($0) && !planning.contains(context.tokens[$0].spoken) }
  }
}

private let planning: Set = [
  "we", "i", "have", "we've", "i've", "got", "will", "we'll", "i'll", "we're", "i'm", "are", "am",
  "there's", "there", "is", "our", "my", "a", "an", "the", "also", "just", "all", "everyone", "us",
]
private let leads: Set = [
  "we", "i", "we're", "i'm", "we'll", "i'll", "we've", "i've", "we'd", "i'd", "let's", "lets",
  "let", "us", "me", "they", "she", "he", "it", "it's", "its", "so", "then", "also", "oh", "ok",
  "okay", "please", "pls", "there's", "theres", "there", "is", "are", "a", "an", "the", "to",
  "have",
  "has", "had", "want", "wants", "wanna", "need", "needs", "gotta", "must", "will", "would",
  "shall",
  "like", "love", "go", "goes", "going", "gonna", "do", "doing", "does", "visit", "visiting",
  "take",
  "takes", "taking", "make", "making", "be", "some", "add", "put", "plan", "book", "booked",
  "afterwards", "first", "and", "absolutely", "really", "definitely", "just", "maybe", "our", "my",
  "that", "with", "stop", "could", "can", "should", "got", "get", "of", "for", "on", "even", "at",
  "now", "well", "right", "sure", "in", "reserved", "next", "finally", "another", "one",
  "more", "later", "early", "still", "w", "arrival", "departure", "total", "makes", "which",
  "charges",
  "thought", "think", "might", "may", "figured", "fancy", "hope", "hoping", "planning", "supposed",
  "yes", "arriving", "leaving", "rooms", "nothing", "fine", "sleep", "sleeping", "stay", "staying",
  "stays", "sleeps",
]
private let pronouns: Set = [
  "i", "we", "they", "he", "she", "it", "you", "i'll", "we'll", "they'll",
]
private let leadingOnlyAfterVerbs: Set = ["see", "by", "off", "up", "into", "out"]
private let wishing: Set = [
  "wants", "want", "needs", "need", "would", "will", "has", "likes", "is", "gets", "must", "should",
  "and",
]
private let tails: Set = [
  "for", "at", "on", "in", "by", "from", "the", "a", "an", "first", "then", "there", "please",
  "early", "really", "around", "about", "is", "are", "was", "runs", "run", "starts", "start",
  "begins", "has", "have", "been", "confirmed", "booked", "reserved", "will", "be", "it", "its",
  "itself", "that", "this", "which", "and", "of", "to", "too", "also", "lasts", "takes", "it's",
  "served",
  "they", "we", "i", "get", "again", "until", "till", "til", "between", "say", "late",
  "all", "goes", "as", "costs", "cost", "no", "opens", "maybe", "now", "scheduled", "planned",
  "before", "after", "straight", "rather", "better", "over", "s", "so", "or", "arrival",
  "departure", "total", "makes", "do", "does", "works", "should", "must", "kept",
]
private let asides: Set = [
  "on", "in", "with", "for", "before", "after", "while", "if", "when", "by",
]
