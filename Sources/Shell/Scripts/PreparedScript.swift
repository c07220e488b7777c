package import World

/// A script that is there as a whole, ready to be run: its values in their places, its directives
/// read.
///
/// Whatever runs scripts goes through this one step.
package struct PreparedScript: Sendable {
  /// Where it was read from, as it was named.
  package let path: String
  /// All lines, blank ones and comments too.
  package private(set) var lines: [ScriptLine]
  /// In the order of the script.
  package let parameters: [ScriptParameter]

  /// The script in these bytes; `values` stand for its parameters.
  ///
  /// A wrong directive is told where its line is carried out; only where a value is missing, is none of
  /// the script's or does not fit where it is used, there is nothing to run.
  package init(
    _ bytes: [UInt8], path: String, values given: [String: String] = [:]
  ) throws(ScriptFault) {
    try self.init(LogicalLines.all(of: bytes), path: path, values: given)
  }

  /// The same of lines that are cut already.
  init(
    _ read: [LogicalLine], path: String, values given: [String: String]
  ) throws(ScriptFault) {
    var values = ScriptValues(path, given: given)
    for line in read { values.declare(line) }
    // On a command line the shell has put its own values in; what is left of a `$` is meant so.
    if path != "-c", values.parameters.isEmpty { values.declareUsed(in: read) }
    parameters = values.parameters
    if let fault = ScriptFault(path, parameters, given: given, in: read.first) { throw fault }
    for line in read {
      if let fault = values.wrongValue(in: line) { throw ScriptFault(line, fault) }
    }
    self.path = path
    lines = read.map { values.prepare($0) }
  }
}

extension PreparedScript {
  /// Lines that take no values and steer nothing.
  init(_ lines: [LogicalLine], path: String) {
    self.path = path
    self.lines = lines.map { ScriptLine($0) }
    parameters = []
  }

  /// Leaves out all but the lines that begin on these numbers, and what steers the script.
  mutating func keep(only numbers: ClosedRange<Int>) {
    lines.removeAll { $0.directive == nil && !numbers.contains($0.line.firstLine) }
  }
}

/// The lines of a script in their turn: of one that is there, or as the bytes come.
package struct ScriptLines {
  private enum Store {
    case ready(ArraySlice<ScriptLine>)
    case coming(LogicalLines, ScriptValues)
  }

  private var store: Store
  /// How many there are; `nil` where that is not known yet.
  let count: Int?

  package init(_ script: PreparedScript) {
    store = .ready(script.lines[...])
    count = script.lines.count
  }

  /// Lines that are carried out as they come; of these a parameter is known only once its line is
  /// there.
  package init(
    from source: any ByteSource, path: String, values: [String: String] = [:]
  ) {
    store = .coming(LogicalLines(source), ScriptValues(path, given: values))
    count = nil
  }

  /// Whether they are carried out as their bytes come.
  var isComing: Bool { count == nil }

  /// Waits for the next line; `nil` at the end.
  package mutating func next() throws(FileFailure) -> ScriptLine? {
    switch store {
    case .ready(var lines):
      let line = lines.popFirst()
      store = .ready(lines)
      return line
    case .coming(var lines, var values):
      // Given back in every case, so that what was read of a line is not lost.
      defer { store = .coming(lines, values) }
      return try lines.next().map { values.prepare($0) }
    }
  }
}
