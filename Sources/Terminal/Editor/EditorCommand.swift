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
}
