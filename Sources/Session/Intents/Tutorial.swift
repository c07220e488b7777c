/// What is wanted of the lessons.
package enum Tutorial: Hashable, Sendable {
  case list
  /// By its name, its number in the list, or its file.
  case start(String)
  /// The same from its beginning, whatever was reached in it.
  case restart(String)
  /// Plays the solutions that lessons name themselves; at least one.
  case check([String])
}
