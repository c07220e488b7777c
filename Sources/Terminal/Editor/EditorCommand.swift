internal import World

/// What the pump asks to be done to the line.
///
/// The line is only changed where libedit expects it, inside a function bound to a key: the pump
/// queues the command and hands libedit that key.
enum EditorCommand {
  case complete
  case menu(CompletionMenu.Input)
  case paste(String)
  /// A mark without a width of its own.
  case compose(Unicode.Scalar)
  case interrupt
  case endOfInput
  case suspend
  /// Another text in the place of the whole line.
  case set(LineBuffer)
  case change(TextEdit)
  case undo
  case redo
  /// To the line above or below within the text, else to an older or newer line entered before.
  case up
  case down
  case lastWord
  case openEditor
  case clearScreen
  case startSearch
  /// Leaves the search: with the line it has found, or with what was there before.
  case endSearch(takes: Bool)
}
