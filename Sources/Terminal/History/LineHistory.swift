private import CEdit

/// The entries in memory, in libedit's own list and on disk.
final class LineHistory {
  /// libedit's list.
  let list: OpaquePointer
  private let file: HistoryFile?
  private var entries: HistoryEntries

  init?(path: String?) {
    guard let list = history_winit() else { return nil }
    self.list = list
    file = path.map { HistoryFile(path: $0) }
    entries = HistoryEntries(file?.entries() ?? [])
    // Without a size it keeps nothing.
    _ = tripsh_history_set_size(list, Int32(HistoryEntries.limit))
    fill()
  }

  deinit { history_wend(list) }

  func add(_ line: String) {
    switch entries.add(line) {
    case .nothing: return
    case .newest(let entry):
      enter(entry)
      file?.append(entry)
    case .moved(let entry):
      _ = tripsh_history_clear(list)
      fill()
      file?.append(entry)
    }
  }

  private func fill() {
    for entry in entries.lines { enter(entry) }
  }

  private func enter(_ entry: String) {
    _ = tripsh_history_enter(list, WideText.terminated(entry.unicodeScalars))
  }
}
