internal import CWords

/// What the words of a line say for each command, out of the table that was learned.
package enum LearnedWords {
  /// The weights of a feature by the names of the commands, in twentieths.
  ///
  /// Those of the empty one hold for every line; `nil` where nothing was learned of it.
  package static func weights(of feature: String) -> [String: Int]? {
    let rows = SortedRows(
      bytes: UnsafeRawBufferPointer(start: tripsh_verbs(), count: tripsh_verbs_length()))
    guard let row = rows.row(of: Array(feature.utf8) + [tab]) else { return nil }
    var weights: [String: Int] = [:]
    for entry in String(decoding: row, as: UTF8.self).split(separator: " ") {
      let parts = entry.split(separator: ":")
      if parts.count == 2, let weight = Int(parts[1]) { weights[String(parts[0])] = weight }
    }
    return weights
  }

  private static let tab: UInt8 = 9
}
