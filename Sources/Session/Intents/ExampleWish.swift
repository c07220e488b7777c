/// What is wanted of the examples that come with the program.
package enum ExampleWish: Hashable, Sendable {
  case list
  /// The lines of one, by its name or its number in the list.
  case show(String)
  /// Carries one out.
  case run(String, values: [String: String])
}
