internal import Language
internal import Session

extension LogicalLine {
  /// The line with `$NAME` and `${NAME}` replaced where a value of that name is given; in single
  /// quotes and behind a backslash they stay as they are.
  func substituting(_ values: [String: String]) -> LogicalLine {
    guard text.hasByte("$") else { return self }
    var line = self
    line.text = Substitution(values, text).result().text
    return line
  }

  /// The names behind `$`, in braces or not, that values stand for; those in its comment are none.
  var parameterNames: [String] {
    guard text.hasByte("$") else { return [] }
    return Substitution([:], text).result().missed
  }

  /// What is wrong with a `$` in it, or with a value that would stand there.
  func substitutionFault(_ values: [String: String]) -> SubstitutionFault? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return nil }
    return Substitution(values, text).result().fault
  }
}

/// The line as a script holds it: what looks like a parameter in it is text.
func lineOfScript(_ line: String) -> String {
  guard line.hasByte("$") else { return line }
  var (out, rest, isEscaped) = (
    String.UnicodeScalarView(), Substring(line).unicodeScalars, false
  )
  while let scalar = rest.popFirst() {
    let isRead = Substitution.name(in: rest) != nil || rest.first == "{"
    if scalar == "$", !isEscaped, isRead { out.append("\\") }
    out.append(scalar)
    isEscaped = scalar == "\\" && !isEscaped
  }
  return String(out)
}

struct Substitution {
  let values: [String: String]
  private let text: String
  var rest: Substring.UnicodeScalarView
  var out = String.UnicodeScalarView()
  var quote: Unicode.Scalar?
  /// Names that have no value.
  private var missed: [String] = []
  /// The first thing that is wrong.
  private var fault: SubstitutionFault?
  private var isComment = false
  /// No `'` before this closes a quote.
  private var apostrophesEnd: String.Index

  init(_ values: [String: String], _ text: String) {
    (self.values, self.text) = (values, text)
    rest = Substring(text).unicodeScalars
    apostrophesEnd = rest.startIndex
  }

  func result() -> (text: String, missed: [String], fault: SubstitutionFault?) {
    var scan = self
    while let scalar = scan.rest.popFirst() { scan.take(scalar) }
    return (String(scan.out), scan.missed, scan.fault)
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\\": takeEscaped()
    case "$" where quote != "'": takeName()
    case "#" where quote == nil:
      if out.last.map(\.properties.isWhitespace) ?? true { isComment = true }
      out.append(scalar)
    case "\n":
      isComment = false
      out.append(scalar)
    case "\"", "'":
      follow(scalar)
      out.append(scalar)
    default: out.append(scalar)
    }
  }

  /// Quotes begin where a word begins, as in the language.
  private mutating func follow(_ scalar: Unicode.Scalar) {
    if quote == scalar {
      // Within a word it is an apostrophe.
      if scalar == "\"" || endsWord(rest.first) { quote = nil }
    } else if quote == nil,
      Substitution.opensWord(out.last),
      scalar == "\"" || isClosedLater()
    {
      quote = scalar
    }
  }

  /// Whether the `'` just taken is closed on its line; where it is not, no later one on it is.
  private mutating func isClosedLater() -> Bool {
    guard rest.startIndex >= apostrophesEnd else { return false }
    if closesApostrophe(in: rest) { return true }
    apostrophesEnd = rest.firstIndex(of: "\n") ?? rest.endIndex
    return false
  }

  private mutating func takeEscaped() {
    if rest.first == "$", quote != "'" {
      out.append(contentsOf: rest.prefix(1))
      rest.removeFirst()
      return
    }
    out.append("\\")
    if let next = rest.popFirst() { out.append(next) }
  }

  private mutating func takeName() {
    guard let (name, count) = Substitution.name(in: rest) else {
      if rest.first == "{", !isComment { note(nameless()) }
      return out.append("$")
    }
    guard let value = values[name] else {
      if !isComment { missed.append(name) }
      return out.append("$")
    }
    let start = offset - 1
    rest.removeFirst(count)
    let plain = value.unicodeScalars.map { $0 == "\n" ? " " : $0 }
    if quote == nil, !isComment,
      let sign = Substitution.sign(endingCommandIn: plain, after: out.last)
    {
      note(.value(of: name, has: sign, at: start..<offset))
    }
    for scalar in plain {
      if quote != nil, scalar == "\"" || scalar == "\\" { out.append("\\") }
      out.append(scalar)
    }
  }

  /// Where in the line it goes on.
  var offset: Int { text.utf8.distance(from: text.startIndex, to: rest.startIndex) }

  private mutating func note(_ found: SubstitutionFault) { fault = fault ?? found }

  /// The name a text begins with, in braces or not, and how many scalars it takes.
  static func name(in text: Substring.UnicodeScalarView) -> (name: String, count: Int)? {
    let isBraced = text.first == "{"
    let word = text.dropFirst(isBraced ? 1 : 0).prefix { isNameScalar($0) }
    guard let first = word.first, !("0"..."9").contains(first) else { return nil }
    let name = String(Substring(word))
    guard isBraced else { return (name, word.count) }
    guard text.dropFirst(word.count + 1).first == "}" else { return nil }
    return (name, word.count + 2)
  }
}

/// Whether a parameter may be called so.
func isParameterName(_ text: some StringProtocol) -> Bool {
  guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
  return text.unicodeScalars.allSatisfy(isNameScalar)
}

func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "_" || scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
}
