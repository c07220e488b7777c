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

  init(_ bytes: [UInt8], _ call: ScriptCall, _ source: LineSource) throws(ScriptTrouble) {
    self.source = source
    do { script = try PreparedScript(bytes, path: call.path, values: call.values) } catch {
      throw .values(error, source)
    }
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
