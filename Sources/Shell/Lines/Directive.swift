/// A line of a script that steers how it is run or shown: `#: WORD VALUE`.
///
/// To a program that knows nothing of it, it is a comment.
package enum Directive: Hashable, Sendable {
  /// A value that the script takes from outside; without a default it must be given.
  ///
  /// `about` says what it is for, and may be empty.
  case parameter(name: String, default: String?, about: String)
  /// The date that "today" means in the script, in ISO form.
  case today(String)
  /// In a demo nothing happens for so long, in milliseconds.
  case pause(Int)
  /// So long between a reply and the next line of a demo, in milliseconds.
  case gap(Int)
  /// So many characters a second are typed in a demo.
  case type(Int)
  /// In a demo everything goes so many times as fast, in hundredths.
  case speed(Int)
  /// Words to the audience of a demo.
  case say(String)
  /// A demo goes on on an empty screen.
  case clear
  /// What follows is carried out, but not shown in a demo.
  case hide
  /// What follows is shown again.
  case show
}

/// Why a line that begins as a directive is none.
package enum DirectiveFault: Error, Hashable, Sendable {
  /// There is no directive of this word.
  case unknown(String)
  /// The value behind the word does not fit; the text says what would.
  case value(word: String, wants: String)
}

extension Directive {
  /// The words of all of them, with what stands behind each.
  package static let forms = [
    "param NAME = DEFAULT  WHAT FOR", "today 2027-04-19", "pause 2", "gap 1s", "type 40",
    "speed 2", "say WORDS", "clear", "hide", "show",
  ]

  /// The directive on a line; `nil` where the line is none.
  package init?(_ line: String) throws(DirectiveFault) {
    // Most lines begin with a letter, and each is looked at several times.
    switch line.utf8.first {
    case UInt8(ascii: "#"), UInt8(ascii: " "), UInt8(ascii: "\t"): break
    default: return nil
    }
    let text = Substring(line).drop { $0 == " " || $0 == "\t" }
    guard text.utf8.starts(with: "#:".utf8) else { return nil }
    let rest = text.dropFirst(2).drop { $0 == " " || $0 == "\t" }
    let word = rest.prefix { $0 != " " && $0 != "\t" }
    self = try Directive.read(String(word), withoutBlankEnds(rest.dropFirst(word.count)))
  }

  private static func read(_ word: String, _ value: String) throws(DirectiveFault) -> Directive {
    switch word {
    case "param": return try parameter(value)
    case "today": return .today(value)
    case "pause": return .pause(try milliseconds(word, value))
    case "gap": return .gap(try milliseconds(word, value))
    case "type":
      return .type(max(1, try hundredths(word, value, wants: "characters a second: 40") / 100))
    case "speed": return .speed(try hundredths(word, value, wants: "how many times as fast: 2"))
    case "say": return .say(value)
    case "clear", "hide", "show":
      guard value.isEmpty else { throw .value(word: word, wants: "nothing behind it") }
      return word == "clear" ? .clear : word == "hide" ? .hide : .show
    default: throw .unknown(word)
    }
  }

  /// `city = Porto  where to go`: two blanks or a tab end the default; it may stand in quotes.
  private static func parameter(_ value: String) throws(DirectiveFault) -> Directive {
    let name = value.prefix { $0.unicodeScalars.allSatisfy(isNameScalar) }
    let wants = "a name: param city = Porto  where to go"
    let fault = DirectiveFault.value(word: "param", wants: wants)
    guard isParameterName(name) else { throw fault }
    let rest = withoutBlankEnds(value.dropFirst(name.count))
    guard rest.first == "=" else {
      // Without a default the words behind the name are apart from it.
      let isApart = value.dropFirst(name.count).first.map(isBlank) ?? true
      guard isApart else { throw fault }
      return .parameter(name: String(name), default: nil, about: rest)
    }
    let (text, about) = try defaultValue(withoutBlankEnds(rest.dropFirst()), fault)
    return .parameter(name: String(name), default: text, about: about)
  }

  private static func defaultValue(
    _ text: String, _ fault: DirectiveFault
  ) throws(DirectiveFault) -> (String, String) {
    if text.first == "\"" {
      guard let end = text.dropFirst().firstIndex(of: "\"") else { throw fault }
      let inside = text[text.index(after: text.startIndex)..<end]
      return (String(inside), withoutBlankEnds(text[text.index(after: end)...]))
    }
    guard let blanks = text.firstGap else { return (text, "") }
    return (String(text[..<blanks.lowerBound]), withoutBlankEnds(text[blanks.upperBound...]))
  }

  private static func milliseconds(_ word: String, _ value: String) throws(DirectiveFault) -> Int {
    let number = value.hasSuffix("ms") || !value.hasSuffix("s") ? value : String(value.dropLast())
    if number.hasSuffix("ms"), let count = Int(number.dropLast(2)), (0...600_000).contains(count) {
      return count
    }
    return try hundredths(word, number, wants: "seconds: 2, 0.5 or 500ms") * 10
  }

  /// A number above nought with up to two decimals, in hundredths.
  private static func hundredths(
    _ word: String, _ value: String, wants: String
  ) throws(DirectiveFault) -> Int {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    guard value.allSatisfy({ $0 == "." || ("0"..."9").contains($0) }),
      (1...2).contains(parts.count), decimals.utf8.count <= 2,
      let whole = Int(parts[0]), (0...600).contains(whole),
      let part = Int((decimals + "00").prefix(2)), part >= 0, whole * 100 + part > 0
    else { throw .value(word: word, wants: wants) }
    return whole * 100 + part
  }
}

private func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

extension String {
  /// The first two blanks next to each other, or tab.
  fileprivate var firstGap: Range<Index>? {
    var at = startIndex
    while at < endIndex {
      let next = index(after: at)
      if self[at] == "\t" { return at..<next }
      if self[at] == " ", next < endIndex, isBlank(self[next]) { return at..<index(after: next) }
      at = next
    }
    return nil
  }
}
