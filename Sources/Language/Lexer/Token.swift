/// A piece of a line.
///
/// Words, numbers and signs are cut apart even where no blank stands between them (`10am` is `10`
/// and `am`, `2027-04-19` five tokens): recognisers put them together again, and text is taken from
/// the line itself, not from tokens.
package struct Token: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Letters, with apostrophes and marks inside.
    case word
    /// ASCII digits only.
    case number
    /// One character that is neither: a sign or an emoji.
    case sign
    /// A web address or `geo:` URI, up to the next blank.
    case link
    /// A quoted text; quotes are part of `bytes` but not of `text`.
    case quoted
  }

  package var kind: Kind
  /// Where it stands, as UTF-8 offsets into the line.
  package var bytes: Range<Int>
  /// Its text; of a quoted one what is between the quotes, escapes resolved.
  package var text: String
  /// Without case and accents (`folded`); of a sign the sign itself.
  package var folded: String
  /// Whether it follows the token before it with nothing between.
  package var isGlued: Bool
  /// What it means in dates, once that was looked up; a misspelt word takes its time.
  var dateWords: [DateWord]?
  /// With which rules of dates it can begin, once that was looked up.
  var openings: Openings?

  package init(kind: Kind, bytes: Range<Int>, text: String, folded: String, isGlued: Bool) {
    self.kind = kind
    self.bytes = bytes
    self.text = text
    self.folded = folded
    self.isGlued = isGlued
  }

  /// Whether it is the whole name of a place: a word with blanks or signs in it.
  var isWholeName: Bool { kind == .word && folded.contains(" ") }

  /// Whether it is a picture that only colours what is said: `zoo done ✅`.
  var isPicture: Bool {
    kind == .sign && !text.unicodeScalars.contains { turningPictures.contains($0.value) }
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isEmojiPresentation || scalar.properties.isVariationSelector
          || scalar.value == 0x200D || scalar.properties.isEmojiModifier
          || scalar.properties.isEmoji && scalar.value > 0x2500
      }
  }

  /// Whether it is a day of the week, once that was looked up.
  var mayBeWeekday: Bool {
    dateWords?.contains { word in
      switch word {
      case .weekday, .weekdayMark: true
      default: false
      }
    } == true
  }

  /// Whether it is a month, once that was looked up.
  var mayBeMonth: Bool {
    dateWords?.contains { if case .month = $0 { true } else { false } } == true
  }

  /// Whether this is an unquoted word or sign of this folded form.
  package func says(_ word: String) -> Bool {
    kind != .quoted && kind != .link && folded == word
  }
}

/// Crosses, thumbs down, question marks and the like, which say something.
private let turningPictures: Set<UInt32> = [
  0x274C, 0x274E, 0x2716, 0x1F44E, 0x1F6AB, 0x26D4, 0x2753, 0x2754, 0x2049, 0x1F914, 0x1F645,
  0x1F5D1, 0x1F937, 0x1F6D1, 0x1F51A,
]
