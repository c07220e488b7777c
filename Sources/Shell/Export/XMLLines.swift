/// Lines of an XML file: texts escaped, elements under each other.
struct XMLLines {
  private(set) var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
  private var depth = 0

  /// An element with text alone; nothing where there is none.
  mutating func add(_ name: String, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    line("<\(name)>\(XMLLines.escaped(text))</\(name)>")
  }

  /// An element with what stands in it.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], _ body: (inout XMLLines) -> Void
  ) {
    let written = attributes.map { " \($0.0)=\"\(XMLLines.escaped($0.1))\"" }.joined()
    line("<\(name)\(written)>")
    depth += 1
    body(&self)
    depth -= 1
    line("</\(name)>")
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  /// What XML would read as its own; what it has no way to hold is left out.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\r": escaped += "&#13;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
