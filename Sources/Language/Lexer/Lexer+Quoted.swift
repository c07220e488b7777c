/// Texts in quotes.
extension Lexer {
  /// Whether all quotes of a short line close, seen by its bytes, and nothing else can stop the cutting.
  ///
  /// `false` also where something in it has to be looked at more closely.
  static func closesPlainly(_ line: String) -> Bool {
    var line = line
    return line.utf8.count < mostTokens
      && line.withUTF8 { bytes in
        var (isQuoted, before) = (false, UInt8(ascii: " "))
        for byte in bytes {
          switch byte {
          case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "#"), 0x80...: return false
          // A link swallows what would be quotes.
          case UInt8(ascii: ":") where isLetter(Unicode.Scalar(before)): return false
          case UInt8(ascii: "\"") where isQuoted || opensWord(Unicode.Scalar(before)):
            isQuoted.toggle()
          default: break
          }
          before = byte
        }
        return !isQuoted
      }
  }

  mutating func takeQuoted(_ quote: Unicode.Scalar) throws(Fault) {
    let start = position
    position += 1
    var isEscaped = false
    while position < scalars.count, !isClosed(quote) {
      if scalars[position] == "\\", position + 1 < scalars.count {
        position += 1
        isEscaped = true
      }
      position += 1
    }
    guard position < scalars.count else { throw .openQuote(at: offset(of: start)) }
    position += 1
    let inside = start + 1..<position - 1
    add(.quoted, from: start, text: isEscaped ? unescaped(inside, quote) : text(inside))
  }

  private func unescaped(_ range: Range<Int>, _ quote: Unicode.Scalar) -> String {
    var text = String.UnicodeScalarView()
    var index = range.lowerBound
    while index < range.upperBound {
      if scalars[index] == "\\", index + 1 < range.upperBound {
        index += 1
        text.append(contentsOf: escaped(scalars[index], quote))
      } else {
        text.append(scalars[index])
      }
      index += 1
    }
    return String(text)
  }

  /// Whether the `'` here is closed on its line; where it is not, no later one on it is.
  mutating func isClosedLater() -> Bool {
    guard position >= apostrophesEnd else { return false }
    let rest = scalars[(position + 1)...]
    if closesApostrophe(in: rest) { return true }
    apostrophesEnd = rest.firstIndex(of: "\n") ?? scalars.count
    return false
  }

  /// Whether the bent quote here is closed on its line, as programs for texts write them: `“Tiles and port”`.
  var isClosedByBend: Bool {
    scalars[(position + 1)...].prefix { $0 != "\n" }.contains("\u{201D}")
  }

  /// Whether the character here closes a quote; a `'` within a word is an apostrophe.
  private func isClosed(_ quote: Unicode.Scalar) -> Bool {
    guard scalars[position] == quote else { return false }
    return quote != "'" || endsWord(scalars[(position + 1)...].first)
  }

  /// What a backslash before this character stands for; before any other both are kept.
  private func escaped(_ scalar: Unicode.Scalar, _ quote: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar {
    case "n": ["\n"]
    case "\\", "\"", "'": [scalar]
    default: ["\\", scalar]
    }
  }
}
