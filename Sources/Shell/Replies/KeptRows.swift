internal import Session

/// The rows of stops as they were drawn last: most of a list stays as it is from one reply to the next.
package final class KeptRows {
  /// All that a row is made from.
  struct Source: Hashable {
    var stop: Stop
    var number: Int
    var columns: StopColumns
    /// The position of the stop before it, where ways are told.
    var before: Coordinates?
    var isMarked: Bool
    var units: String?
  }

  private final class Row {
    let source: Source
    let lines: [ReplyLine]

    init(_ source: Source, _ lines: [ReplyLine]) { (self.source, self.lines) = (source, lines) }
  }

  private var rows: [StopID: Row] = [:]
  private var layout: Layout?
  /// Longer lists are no longer looked at row by row.
  private static let most = 1024

  package init() {}

  /// The lines of a row as they were drawn; `nil` where anything about it has changed.
  func lines(of source: Source, in layout: Layout) -> [ReplyLine]? {
    guard let row = rows[source.stop.id], row.source == source, self.layout == layout else {
      return nil
    }
    return row.lines
  }

  /// Keeps a row as it was drawn, and gives its lines.
  func keep(_ lines: [ReplyLine], of source: Source, in layout: Layout) -> [ReplyLine] {
    if self.layout != layout || rows.count >= KeptRows.most { rows = [:] }
    self.layout = layout
    // At a terminal lines are broken and in colours.
    let kept = layout.breaks ? lines : lines.map { $0.keptPlain(layout.signs) }
    rows[source.stop.id] = Row(source, kept)
    return kept
  }
}
