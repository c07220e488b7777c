/// What was before and what is after.
package struct Change<Value: Hashable & Sendable>: Hashable, Sendable {
  package var before: Value
  package var after: Value

  package init(before: Value, after: Value) {
    self.before = before
    self.after = after
  }

  package var reversed: Change { Change(before: after, after: before) }
}
