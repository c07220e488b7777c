/// Why a text is no JSON that can be taken.
package struct JSONFailure: Error, Hashable, Sendable {
  /// The reader's own sentence.
  package let message: String
  /// Where it stopped, counted from 1; 0 where it cannot tell.
  package let line: Int
  package let column: Int

  package init(message: String, line: Int, column: Int) {
    self.message = message
    self.line = line
    self.column = column
  }
}
