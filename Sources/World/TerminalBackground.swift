/// What colours stand on.
package enum TerminalBackground: CaseIterable, Hashable, Sendable {
  case light, dark
}
