internal import Session

/// A plan as a page (HTML), whole in one file and made to be printed.
extension PlanWriter {
  /// A text within an element, in which no letter means more than itself.
  func tagged(_ name: String, _ text: String, class look: String? = nil) -> String {
    PlanWriter.element(name, text, look)
  }

  private static func element(_ name: String, _ text: String, _ look: String? = nil) -> String {
    let signs: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
    let words = oneLine(text).reduce(into: "") { $0 += signs[$1] ?? String($1) }
    return "<\(name)\(look.map { " class=\"\($0)\"" } ?? "")>\(words)</\(name)>"
  }

  /// The lines of a plan as a page: rows that follow each other are a list.
  static func page(called name: String, _ lines: [String]) -> [String] {
    var body: [String] = []
    var isInList = false
    for line in lines where !line.isEmpty {
      let isRow = line.hasPrefix("<li")
      if isRow != isInList { body.append(isRow ? "<ul>" : "</ul>") }
      isInList = isRow
      body.append(line)
    }
    if isInList { body.append("</ul>") }
    return [
      "<!DOCTYPE html>", "<html>", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      element("title", name), "<style>", look, "</style>", "</head>", "<body>",
    ] + body + ["</body>", "</html>"]
  }

  /// A day is not torn at the end of a sheet where that can be helped.
  private static let look = """
    body { font: 11pt/1.4 sans-serif; max-width: 45em; margin: 2em auto; padding: 0 1em; }
    h2 { font-size: 1.1em; margin: 1.2em 0 0.3em; break-after: avoid; }
    ul { margin: 0; padding-left: 1.2em; break-inside: avoid; }
    .note { list-style: none; color: #555; white-space: pre-wrap; }
    """
}
