internal import Session

/// The rows of stops as they were drawn last: most of a list stays as it is from one reply to the next.
package final class KeptRows {
  /// How all rows of a list are laid out.
  struct Frame: Hashable {
    var columns: StopColumns
    var layout: Layout
    var units: String?
  }

  /// All that a row is made from, beside its frame.
  struct Source {
    var stop: Stop
    var number: Int
    /// The position of the stop before it, where ways are told.
    var before: Coordinates?
    var isMarked: Bool
  }

  /// A row, and the lines in which it was drawn.
  struct Row {
    let source: Source
    let lines: [ReplyLine]

    /// Whether it would be drawn so again.
    func shows(_ stop: Stop, _ number: Int, _ before: Coordinates?, _ isMarked: Bool) -> Bool {
      source.number == number && source.isMarked == isMarked && source.before == before
        && source.stop == stop
    }
  }

  /// The lists by their first stops, each with its rows one behind the other.
  private var lists: [StopID: (frame: Frame, rows: [Row])] = [:]
  /// More lists are no longer looked at one after the other.
  private static let most = 64

  package init() {}

  /// Takes out the rows of a list that begins with this stop, as far as they are in this frame.
  func take(_ first: StopID, in frame: Frame) -> [Row] {
    guard let list = lists.removeValue(forKey: first), list.frame == frame else { return [] }
    return list.rows
  }

  /// Keeps the rows of a list as they were drawn.
  func keep(_ rows: [Row], of first: StopID, in frame: Frame) {
    if lists.count >= KeptRows.most { lists = [:] }
    lists[first] = (frame, rows)
  }
}
