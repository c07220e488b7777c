internal import CWords

/// What was learned of lines of which the commands are known (`data/learn_frames.py`): rows of a key, a tab
/// and what is known of it.
package enum LearnedFrames {
  /// What stands behind a key; `nil` where nothing was learned of it.
  package static func row(_ key: String) -> Substring? {
    let rows = SortedRows(
      bytes: UnsafeRawBufferPointer(start: tripsh_frames(), count: tripsh_frames_length()))
    return rows.row(of: Array(key.utf8) + [9]).map { String(decoding: $0, as: UTF8.self)[...] }
  }

  /// Weights by number, as `12:-4 17:3` tells them.
  package static func weights(_ key: String) -> [(number: Int, weight: Int)] {
    let rows = SortedRows(
      bytes: UnsafeRawBufferPointer(start: tripsh_frames(), count: tripsh_frames_length()))
    guard let row = rows.row(of: Array(key.utf8) + [9]) else { return [] }
    var found: [(number: Int, weight: Int)] = []
    var (number, value, isNegative) = (0, 0, false)
    for byte in row {
      switch byte {
      case 48...57: value = value * 10 + Int(byte - 48)
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: ":"): (number, value) = (value, 0)
      default:
        found.append((number, isNegative ? -value : value))
        (value, isNegative) = (0, false)
      }
    }
    if !row.isEmpty { found.append((number, isNegative ? -value : value)) }
    return found
  }
}
