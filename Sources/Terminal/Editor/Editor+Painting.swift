private import CEdit
internal import World

extension Editor {
  /// What libedit believes to be on the screen.
  var view: LineView {
    let line = LineBuffer.read(edit)
    return LineView(prompt: prompt.scalars, text: line.text, cursor: line.cursor, size: size)
  }

  /// Shows the line and what stands below it, and ends the frame.
  func paint() {
    let view = view
    let free = size.rows - view.endPosition.row - 1
    var out = ControlSequence.frameStart
    // Where the line fills the screen or libedit searches, its own drawing has to do.
    if free >= 0, !isSearching {
      let rows = menuRows(atMost: min(free, 10))
      out += painter.paint(view, rows: rows)
      rowsBelow = rows.count
    }
    Output.write(out + ControlSequence.frameEnd)
    isFrameOpen = false
    isPainted = true
  }

  /// Begins a frame that ends with the next `paint`: libedit's drawing and ours are shown at once.
  func openFrame() {
    guard !isFrameOpen else { return }
    isFrameOpen = true
    let below = rowsBelow > 0 ? painter.erase(view) : ""
    rowsBelow = 0
    Output.write(ControlSequence.frameStart + below)
  }

  /// Shows text above the line that is being read, or where the cursor is.
  func show(_ text: String) {
    show(sign: nil)
    guard isReading else { return Output.write(text) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let ended = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    let above = ended.map { $0 + "\r\n" }.joined()
    redraw(after: ControlSequence.frameStart + painter.eraseAll(view) + above)
  }

  /// Shows a sign of waiting in the row of the cursor while no line is read, or takes it away.
  func show(sign text: String?) {
    guard !isReading, isSigned || text != nil else { return }
    let fitting = text.map { String($0.prefix(max(1, size.columns - 1))) } ?? ""
    Output.write(
      "\r" + TextStyle.quiet.applied(to: fitting, painter.colours) + ControlSequence.clearRow)
    isSigned = text != nil
  }

  /// Another text before the line that is being read; where there is none, nothing.
  func change(promptText: String) {
    guard isReading else { return }
    let clearing = ControlSequence.frameStart + painter.eraseAll(view)
    prompt.set(promptText)
    redraw(after: clearing)
  }

  /// Draws the line anew where the cursor comes to stand after this output.
  func redraw(after output: String) {
    Output.write(output)
    isFrameOpen = true
    rowsBelow = 0
    _ = tripsh_edit_refresh(edit)
    paint()
  }

  /// The terminal has wrapped the line anew already; libedit does not know it yet.
  func resized() {
    size = .measured()
    let clearing = isReading ? painter.eraseAll(view) : ""
    Output.write(clearing)
    el_resize(edit)
    if isReading { redraw(after: "") }
  }

  private func menuRows(atMost height: Int) -> [String] {
    guard let open = menu.open else { return [] }
    return MenuTable(menu: open, columns: size.columns, colours: painter.colours)
      .rows(atMost: height)
  }
}
