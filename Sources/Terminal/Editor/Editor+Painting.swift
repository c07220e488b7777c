private import CEdit
internal import World

extension Editor {
  /// Shows the line and what stands below it.
  func paint() {
    let frame = frame().fitted(rows: size.rows)
    let out = painter.show(frame)
    painter.place.show(height: frame.height, rows: size.rows)
    if !out.isEmpty { Output.write(out + askingForPlace()) }
    isPainted = true
  }

  /// Shows the line as it stays on the screen: without what helps to type it.
  func settle(_ text: [Unicode.Scalar]? = nil) {
    let text = text ?? line.text
    let cells = promptCells + withSigns(styledCells(text))
    let frame = Frame(line: cells, cursor: cells.count, rows: [], columns: size.columns)
    // What was too long for the screen goes by as a whole.
    let clearing = frame.endPosition.row < size.rows ? "" : painter.clear()
    Output.write(clearing + painter.show(frame))
  }

  /// Shows text above the line that is being read, or where the cursor is.
  func show(_ text: String) {
    show(sign: nil)
    guard isReading else { return Output.write(text) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let ended = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    let above = ended.map { $0 + "\r\n" }.joined()
    Output.write(ControlSequence.frameStart + painter.clear() + above)
    isPainted = false
  }

  /// Shows a sign of waiting in the row of the cursor while no line is read, or takes it away.
  func show(sign text: String?) {
    guard !isReading, isSigned || text != nil else { return }
    let fitting =
      text.map {
        String(PasteCleaner.cleanLine($0).prefix(max(1, size.columns - 1)))
      } ?? ""
    Output.write("\r" + painter.looks.painted(fitting, .ghost) + ControlSequence.clearRow)
    isSigned = text != nil
  }

  /// Another text before the line that is being read; where there is none, nothing.
  func change(promptText: String) {
    guard isReading else { return }
    set(promptText: promptText)
    isPainted = false
  }

  func set(promptText: String) {
    promptCells = PasteCleaner.cleanLine(promptText).unicodeScalars.map {
      Frame.Cell($0, .prompt)
    }
  }

  private func frame() -> Frame {
    let line = line
    var cells =
      shownPrompt + (search == nil ? withSigns(styledCells(line.text)) : plainCells(line.text))
    let before = withSigns(plainCells(Array(line.beforeCursor)))
    let cursor = shownPrompt.count + (search == nil ? before.count : line.cursor)
    var frame = Frame(line: cells, cursor: cursor, rows: [], columns: size.columns)
    let end = frame.endPosition
    let free = size.rows - end.row - 1
    if let ghost = shownGhost {
      cells += ghostCells(ghost, columns: size.columns - 1 - end.column)
      frame = Frame(line: cells, cursor: cursor, rows: [], columns: size.columns)
    }
    if free > 0 { frame.rows = rows(atMost: min(free, max(10, size.rows / 2))) }
    return frame
  }

  /// The prompt with the sign of what the keys do now.
  private var shownPrompt: [Frame.Cell] {
    if search != nil {
      return "search: ".unicodeScalars.map { Frame.Cell($0, .part(.quiet)) }
    }
    guard isCommanding, let mark = promptCells.lastIndex(where: { $0.scalar == ">" }) else {
      return promptCells
    }
    var cells = promptCells
    cells[mark].scalar = ":"
    return cells
  }

  private func plainCells(_ text: [Unicode.Scalar]) -> [Frame.Cell] {
    text.map { Frame.Cell($0, .plain) }
  }

  /// The text in the styles of the newest advice, as far as it is about the same beginning.
  private func styledCells(_ text: [Unicode.Scalar]) -> [Frame.Cell] {
    var cells = plainCells(text)
    guard let advice else { return cells }
    var known = text.count
    if advice.text != text {
      known = 0
      while known < min(text.count, advice.text.count), text[known] == advice.text[known] {
        known += 1
      }
    }
    for part in advice.advice.styles where part.range.lowerBound >= 0 {
      for index in part.range where index < known { cells[index].look = .part(part.style) }
    }
    return cells
  }

  /// What may go on behind the line, where taking it would make sense.
  var shownGhost: Ghost? {
    guard seen.isAtEnd, search == nil, !isCommanding, menu.open?.selected == nil,
      !seen.text.contains("\n")
    else { return nil }
    return ghost
  }

  /// As much of it as fits the row.
  private func ghostCells(_ ghost: Ghost, columns: Int) -> [Frame.Cell] {
    var left = columns
    return ghost.shown.prefix { scalar in
      left -= CharacterWidth.columns(of: scalar)
      return left >= 0
    }.map { Frame.Cell($0, .ghost) }
  }

  private func rows(atMost height: Int) -> [String] {
    if let search {
      let found = search.matches.map { MenuTable.Row($0.replacing("\n", with: " ⏎ ")) }
      let note = found.isEmpty ? "nothing found" : "Enter runs, Tab takes, Esc leaves"
      return table(found, selected: found.isEmpty ? nil : search.selected, note, height)
    }
    if let open = menu.open, !isCommanding {
      let found = open.candidates.map { MenuTable.Row($0.label, summary: $0.summary) }
      // A list that nobody asked for leaves room for what stands above.
      let most = open.isLive ? min(height, 9, max(2, size.rows / 2)) : height
      return table(found, selected: open.selected, open.footer, most, notesShortly: open.isLive)
    }
    let lines = seen.text.count { $0 == "\n" } + 1
    guard lines > 1, !isReadingPattern else { return [] }
    let isOpen = advice?.text == seen.text && advice?.advice.isOpen == true
    let note =
      isOpen ? "not finished: Enter goes on below" : "\(lines) lines: Enter runs them as one step"
    return table([], selected: nil, note, height)
  }

  private func table(
    _ rows: [MenuTable.Row], selected: Int?, _ note: String?, _ height: Int,
    notesShortly: Bool = false
  ) -> [String] {
    var table = MenuTable(
      rows: rows, selected: selected, top: selected == nil ? 0 : topOfRows, note: note,
      notesShortly: notesShortly, columns: size.columns, looks: painter.looks)
    defer { topOfRows = table.top }
    return table.rows(atMost: height)
  }
}
