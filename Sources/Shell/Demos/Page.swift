internal import Session
internal import World

/// The page of a conversation: one file that needs nothing from elsewhere.
struct Page {
  let title: String
  let parts: [PagePart]
  /// The ground it is on; `nil` where the reader's own settings decide.
  let ground: TerminalBackground?
  let signs: Signs

  var html: String {
    """
    <!doctype html>
    <html lang="en"\(ground.map { " data-theme=\"\($0)\"" } ?? "")>
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="tripsh \(programVersion)">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(escaped(title))</title>
    <style>
    \(PageStyle.css)</style>
    </head>
    <body>
    <main>
    <h1>\(escaped(title))</h1>
    \(body)</main>
    <p class="bar"><button type="button" id="all">Copy all commands</button>
    <span id="told" role="status"></span></p>
    <script>
    \(PageStyle.script)</script>
    </body>
    </html>

    """
  }

  private var body: String { parts.map(html).joined() }

  private func html(_ part: PagePart) -> String {
    switch part {
    case .command(let rows): return html(of: rows)
    case .gap: return "<hr>\n"
    case .text(let lines, .reply): return "<pre class=\"reply\">\(lines.map(html).joined())</pre>\n"
    case .text(let lines, .said): return paragraph(lines, "said")
    // The title says it already.
    case .text(let lines, .remark): return lines.remark == title ? "" : paragraph(lines, "remark")
    }
  }

  private func paragraph(_ lines: [ReplyLine], _ name: String) -> String {
    "<p class=\"\(name)\">\(escaped(name == "remark" ? lines.remark : lines.words))</p>\n"
  }

  /// A command with the one button that copies all of it.
  private func html(of rows: [PaintedLine]) -> String {
    let lines = rows.map { row in
      "<span class=\"prompt\" aria-hidden=\"true\">\(escaped(row.prompt))</span>"
        + "<code>\(html(of: row))</code>"
    }
    let text = rows.map { escaped($0.text) }.joined(separator: " ")
    let told = rows.count == 1 ? lines.joined() : rowed(lines)
    return """
      <div class="line">\(told)\
      <button type="button" class="copy" aria-label="Copy: \(text)">Copy</button></div>

      """
  }

  private func rowed(_ lines: [String]) -> String {
    "<div>" + lines.map { "<div class=\"row\">\($0)</div>" }.joined() + "</div>"
  }

  /// The line in the parts that have a look of their own.
  private func html(of line: PaintedLine) -> String {
    let scalars = Array(cleaned(line.text).unicodeScalars)
    var (html, done) = ("", 0)
    for part in line.styles where part.range.lowerBound >= done {
      let end = min(part.range.upperBound, scalars.count)
      guard part.range.lowerBound < end else { continue }
      html += escaped(text(scalars[done..<part.range.lowerBound]))
      html += span(text(scalars[part.range.lowerBound..<end]), "\(part.style)")
      done = end
    }
    return html + escaped(text(scalars[done...]))
  }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private func html(_ line: ReplyLine) -> String {
    line.trimmed.spans.map { span in
      let text = cleaned(signs.spelled(span))
      return span.role == .text ? escaped(text) : self.span(text, "\(span.role)")
    }.joined() + "\n"
  }

  private func span(_ text: String, _ name: String) -> String {
    "<span class=\"\(name)\">\(escaped(text))</span>"
  }
}

extension [ReplyLine] {
  /// What they say, on one line.
  fileprivate var words: String {
    map { $0.text.drop { $0 == " " } }.joined(separator: " ")
  }

  /// The same of a comment, without its sign.
  fileprivate var remark: String { String(words.drop { $0 == "#" || $0 == " " }) }
}

/// The text as it stands in HTML, between tags and in values alike.
func escaped(_ text: String) -> String {
  var out = ""
  for scalar in cleaned(text).unicodeScalars {
    switch scalar {
    case "&": out += "&amp;"
    case "<": out += "&lt;"
    case ">": out += "&gt;"
    case "\"": out += "&quot;"
    case "'": out += "&#39;"
    default: out.unicodeScalars.append(scalar)
    }
  }
  return out
}
