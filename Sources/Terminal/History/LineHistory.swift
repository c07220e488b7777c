private import CEdit

/// The entries in memory, in libedit's own list and on disk.
///
/// The file is read when the entries are first needed, so that the first prompt comes at once.
final class LineHistory {
  /// libedit's list, for the searches of vi's keys.
  let list: OpaquePointer
  private let file: HistoryFile?
  private var loaded: HistoryEntries?
  private var isListed = false
  /// With what the file began: it is only ever added to, unless all lines are forgotten.
  private var beginning: [UInt8] = []

  init?(path: String?) {
    guard let list = history_winit() else { return nil }
    self.list = list
    file = path.map { HistoryFile(path: $0) }
    // Without a size it keeps nothing.
    _ = tripsh_history_set_size(list, Int32(HistoryEntries.limit))
  }

  deinit { history_wend(list) }

  var entries: HistoryEntries {
    if let loaded { return loaded }
    beginning = file?.beginning() ?? []
    let entries = HistoryEntries(file?.entries() ?? [])
    loaded = entries
    return entries
  }

  /// Another window may have had all lines forgotten: then this one forgets them, too.
  func followFile() {
    guard loaded != nil, let file else { return }
    let now = file.beginning()
    if !now.starts(with: beginning) {
      loaded = HistoryEntries(file.entries())
      if isListed { fillList() }
    }
    beginning = now
  }

  func add(_ line: String, context: String?, isWritten: Bool) {
    _ = entries
    guard let entry = loaded?.add(line, context: context) else { return }
    if isWritten { file?.append(entry) }
    if isListed { fillList() }
  }

  /// Nothing came of a line that was entered.
  func noteMistake(_ line: String, isWritten: Bool) {
    guard let entry = loaded?.noteMistake(line) else { return }
    if isWritten { file?.append(entry) }
  }

  /// Forgets all lines, on disk too.
  func clear() {
    loaded = HistoryEntries()
    file?.clear()
    beginning = []
    _ = tripsh_history_clear(list)
  }

  /// Gives libedit the lines.
  func fillList() {
    isListed = true
    _ = tripsh_history_clear(list)
    for line in entries.lines {
      _ = tripsh_history_enter(list, WideText.terminated(line.unicodeScalars))
    }
  }
}
