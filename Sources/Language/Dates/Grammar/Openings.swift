/// With what a rule of the date grammar can begin, so that rules which cannot are not tried.
///
/// A set of bits: kinds of date words, numbers, and words and signs by a hash. It may say that a rule
/// can begin where it cannot, never the other way round.
struct Openings: Hashable, Sendable {
  private var words: SIMD2<UInt64> = .zero
  private var others: UInt64 = 0

  static let none = Openings()
  static let all = Openings(words: SIMD2(repeating: .max), others: .max)
  /// Digits.
  static let number = Openings(words: .zero, others: 1)

  private init(words: SIMD2<UInt64>, others: UInt64) {
    self.words = words
    self.others = others
  }

  private init() {}

  /// A word or sign, as folded text.
  init(word: String) {
    var hash: UInt32 = 2_166_136_261
    for byte in word.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    hash ^= hash >> 15
    words[Int(hash >> 6 & 1)] = 1 << UInt64(hash & 63)
  }

  /// Any word that means this kind of thing.
  init(meaning: DateWord) {
    let kind: UInt64 =
      switch meaning {
      case .month: 1
      case .weekday: 2
      case .weekdayMark: 3
      case .offset: 4
      case .weekend: 5
      case .unit: 6
      case .cardinal: 7
      case .ordinal: 8
      case .holiday: 9
      }
    others = 1 << kind
  }

  func union(_ other: Openings) -> Openings {
    Openings(words: words | other.words, others: others | other.others)
  }

  func meets(_ other: Openings) -> Bool {
    words & other.words != .zero || others & other.others != 0
  }
}

extension Openings {
  init(_ several: some Sequence<Openings>) { self = several.reduce(.none) { $0.union($1) } }

  /// A word or sign with its meanings in dates.
  init(word: String, meanings: [DateWord]) {
    self = Openings(meanings.map { Openings(meaning: $0) }).union(Openings(word: word))
  }

  /// What a token is, with its meanings in dates.
  init(_ token: Token, meanings: [DateWord]) {
    switch token.kind {
    case .quoted, .link: self = .none
    case .number: self = Openings(word: token.folded).union(.number)
    case .word, .sign: self = Openings(word: token.folded, meanings: meanings)
    }
  }
}
