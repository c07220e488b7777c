internal import Language
internal import Session

/// What is wrong with a `$` in a line, or with the value that would stand there; places are UTF-8
/// offsets into the line.
enum SubstitutionFault: Hashable {
  /// No `}` comes behind this `${`.
  case unclosed(at: Range<Int>)
  /// What stands between the braces is no name.
  case nameless(String, at: Range<Int>)
  /// Outside of quotes the value would not stay within its command, because of this sign.
  case value(of: String, has: Unicode.Scalar, at: Range<Int>)
}

extension Substitution {
  /// Whether a quote or a comment may begin behind this.
  static func opensWord(_ before: Unicode.Scalar?) -> Bool {
    before.map { $0.properties.isWhitespace || "(=,".unicodeScalars.contains($0) } ?? true
  }

  /// What is wrong with the `${` whose brace comes now.
  func nameless() -> SubstitutionFault {
    let inside = rest.dropFirst().prefix { $0 != "}" && $0 != "\n" }
    let start = offset - 1
    guard rest.dropFirst(inside.count + 1).first == "}" else {
      return .unclosed(at: start..<start + 2)
    }
    let text = String(Substring(inside))
    return .nameless(text, at: start..<start + text.utf8.count + 3)
  }

  /// The sign by which a value would end its command, join it to the next line, or be no part of it;
  /// `nil` where it stays within.
  static func sign(
    endingCommandIn value: [Unicode.Scalar], after before: Unicode.Scalar?
  ) -> Unicode.Scalar? {
    var (before, quote): (Unicode.Scalar?, Unicode.Scalar?) = (before, nil)
    var index = 0
    while index < value.count {
      let (scalar, rest) = (value[index], value[(index + 1)...])
      switch scalar {
      case "\\":
        guard !rest.isEmpty else { return scalar }
        // What stands behind it is no sign.
        if quote != nil { index += 1 }
      case ";" where quote == nil: return scalar
      case "#" where quote == nil && opensWord(before): return scalar
      case "\"" where quote == nil && opensWord(before): quote = scalar
      case "'" where quote == nil && opensWord(before) && closesApostrophe(in: rest): quote = scalar
      case "\"" where quote == scalar: quote = nil
      case "'" where quote == scalar && endsWord(rest.first): quote = nil
      default: break
      }
      before = scalar
      index += 1
    }
    return quote
  }
}

extension Diagnostic {
  init(_ fault: SubstitutionFault, in line: LogicalLine) {
    switch fault {
    case .unclosed(let place):
      self.init(kind: "parameter", message: "this ${ is never closed", bytes: place)
      details = ["a name stands in ${name}; a mere $ before a brace is \\${"]
    case .nameless(let text, let place):
      self.init(kind: "parameter", message: "in this ${ } stands no name", bytes: place)
      let name = withoutBlankEnds(text)
      if isParameterName(name) { tries = [line.replaced(place, by: "${\(name)}")] }
    case .value(let name, let sign, let place):
      let why =
        switch sign {
        case ";": "its ; would begin another command"
        case "#": "its # would begin a comment"
        case "\\": "its \\ at the end would join the next line"
        default: "its \(sign) begins a quote that is never closed"
        }
      self.init(
        kind: "parameter", message: "the value of \(name) does not fit: \(why)", bytes: place)
      details = ["in quotes it can be any text: \"$\(name)\""]
    }
  }
}

extension LogicalLine {
  /// The text with another in the place of these bytes.
  fileprivate func replaced(_ bytes: Range<Int>, by other: String) -> String {
    let all = Array(text.utf8)
    guard bytes.upperBound <= all.count else { return text }
    return String(decoding: all[..<bytes.lowerBound], as: UTF8.self) + other
      + String(decoding: all[bytes.upperBound...], as: UTF8.self)
  }
}
