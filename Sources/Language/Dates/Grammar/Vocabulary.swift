internal import Session

/// The words of dates, times and lengths: those of English, the full month and weekday names of
/// every language, and the abbreviated ones of one.
struct Vocabulary: Sendable {
  private var meanings: [String: [DateWord]] = [:]
  /// What a misspelling can be meant for.
  private var speller = Speller()
  /// The words that were asked for.
  private let asked = WordMemory<Understood>()

  /// A word written out, what it means, and the rules that can begin with it.
  private struct Understood: Sendable {
    let folded: String
    let meanings: [DateWord]
    let openings: Openings
  }

  /// The vocabulary in which one language's abbreviations are read; made when it is first read.
  static func of(_ tongue: DateContext.Tongue) -> Vocabulary { all[tongue] }

  private static let all = PerTongue { Vocabulary($0) }

  /// Whether weekdays of two letters are read where no date follows.
  let readsWeekdayMarks: Bool

  private init(_ tongue: DateContext.Tongue) {
    readsWeekdayMarks = tongue == .german
    for other in DateContext.Tongue.allCases {
      let names = CalendarNames.of(other)
      let isOwn = other == tongue || other == .english
      add(names.months, isSpelled: isOwn) { .month($0 + 1) }
      add(names.weekdays, isSpelled: isOwn) { .weekday(Weekday.allCases[$0]) }
      guard other == tongue else { continue }
      add(names.shortMonths) { .month($0 + 1) }
      addShortWeekdays(names.shortWeekdays)
    }
    addNumbers()
    addUnits()
    for word in Holiday.firstWords { add(word, .holiday, isSpelled: false) }
    for (word, days) in CalendarNames.daysFromToday(tongue) {
      add(word, .offset(days), isSpelled: false)
    }
  }

  /// What a word means here; nothing where it is no word of dates.
  ///
  /// A known word is never taken for a misspelling.
  func meanings(of token: Token) -> [DateWord] {
    guard token.kind == .word else { return [] }
    if let known = token.dateWords { return known }
    // `we'd` is no Wednesday.
    return isContraction(token) ? [] : meanings(of: token.folded)
  }

  private func meanings(of folded: String) -> [DateWord] {
    if let known = meanings[folded] { return known }
    guard let meant = speller.correction(of: folded) else { return [] }
    return meanings[meant] ?? []
  }

  private func isContraction(_ token: Token) -> Bool {
    token.text.utf8.count > token.folded.utf8.count
      && contractions.contains(where: token.spoken.hasSuffix)
  }

  /// Whether a word stands in it as it is written.
  func has(_ token: Token) -> Bool { meanings[token.folded] != nil }

  /// The tokens with their meanings, so that none is looked up more than once.
  func understanding(_ tokens: [Token]) -> [Token] {
    var known = tokens
    for index in known.indices {
      let token = known[index]
      guard token.kind == .word, token.dateWords == nil, !isContraction(token) else {
        known[index] = lookedUp(writtenOut(token))
        continue
      }
      let word = asked.found(of: token.folded) { folded in
        let full = shortForms[folded] ?? folded
        let meanings = meanings(of: full)
        return Understood(
          folded: full, meanings: meanings, openings: Openings(word: full, meanings: meanings))
      }
      known[index].folded = word.folded
      known[index].dateWords = word.meanings
      known[index].openings = word.openings
    }
    return known
  }

  /// The token with what it means, so that a misspelt word is looked up once.
  func lookedUp(_ token: Token) -> Token {
    var known = token
    let meanings = meanings(of: known)
    known.dateWords = meanings
    known.openings = Openings(known, meanings: meanings)
    return known
  }

  /// The token with its full word, where it is written in a hurry.
  func writtenOut(_ token: Token) -> Token {
    guard token.kind == .word, let full = shortForms[token.folded] else { return token }
    var known = token
    known.folded = full
    return known
  }

  /// Whether this is one of some words, or a number in words.
  func isNumber(_ token: Token, or words: Set<String>) -> Bool {
    if words.contains(token.folded) { return true }
    return (token.dateWords ?? meanings(of: token)).contains {
      if case .cardinal = $0 { true } else { false }
    }
  }

  /// A word that means what is looked for.
  func rule<Value>(
    where fits: @escaping @Sendable (Token) -> Bool = { _ in true },
    _ pick: @escaping @Sendable (DateWord) -> Value?
  ) -> Rule<Value> {
    let kinds = meanings.values.joined().filter { pick($0) != nil }
    return .token(Openings(kinds.map { Openings(meaning: $0) })) { token in
      fits(token) ? meanings(of: token).lazy.compactMap(pick).first : nil
    }
  }
}

/// How verbs are written behind a pronoun.
private let contractions = ["'d", "'ll", "'re", "'ve", "'m"]

/// How words of dates are written in a hurry.
private let shortForms: [String: String] = [
  "nxt": "next", "wk": "week", "wks": "weeks", "wknd": "weekend", "wkend": "weekend",
  "wkends": "weekends", "tmw": "tomorrow", "tmro": "tomorrow", "tmoro": "tomorrow",
  "tomoz": "tomorrow", "tomo": "tomorrow", "mth": "month", "mths": "months", "mnth": "month",
  "yr": "year", "yrs": "years", "tdy": "today", "2day": "today", "tonite": "tonight",
  "nite": "night", "arvo": "afternoon", "morn": "morning", "mornin": "morning",
  "qtr": "quarter",
]

extension Vocabulary {
  private mutating func add(
    _ names: [String], isSpelled: Bool = false, _ meaning: (Int) -> DateWord
  ) {
    for (index, variants) in names.enumerated() {
      for name in variants.split(separator: "|") {
        add(String(name), meaning(index), isSpelled: isSpelled)
      }
    }
  }

  private mutating func add(_ word: String, _ meaning: DateWord, isSpelled: Bool) {
    if meanings[word]?.contains(meaning) != true { meanings[word, default: []].append(meaning) }
    if isSpelled, word.utf8.count > 3 { speller.add(word, meaning: meaning) }
  }

  private mutating func addShortWeekdays(_ names: [String]) {
    for (day, variants) in zip(Weekday.allCases, names) {
      for name in variants.split(separator: "|") {
        let meaning: DateWord = name.utf8.count > 2 ? .weekday(day) : .weekdayMark(day)
        add(String(name), meaning, isSpelled: false)
      }
    }
  }

  private mutating func addNumbers() {
    for (word, value) in NumberWords.cardinals {
      add(word, .cardinal(value), isSpelled: word.utf8.count > 4)
    }
    for (word, value) in NumberWords.ordinals {
      add(word, .ordinal(value), isSpelled: word.utf8.count > 4)
    }
  }

  private mutating func addUnits() {
    let words: [(String, DateWord)] = [
      ("minute minutes", .unit(.minute)), ("hour hours", .unit(.hour)), ("day days", .unit(.day)),
      ("night nights", .unit(.night)), ("week weeks", .unit(.week)),
      ("fortnight fortnights", .unit(.fortnight)), ("month months", .unit(.month)),
      ("tomorrow", .offset(1)), ("yesterday", .offset(-1)), ("weekend", .weekend),
    ]
    // Too short to tell a misspelling from another word, or near to many.
    let exact: [(String, DateWord)] = [
      ("m min mins", .unit(.minute)), ("year years", .unit(.year)), ("h hr hrs", .unit(.hour)),
      ("d", .unit(.day)),
      ("today tonight", .offset(0)), ("tmr tmrw", .offset(1)),
    ]
    for (words, meaning) in words { add(words: words, meaning, isSpelled: true) }
    for (words, meaning) in exact { add(words: words, meaning, isSpelled: false) }
  }

  private mutating func add(words: String, _ meaning: DateWord, isSpelled: Bool) {
    for word in words.split(separator: " ") { add(String(word), meaning, isSpelled: isSpelled) }
  }
}
