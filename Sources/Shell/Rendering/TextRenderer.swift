package import Language
internal import World

/// Makes text of responses.
package struct TextRenderer {
  package var palette: Palette
  /// Whether each line is shown before its reply.
  package var echo: Bool

  package init(palette: Palette = .none, echo: Bool = false) {
    self.palette = palette
    self.echo = echo
  }

  /// What goes to standard output and what to standard error; each line ends in a newline.
  package func text(of response: Response) -> (output: String, error: String) {
    let echoed = echo ? response.prompt + response.line.text + "\n" : ""
    switch response.result {
    case .reply(let reply):
      return (echoed + joined(lines(of: reply, response)), "")
    case .error(let diagnostic): return (echoed, joined(lines(of: diagnostic, response)))
    case .failedInside: return (echoed, "")
    }
  }

  private func joined(_ lines: [ReplyLine]) -> String {
    lines.map { palette.painted($0) + "\n" }.joined()
  }

  private func lines(of reply: Reply, _ response: Response) -> [ReplyLine] {
    var lines: [ReplyLine] = []
    if differs(reply.canonical, from: response.line.text) {
      lines.append(ReplyLine("= \(shortCommands(reply.canonical))", .quiet))
    }
    lines += reply.lines
    if response.source.isPrompt, let hint = reply.hint {
      lines.append(ReplyLine("  \(hint)", .quiet))
    }
    return lines
  }

  /// An error: where it is, the line with a caret under the place, the story, what would work.
  package func lines(of diagnostic: Diagnostic, _ response: Response) -> [ReplyLine] {
    let line = response.line
    let place = line.position(of: diagnostic.bytes.lowerBound)
    let part = line.physicalLine(around: diagnostic.bytes)
    var lines: [ReplyLine] = []
    if !response.source.isPrompt {
      let location = "\(response.source.name):\(place.line):\(place.column):"
      lines.append(
        ReplyLine([
          Span(location + " "), Span("error:", .attention), Span(" " + diagnostic.message),
        ]))
    }
    let caret = self.caret(under: part.bytes, of: part.text)
    lines.append(ReplyLine(part.text))
    if response.source.isPrompt {
      lines.append(ReplyLine([caret, Span(" " + diagnostic.message)]))
    } else {
      lines.append(ReplyLine([caret]))
    }
    lines += diagnostic.details.map { ReplyLine($0) }
    lines += tryLines(of: diagnostic)
    return lines + diagnostic.others.flatMap { self.lines(of: $0, response) }
  }

  /// Lines that can be pasted; what they mean stands behind as a comment.
  private func tryLines(of diagnostic: Diagnostic) -> [ReplyLine] {
    let notes = diagnostic.tryNotes
    let lines = diagnostic.tries.enumerated().map { index, line in
      // A line that is a way to understand the words needs no note that says the same.
      let isTold = notes.indices.contains(index) && notes[index] != line
      let note = isTold ? "   # \(notes[index])" : ""
      return ReplyLine([Span("try: \(shortCommands(line))"), Span(note, .quiet)])
    }
    return shortList(lines)
  }

  /// `^~~~` under these UTF-8 offsets; wide characters take two columns.
  private func caret(under bytes: Range<Int>, of line: String) -> Span {
    let utf8 = Array(line.utf8)
    let before = String(decoding: utf8[..<bytes.lowerBound], as: UTF8.self)
    let under = String(decoding: utf8[bytes], as: UTF8.self)
    let blanks = String(repeating: " ", count: displayWidth(before))
    let tail = String(repeating: "~", count: max(0, displayWidth(under) - 1))
    return Span(blanks + "^" + tail, .attention)
  }
}
