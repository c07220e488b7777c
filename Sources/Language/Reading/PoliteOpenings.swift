internal import Session

/// Polite and roundabout ways to come to an order, which are then no part of it: `might I ask you to …`,
/// `would you mind dropping …`, `we'd appreciate it if you moved …`, `please be advised that …`.
///
/// What they lead to is read as if it stood alone: where that is no order, or nothing that may be told, they
/// stay what they are.
enum PoliteOpenings {
  /// What an opening leads to.
  enum Lead: Sendable {
    /// `… to drop the beach`
    case order
    /// `… dropping the beach`
    case doing
    /// `… if you dropped the beach`
    case done
    /// `… that the tower is 8 euros each`
    case fact
    /// `… for a list of my changes`
    case thing
    /// `… for a reminder to order euros`
    case errand
  }

  /// Writes a line without its opening, and its verb as it is ordered.
  static func write(_ tokens: inout [Token], in line: inout ExpandedLine) throws(Lexer.Fault) {
    let written = leftOut(tokens) ?? passive(tokens) ?? PoliteEndings.written(tokens)
    guard let written else { return }
    line = line.writing(written)
    tokens = try Lexer.tokens(of: line.text)
  }

  /// What is written in place of an opening; `nil` where the line has none.
  private static func leftOut(_ tokens: [Token]) -> [(bytes: Range<Int>, text: String)]? {
    for start in 0...talk(tokens) where start < tokens.count {
      for row in rows[folded(tokens[start].text)] ?? [] {
        for end in row.pattern.ends(in: tokens, at: start).sorted(by: >) where end < tokens.count {
          guard let verb = verb(row.lead, tokens, at: end) else { continue }
          var written = [(tokens[start].bytes.lowerBound..<tokens[end].bytes.lowerBound, "")]
          if row.lead == .errand { written[0].1 = "remind me to " }
          if !tokens[end].says(verb) { written.append((tokens[end].bytes, verb)) }
          return written + asked(tokens)
        }
      }
    }
    return nil
  }

  /// The word that stands behind an opening, as it is ordered; `nil` where it leads to something else.
  private static func verb(_ lead: Lead, _ tokens: [Token], at end: Int) -> String? {
    let (token, lexicon) = (tokens[end], Lexicon.shared)
    guard token.kind == .word else { return nil }
    switch lead {
    case .errand: return token.folded
    case .order:
      if planning.contains(token.folded) { return "add" }
      return !noOrders.contains(token.folded) && !lexicon.isPast(token.folded)
        && lexicon.classes(of: token.folded).meets(.acts) ? token.folded : nil
    case .doing:
      return token.folded.hasSuffix("ing") ? lexicon.verb(of: token.folded) : nil
    case .done:
      let isPast = Inflection.isPast(token.folded) || unchanged.contains(token.folded)
      return isPast && !lexicon.classes(of: token.folded).meets(going)
        ? lexicon.verb(of: token.folded) : nil
    case .fact:
      let isTold = telling.contains(token.folded) || token.isCapitalised || isWeekday(token)
      return isTold && tokens[end...].contains { lexicon.classes(of: $0.folded).meets(told) }
        ? token.text : nil
    case .thing:
      let isThing =
        tokens[end...].contains { $0.kind == .number || isWeekday($0) || $0.says("day") }
        || tokens.count > end + 2 && lexicon.classes(of: tokens[end + 1].folded).meets(looks)
      return articles.contains(token.folded) && isThing ? token.text : nil
    }
  }

  /// `could a glass of wine be added after the fado?`: something new, which is to be added.
  private static func passive(_ tokens: [Token]) -> [(bytes: Range<Int>, text: String)]? {
    let start = talk(tokens)
    guard start + 4 < tokens.count, asking.contains(tokens[start].folded),
      ["a", "an", "some", "another"].contains(tokens[start + 1].folded),
      let be = (start + 3..<tokens.count - 1).first(where: { tokens[$0].says("be") }),
      adding.contains(tokens[be + 1].folded),
      !tokens[(start + 1)..<be].contains(where: Lexicon.turns)
    else { return nil }
    let bytes = tokens[be - 1].bytes.upperBound..<tokens[be + 1].bytes.upperBound
    return [(tokens[start].bytes, "add"), (bytes, "")] + asked(tokens)
  }

  private static func isWeekday(_ token: Token) -> Bool {
    Vocabulary.of(.english).lookedUp(token).mayBeWeekday
  }

  /// The sign of a question at the end, with which something is ordered.
  private static func asked(_ tokens: [Token]) -> [(bytes: Range<Int>, text: String)] {
    guard let last = tokens.last, last.says("?") else { return [] }
    return [(last.bytes, "")]
  }

  /// How many words at the beginning are nothing but talk.
  private static func talk(_ tokens: [Token]) -> Int {
    tokens.prefix { token in
      let classes = Lexicon.shared.classes(of: token.spoken)
      return token.says(",")
        || classes.has(.talk) && classes.subtracting(ClassSet([.talk, .function])).isEmpty
    }.count
  }
}

extension PoliteOpenings {
  /// The openings by the words with which they begin.
  private static let rows: [String: [(pattern: WordPattern, lead: Lead)]] = {
    var rows: [String: [(pattern: WordPattern, lead: Lead)]] = [:]
    for (text, lead) in reminders + openings {
      let pattern = WordPattern(text)
      for word in pattern.firstWords { rows[word, default: []].append((pattern, lead)) }
    }
    return rows
  }()

  private static let openings: [(String, Lead)] = [
    (
      "(might|may|can|could) (i|we) (please|kindly|just|) (ask|beg|request|trouble|bother|invite) (of|) you (please|kindly|) to",
      .order
    ),
    (
      "(be|do be|would you be|could you be|will you be) (so|very|most|) \(kind) (enough|) (as|) to",
      .order
    ),
    (
      "\(wonder) (if|whether) (you'd|you would|you could|you might) be (so|) \(kind) (enough|) (as|) to",
      .order
    ),
    (
      "\(wonder) (if|whether) (you'd|you would|you could|you might) (please|kindly|possibly|)",
      .order
    ),
    ("\(would) (be|feel) \(much) \(glad) (to you|) if \(could)", .order),
    ("\(would) (be|feel) \(much) \(glad) (to you|) if you", .done),
    ("\(would) \(much) appreciate (it|) \(much) if \(could)", .order),
    ("\(would) \(much) appreciate (it|) \(much) if you", .done),
    ("\(would) \(much) appreciate (you|your)", .doing),
    ("it would (please|delight|suit|help|oblige) (me|us) \(much) to", .order),
    ("it would (please|delight|suit|help|oblige) (me|us) \(much) if \(could)", .order),
    ("it would be \(much) \(kind) of you (to|if you could|if you would)", .order),
    (
      "(would|do|will|could) you (please|kindly|possibly|) mind (terribly|awfully|very much|at all|please|) (just|)",
      .doing
    ),
    ("please to", .order),
    ("(please|kindly|do|) be (advised|informed|aware) that", .fact),
    ("(i|we) (would|should) like (it|) that", .fact),
    ("(might|may|can|could) (i|we) (please|kindly|just|) (trouble|bother) you for", .thing),
    ("\(would) be \(much) \(glad) (for|of)", .thing),
    ("it would be \(much) (helpful|useful|handy) to have", .thing),
    ("\(would) \(much) appreciate", .thing),
  ]
  private static let reminders = openings.filter { $0.1 == .thing }.map {
    ($0.0 + " (a|another|) (reminder|reminders) to", Lead.errand)
  }
  private static let would = "(i would|i should|i'd|we would|we should|we'd|i shall|we shall)"
  private static let much =
    "(so|very|most|ever so|really|much|very much|greatly|truly|no end|immensely|a lot|so much|)"
  private static let glad =
    "(obliged|grateful|thankful|glad|happy|pleased|delighted|indebted)"
  private static let kind = "(good|kind|nice|sweet|obliging|lovely|great)"
  private static let could =
    "(you could|you would|you might|you can|you were to|we could|i could) (please|kindly|possibly|)"
  private static let wonder = "(i wonder|we wonder|i was wondering|we were wondering|i wondered)"
}

extension Lexicon {
  /// The verb of which a word is a form: `dropping`, `moved`.
  fileprivate func verb(of word: String) -> String? {
    Inflection.bases(of: word).reversed().first {
      $0 != word && isListed($0, in: .acts)
    } ?? (isListed(word, in: .acts) && unchanged.contains(word) ? word : nil)
  }
}

/// With these nothing is ordered, though they are acts beside other words.
private let noOrders: Set = [
  "be", "is", "are", "like", "want", "use", "prefer", "wait", "know", "remember",
]
/// With these something is added, where no plan is spoken of.
private let planning: Set = ["schedule", "arrange", "include"]
/// Verbs whose past is as they are.
private let unchanged: Set = ["put", "set", "cut", "let"]
private let telling: Set = ["the", "we", "our", "my", "it", "there", "this", "day", "i"]
private let articles: Set = ["a", "an", "the", "some", "another"]
private let asking: Set = ["could", "can", "might", "may"]
private let adding: Set = ["added", "inserted", "included", "scheduled", "slotted", "pencilled"]
private let told = ClassSet([.be, .last, .cost, .start, .end, .arrive, .leave, .set, .name])
private let looks = ClassSet.nouns.subtracting(ClassSet([.stop, .it, .same]))
  .union(ClassSet([.show, .draw]))
/// Who does that comes or goes, and is asked for nothing else.
private let going = ClassSet([.go, .arrive, .leave, .depart, .start, .end, .visit])
