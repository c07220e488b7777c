private import Glibc
internal import Session

/// A part of a line as one meaning: what fills its roles, and a reason for each of its tokens.
struct Parse {
  var signature: Signature
  var fills: Fills
  var intent: Intent
  var points: Int
  var range: Range<Int>
  /// The tokens of each role.
  var spans: SlotMap<Range<Int>>
  /// Tokens that have no reason to stand there.
  var unexplained: [Int]
  /// Operators that the meaning does not understand.
  var blocking: ClassSet
  /// Operators that leave open whether it is to be done.
  var isTentative: Bool
  /// Whether it only asks.
  var asks: Bool
  /// Whether a word says what is done.
  var hasAct: Bool
  /// Whether a word says what it is done to.
  var hasNoun: Bool
  /// Whether doing it is only offered: it is told as done.
  var isOffered: Bool
  /// The classes of the acts and operators that speak for it.
  var said: ClassSet
  /// Whether it is whole only with the day of another part of the line.
  var awaitsDay = false
  /// What else the words may mean, as well explained.
  var rivals: [Intent] = []

  /// Whether it speaks of what was mentioned before.
  var speaksOfMentioned: Bool {
    [Slot.stop, .stops].contains { slot in
      fills.stops(slot)?.contains { if case .mentioned = $0 { true } else { false } } == true
    }
  }

  /// Whether it is about what another part shows: `it`, `there`.
  var leansOnShown: Bool {
    speaksOfMentioned || signature.scene == .stopMentioned || fills.target == .day(.mentioned)
      || fills.day() == .mentioned
  }

  /// The words that are taken for names.
  var looseNames: [Range<Int>] {
    signature.roles.filter { $0.type == .subject || $0.type == .place }
      .compactMap { spans[$0.slot] }
  }

  /// What something is to be called.
  var titles: [Range<Int>] {
    signature.roles.filter { $0.type == .name && $0.slot != .about }.compactMap { spans[$0.slot] }
  }

  /// `go to the museum`: within a trip that is on one of its days.
  var asksForDay: Bool {
    signature.verb == .add && spans.count == 1 && said.has(.go)
      && !said.meets(ClassSet([.add, .put]))
  }

  var isNewTrip: Bool { signature.verb == .newTrip }

  /// Whether every token has a reason.
  var isClean: Bool { unexplained.isEmpty && blocking.isEmpty }
}

/// Points of the open reading; a token that has no reason costs more than any other can gain.
enum OpenScore {
  static let unexplained = -40
  static let blocking = -60
  /// In an offer: what is known and yet left out, and a word that is not known.
  static let leftOut = -50
  static let unheard = -20
  static let marker = 6
  /// Words that lead to a name say more: what follows may be anything.
  static let nameMarker = 14
  static let wrongMarker = -15
  /// A new thing by the name of a stop of the trip.
  static let knownOtherwise = 12
  static let secondAct = -2
  static let actless = -12
  static let guess = -25
  /// What speaks for a command that is so likely by the words of the line.
  static func likelihood(_ chance: Double) -> Int { Int(12 * log(max(chance, 0.002))) }
  static let joining = -2
  static let sentence = -3
  /// A noun that says so much for a meaning tells it from others.
  static let tellingNoun = 6
  /// An act that says less is one of many.
  static let tellingAct = 5
  /// What lies so close is as likely.
  static let margin = 6
}
