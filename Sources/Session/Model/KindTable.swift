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

    init(_ line: Substring) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      func words(_ index: Int, _ separator: Character) -> [String] {
        guard cells.indices.contains(index) else { return [] }
        return cells[index].split(separator: separator).map { oneLine(String($0)) }
          .filter { !$0.isEmpty }
      }
      self.words = words(0, ",")
      others = words(1, " ")
      kinds = words(2, " ")
      tags = words(3, " ")
    }
  }

  static let rows = text.split(separator: "\n").map { Row($0) }

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
