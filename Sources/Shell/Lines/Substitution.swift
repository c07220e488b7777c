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
}

/// The line as a script holds it: what looks like a parameter in it is text.
func lineOfScript(_ line: String) -> String {
  guard line.hasByte("$") else { return line }
  var (out, rest, isEscaped) = (
    String.UnicodeScalarView(), Substring(line).unicodeScalars, false
  )
  while let scalar = rest.popFirst() {
    if scalar == "$", !isEscaped, Substitution.name(in: rest) != nil { out.append("\\") }
    out.append(scalar)
    isEscaped = scalar == "\\" && !isEscaped
  }
  return String(out)
}

private struct Substitution {
  let values: [String: String]
  var rest: Substring.UnicodeScalarView
  var out = String.UnicodeScalarView()
  var quote: Unicode.Scalar?
  /// Names that have no value.
  private var missed: [String] = []
  private var isComment = false
  /// No `'` before this closes a quote.
  private var apostrophesEnd: String.Index

  init(_ values: [String: String], _ text: String) {
    self.values = values
    rest = Substring(text).unicodeScalars
    apostrophesEnd = rest.startIndex
  }

  func result() -> (text: String, missed: [String]) {
    var scan = self
    while let scalar = scan.rest.popFirst() { scan.take(scalar) }
    return (String(scan.out), scan.missed)
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\\": takeEscaped()
    case "$" where quote != "'": takeName()
    case "#" where quote == nil:
      if out.last.map(\.properties.isWhitespace) ?? true { isComment = true }
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
      out.last.map({ $0.properties.isWhitespace || "(=,".unicodeScalars.contains($0) }) ?? true,
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
      let isName = Substitution.name(in: rest.dropFirst()) != nil
      if !isName { out.append("\\") }
      out.append(contentsOf: rest.prefix(1))
      rest.removeFirst()
      return
    }
    out.append("\\")
    if let next = rest.popFirst() { out.append(next) }
  }

  private mutating func takeName() {
    guard let (name, count) = Substitution.name(in: rest) else { return out.append("$") }
    guard let value = values[name] else {
      if !isComment { missed.append(name) }
      return out.append("$")
    }
    rest.removeFirst(count)
    let plain = value.unicodeScalars.map { $0 == "\n" ? " " : $0 }
    for scalar in plain {
      if quote != nil, scalar == "\"" || scalar == "\\" { out.append("\\") }
      out.append(scalar)
    }
  }

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
