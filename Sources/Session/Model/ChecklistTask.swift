/// Something to do or to pack.
package struct ChecklistTask: Hashable, Sendable {
  package enum List: String, CaseIterable, Hashable, Sendable { case todo, pack }

  package enum Due: Hashable, Sendable {
    case on(CivilDate)
    /// So many days before the trip starts; it moves with the trip.
    case before(days: Int)
  }

  package private(set) var id: TaskID
  package let list: List
  package var text: String
  package var due: Due?
  package var done: Bool

  package init(id: TaskID, list: List, text: String, due: Due? = nil, done: Bool = false) {
    self.id = id
    self.list = list
    self.text = text
    self.due = due
    self.done = done
  }

  /// The same under another id; what a copy starts from.
  package init(id: TaskID, copying other: ChecklistTask) {
    self = other
    self.id = id
  }

  /// The date until which it is to be done in a trip that starts on this one; `nil` where none is
  /// said, or the trip it depends on has no dates.
  package func dueDate(start: CivilDate?) -> CivilDate? {
    switch due {
    case .on(let date): date
    case .before(let days): start?.adding(-days)
    case nil: nil
    }
  }
}
