internal import Session

/// A word of the language that may stand misspelt in a name.
struct Keyword: Hashable {
  var word: String
  /// Whether it leads to a value, or stands within one.
  var isIntroducer: Bool
  private let letters: LetterSet
  /// How many edits a slip may be.
  private let allowance: Int

  init(word: String, isIntroducer: Bool) {
    self.word = word
    self.isIntroducer = isIntroducer
    letters = LetterSet(word)
    allowance = Spelling.allowance(word)
  }

  /// How many words of a name must find another meaning with it: an introducer itself does, a word
  /// within a slot only with its neighbour.
  var fewestExplained: Int { isIntroducer ? 1 : 2 }

  /// Whether a word is this one with a slip in it: an edit, in long words up to a third of the
  /// letters; in short introducers only letters swapped or doubled, for many words are near them.
  func isMeant(by typed: String, of typedLetters: LetterSet) -> Bool {
    // An edit changes two letters at most.
    guard letters.differences(from: typedLetters) <= 2 * allowance, typed != word,
      !ordinaryWords.contains(typed),
      Spelling.edits(from: typed, to: word, atMost: allowance) != nil
    else { return false }
    guard isIntroducer, word.utf8.count < 4 else { return true }
    return typed.utf8.count >= word.utf8.count && Set(typed.utf8) == Set(word.utf8)
  }

  /// The keywords of the slots of a frame, each once.
  static func all(of slots: [SlotSpec]) -> [Keyword] {
    var all: [Keyword] = []
    for spec in slots {
      let words =
        (spec.introducers.joined().filter { $0 != "…" } + spec.type.leads).map {
          Keyword(word: $0, isIntroducer: true)
        }
        + spec.type.keywords.map { Keyword(word: $0, isIntroducer: false) }
      for word in words where !all.contains(word) { all.append(word) }
    }
    return all
  }
}

/// The letters of a word, by which most words are told apart at a glance.
struct LetterSet: Hashable, Sendable {
  private var bits: UInt64 = 0

  init(_ word: String) {
    for letter in word.unicodeScalars { bits |= 1 << UInt64(letter.value & 63) }
  }

  /// How many letters only one of the two has; there may be more.
  func differences(from other: LetterSet) -> Int { (bits ^ other.bits).nonzeroBitCount }
}

/// Words that are near a keyword and mean something else.
private let ordinaryWords: Set<String> = ["no", "of", "off"]

extension SlotType {
  /// Words that lead to a value and are a part of it.
  fileprivate var leads: [String] {
    switch self {
    case .dates: ["from"]
    case .position: ["before", "after"]
    case .trip, .knownTrip, .day, .stop, .knownStop, .knownStops, .stopOfDay,
      .currentTrip, .eachDay, .moreTime, .kind,
      .stops, .name, .text, .line, .place, .subject, .near,
      .target, .date,
      .phrase, .time, .clock, .timeAfterDay, .clearTime, .hours, .result, .duration, .dayCount,
      .amount, .price, .party, .daysBefore,
      .currency,
      .distance, .decimal,
      .integer,
      .entry,
      .entries, .entryList, .moment, .oneOf, .word, .kindName, .setting, .rule, .value, .file,
      .values,
      .cleared, .bookable, .booking, .openingHours:
      []
    }
  }

  /// Words that its values are told by.
  fileprivate var keywords: [String] {
    switch self {
    case .day, .target:
      ["day", "ideas", "first", "last", "next", "previous", "today", "tomorrow"]
    case .position: ["first", "last"]
    case .dates, .date, .phrase, .moment, .dayCount:
      ["day", "days", "week", "weeks", "nights", "next", "weekend"]
    case .time, .clock, .timeAfterDay, .clearTime, .hours:
      ["noon", "midnight", "morning", "afternoon", "evening", "half", "quarter"]
    case .duration: ["minutes", "minute", "mins", "hours", "hour", "half"]
    case .oneOf(let choices): choices.words
    case .trip, .knownTrip, .stop, .knownStop, .knownStops, .stopOfDay,
      .currentTrip, .eachDay, .moreTime, .kind, .result,
      .stops, .name, .text, .line, .place, .subject, .near, .amount, .price, .party, .daysBefore,
      .currency,
      .distance, .decimal, .integer, .entry, .entries, .entryList, .word, .kindName, .setting,
      .rule, .value, .file,
      .values,
      .cleared, .bookable, .booking, .openingHours:
      []
    }
  }
}
