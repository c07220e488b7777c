internal import Language

/// How fast a show goes: the same script always in the same times.
struct DemoPace: Hashable {
  /// Characters a second.
  var typing = Options.usualTyping
  /// How many times as fast everything goes, in hundredths.
  var speed = 100
  /// Between a reply and the next line, in milliseconds; `nil` where it depends on the reply.
  var gap: Int?

  /// Before anything happens, in milliseconds.
  static let opening = 800
  /// What stands there last is seen for so long.
  static let closing = 2000

  /// Milliseconds before each character of a line.
  ///
  /// Nobody types as a clock ticks: each takes a little more or less than it should, and a word
  /// begins later than its next letter comes.
  func delays(of text: String) -> [Int] {
    var rhythm = Rhythm(text)
    var before: Character = " "
    return text.map { character in
      defer { before = character }
      let share = 70 + rhythm.next(below: 61) + DemoPace.hesitation(after: before)
      return scaled(share * 10 / max(1, typing))
    }
  }

  /// In hundredths of the time that a character takes.
  private static func hesitation(after character: Character) -> Int {
    switch character {
    case " ": 30
    case ",", ";", ":": 120
    case ".", "?", "!": 160
    default: 0
    }
  }

  /// How long a reply is left to be read, in milliseconds.
  func reading(_ lines: [ReplyLine]) -> Int {
    if let gap { return scaled(gap) }
    let letters = lines.reduce(0) { sum, line in sum + line.text.count { !$0.isWhitespace } }
    return scaled(min(600 + 18 * letters, 6000))
  }

  func scaled(_ milliseconds: Int) -> Int { milliseconds * 100 / max(1, speed) }
}

/// Small numbers that look like chance and are always the same for the same text.
private struct Rhythm {
  private var state: UInt64

  init(_ text: String) {
    state = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
