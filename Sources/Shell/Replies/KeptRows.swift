internal import Session

/// The rows of stops and the heads of days as they were drawn last: most of a list stays as it is from
/// one reply to the next.
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

  /// All that the head of a day is made from.
  struct Head: Hashable {
    var number: Int
    var date: CivilDate?
    var title: String?
    var city: Destination?
    var bed: String
    var isEmpty: Bool
    var layout: Layout
  }

  /// What is kept of things by their numbers, the newest behind: there are few of them, and to look
  /// through them takes less time than to hash one.
  private struct Shelf<Key: Equatable, Value> {
    private var keys: [Key] = []
    private var values: [Value] = []

    func place(of key: Key) -> Int? { keys.lastIndex(of: key) }

    subscript(place: Int) -> Value {
      get { values[place] }
      _modify { yield &values[place] }
    }

    /// Puts a value there, and returns its place; of more than a few the older ones are forgotten.
    mutating func add(_ value: Value, of key: Key) -> Int {
      if keys.count >= 64 { (keys, values) = ([], []) }
      keys.append(key)
      values.append(value)
      return keys.count - 1
    }
  }

  private struct List {
    var frame: Frame
    var rows: [Row] = []
  }

  /// The lists by their first stops, each with its rows one behind the other.
  private var lists = Shelf<StopID, List>()
  private var heads = Shelf<DayID, (head: Head, lines: [ReplyLine])>()

  package init() {}

  /// Changes the rows of a list that begins with this stop, as far as they are in this frame.
  func change(_ first: StopID, in frame: Frame, _ change: (inout [Row]) -> Void) {
    let place = lists.place(of: first) ?? lists.add(List(frame: frame), of: first)
    if lists[place].frame != frame { lists[place] = List(frame: frame) }
    change(&lists[place].rows)
  }

  /// The head of a day, drawn where it is not as it was.
  func lines(of head: Head, _ day: DayID, _ draw: () -> [ReplyLine]) -> [ReplyLine] {
    guard let place = heads.place(of: day) else {
      let drawn = draw()
      _ = heads.add((head, drawn), of: day)
      return drawn
    }
    if heads[place].head != head { heads[place] = (head, draw()) }
    return heads[place].lines
  }
}
