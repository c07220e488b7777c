internal import Language
internal import World

/// A script that was named where the program is started, with what stands for its parameters: read,
/// and ready to be run or shown.
struct OpenedScript {
  let source: LineSource
  let script: PreparedScript

  init(_ call: ScriptCall, _ files: any FileStore) throws(ScriptTrouble) {
    let path = LineSource.arguments.path(of: call.path, files)
    let bytes: [UInt8]
    do { bytes = try files.read(path) } catch { throw .file(error) }
    try self.init(bytes, call, .file(path))
  }

  /// Lines that stand on the command line, each by itself: what is open in one does not take in the
  /// next.
  init(arguments: [String], _ call: ScriptCall) throws(ScriptTrouble) {
    var read: [LogicalLine] = []
    var number = 0
    for text in arguments {
      for line in LogicalLines.all(of: Array(text.utf8)) {
        var line = line
        line.firstLine += number
        read.append(line)
      }
      number += text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    }
    try self.init(LineSource.arguments) { () throws(ScriptFault) in
      try PreparedScript(read, path: call.path, values: call.values)
    }
  }

  private init(_ bytes: [UInt8], _ call: ScriptCall, _ source: LineSource) throws(ScriptTrouble) {
    try self.init(source) { () throws(ScriptFault) in
      try PreparedScript(bytes, path: call.path, values: call.values)
    }
  }

  private init(
    _ source: LineSource, _ prepare: () throws(ScriptFault) -> PreparedScript
  ) throws(ScriptTrouble) {
    self.source = source
    do { script = try prepare() } catch { throw .values(error, source) }
  }
}

/// Why a script cannot be run or shown.
enum ScriptTrouble: Error {
  case file(FileFailure)
  case values(ScriptFault, LineSource)
  /// One of its lines cannot be shown.
  case line(LogicalLine, Diagnostic, LineSource)

  var ending: Ending {
    switch self {
    case .file: .unreadable
    case .values, .line: .failed
    }
  }
}
