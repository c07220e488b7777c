/// What a terminal writes on.
package enum TerminalBackground: Hashable, Sendable {
  case light, dark
}
