/// The one table of kinds of place.
///
/// A line is a kind: what it is called in English, the word that is shown first; its words in the
/// languages that most travellers type; the kinds, categories and tags of the gazetteer that it
/// stands for; and the tags of OpenStreetMap, the likeliest first. What stands for nothing here is
/// only known to servers.
enum KindTable {
  struct Row {
    let words: [String]
    let others: [String]
    let kinds: [String]
    let tags: [String]

    /// Read by bytes: it is read by the first line that tells where a trip goes.
    fileprivate init(_ line: Substring.UTF8View) {
      let cells = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      func words(_ index: Int, _ separator: Unicode.Scalar) -> [String] {
        guard cells.indices.contains(index) else { return [] }
        return cells[index].split(separator: UInt8(ascii: separator)).compactMap(trimmed)
      }
      self.words = words(0, ",")
      others = words(1, " ")
      kinds = words(2, " ")
      tags = words(3, " ")
    }
  }

  static let rows = text.utf8.split(separator: UInt8(ascii: "\n")).map { Row($0) }

  /// The lines that are about what stands in a column alone, then the others that have it.
  static func lines(of column: (Row) -> [String]) -> [String: (alone: [Row], others: [Row])] {
    var lines: [String: (alone: [Row], others: [Row])] = [:]
    for row in rows {
      let cells = column(row)
      for cell in cells {
        if cells.count == 1 {
          lines[cell, default: ([], [])].alone.append(row)
        } else {
          lines[cell, default: ([], [])].others.append(row)
        }
      }
    }
    return lines
  }
}

/// Without blanks around it; `nil` where nothing else is there.
private func trimmed(_ cell: Substring.UTF8View) -> String? {
  let blank = UInt8(ascii: " ")
  let rest = cell.drop { $0 == blank }
  guard let last = rest.lastIndex(where: { $0 != blank }) else { return nil }
  return String(Substring(rest[...last]))
}
