/// What is wanted of the lessons.
package enum Tutorial: Hashable, Sendable {
  case list
  /// By its name, its number in the list, or its file.
  case start(String)
  /// Plays the solutions that a lesson names itself.
  case check(String)
}
