internal import JSON
package import Language
internal import World

/// Makes text of responses.
package struct TextRenderer {
  package var palette: Palette
  /// Whether each line is shown before its reply.
  package var echo: Bool
  /// Lines with fewer scripts around them are shown by others.
  var echoesFrom = 0
  /// What is not laid out yet, such as errors, is laid out so.
  var layout: Layout

  package init(palette: Palette = .none, echo: Bool = false, layout: Layout = .unbounded) {
    self.palette = palette
    self.echo = echo
    self.layout = layout
  }

  /// What goes to standard output and what to standard error; each line ends in a newline.
  package func text(of response: Response) -> (output: String, error: String) {
    var output = TextBytes()
    let error = write(response, to: &output)
    return (output.text, error)
  }

  /// Writes what goes to standard output; returns what goes to standard error.
  func write(_ response: Response, to output: inout TextBytes) -> String {
    if echo { output.add(echoed(before: response)) }
    switch response.result {
    case .reply(let reply): write(lines(of: reply, response), to: &output)
    case .error(let diagnostic):
      var error = TextBytes()
      write(lines(of: diagnostic, response), to: &error)
      return error.text
    case .failedInside: break
    }
    return ""
  }

  /// The line of a response, with those that run its script before it.
  private func echoed(before response: Response) -> String {
    let own = EchoedLine(
      prompt: response.prompt, text: response.line.text, depth: response.source.depth)
    let lines = response.callers + (response.isEchoed ? [] : [own])
    return lines.filter { $0.depth >= echoesFrom }.map { typed($0.prompt, $0.text) + "\n" }.joined()
  }

  /// A line as it stands behind its prompt; the word it begins with in the colour of known ones.
  func typed(_ prompt: String, _ line: String) -> String {
    let word = line.prefix { !$0.isWhitespace }
    let isKnown = CommandTable.firstWords.contains(word.lowercased())
    let spans = [
      Span(prompt, verbatim: true), Span(String(word), isKnown ? .name : .text, verbatim: true),
      Span(String(line.dropFirst(word.count)), verbatim: true),
    ]
    // A line that goes on in the next does so here too.
    return spans.map { span in
      span.text.split(separator: "\n", omittingEmptySubsequences: false).map { part in
        palette.painted(Span(String(part), span.role, verbatim: true), layout.signs)
      }.joined(separator: "\n")
    }.joined()
  }

  private func write(_ lines: [ReplyLine], to output: inout TextBytes) {
    let isPlain = palette == .none
    let lines = layout.broken(lines)
    for index in lines.indices {
      // The text of most was made before.
      if isPlain, let plain = lines[index].plain, plain.signs == layout.signs {
        output.add(plain.text)
      } else {
        output.add(palette.painted(lines[index], layout.signs))
        output.add("\n")
      }
    }
  }

  /// What is told of a response, as it is laid out.
  func lines(of response: Response) -> [ReplyLine] {
    switch response.result {
    case .reply(let reply): layout.broken(lines(of: reply, response))
    case .error(let diagnostic): layout.broken(lines(of: diagnostic, response))
    case .failedInside: []
    }
  }

  private func lines(of reply: Reply, _ response: Response) -> [ReplyLine] {
    var lines = layout.echoed(reply.canonical, typed: response.line.text)
    lines = lines.isEmpty ? reply.lines : lines + reply.lines
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
      lines += layout.broken(
        ReplyLine([
          Span(location + " "), Span("error:", .attention), Span(" " + diagnostic.message),
        ]))
    }
    let pointed = PointedLine(part.text, under: part.bytes, layout)
    lines.append(ReplyLine([Span(pointed.text, verbatim: true)]))
    let message = response.source.isPrompt ? diagnostic.message : ""
    lines += under(pointed.caret, message)
    lines += diagnostic.details.flatMap { layout.broken(ReplyLine($0)) }
    lines += response.source.callers.map { ReplyLine("  run from \($0)", .quiet) }
    lines += tryLines(of: diagnostic)
    var alone = response
    alone.source.callers = []
    return lines + diagnostic.others.flatMap { self.lines(of: $0, alone) }
  }

  /// The caret with what is wrong behind it; below it, where it has no room there.
  private func under(_ caret: Span, _ message: String) -> [ReplyLine] {
    let line = ReplyLine([caret, Span(message.isEmpty ? "" : " " + message)])
    guard layout.breaks, displayWidth(line.text) > layout.columns else { return [line] }
    return [ReplyLine([caret])] + layout.broken(ReplyLine("  " + message))
  }

  /// Lines that can be pasted; what they mean stands behind as a comment.
  private func tryLines(of diagnostic: Diagnostic) -> [ReplyLine] {
    let notes = diagnostic.tryNotes
    let lines = diagnostic.tries.enumerated().flatMap { index, line in
      // A line that is a way to understand the words needs no note that says the same.
      let isTold = notes.indices.contains(index) && notes[index] != line
      let note = isTold ? "   # \(notes[index])" : ""
      let command = shortCommands(line, layout.signs)
      let row = ReplyLine([Span("try: \(command)", verbatim: true), Span(note, .quiet)])
      return layout.broken(row, hanging: 5)
    }
    return shortList(lines, layout.signs)
  }
}

extension Layout {
  /// The canonical line before a reply, where something else was typed.
  func echoed(_ canonical: String, typed: String) -> [ReplyLine] {
    guard differs(canonical, from: typed) else { return [] }
    let command = shortCommands(canonical, signs)
    return broken(ReplyLine([Span("= \(command)", .quiet, verbatim: true)]))
  }
}
