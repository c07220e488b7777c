/// What is to be done before a trip, and what is to be packed.
package enum ListIntent: Hashable, Sendable {
  /// Where one of this text is in the list already, only when it is due changes.
  case add(ChecklistTask.List, String, ChecklistTask.Due? = nil)
  /// All of a template that is not there yet.
  case packLike(String)
  /// Both lists where none is named; with `open` only what is not done yet.
  case show(ChecklistTask.List?, open: Bool = false)
  /// Whether something of these words is on a list, or done.
  case has(ChecklistTask.List?, String)
  case tick([TaskReference], Bool)
  case rename(TaskReference, String)
  case remove([TaskReference])
}

/// Something to do or to pack as it was spoken of; in a canonical line its text, unless both lists
/// have that.
package enum TaskReference: Hashable, Sendable {
  /// Counted from 1, over both lists as they are shown.
  case number(Int)
  /// Its text, or words of it.
  case named(String)
}
