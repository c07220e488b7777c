package import Language

/// A line of a script as it is carried out: with the values of the script in their places.
package struct ScriptLine: Hashable, Sendable {
  package var line: LogicalLine
  /// What it steers; `nil` where it is a command, a comment or blank.
  package var directive: Directive?
  /// Why the directive that it begins as is none.
  package var fault: Diagnostic?

  package init(_ line: LogicalLine, _ directive: Directive? = nil, fault: Diagnostic? = nil) {
    self.line = line
    self.directive = directive
    self.fault = fault
  }

  /// Whether it does nothing and steers nothing: nothing stands on it, or a comment.
  package var isBlank: Bool { fault == nil && directive == nil && line.isBlank }
}
