/// One field of a value, before and after.
///
/// All that is done with such a change follows from one list of the fields: `mapped`.
protocol FieldChange {
  associatedtype Root

  /// The same field with another change of it.
  func mapped(_ map: inout some FieldMap<Root>) -> Self
}

/// What is made of the change of a field, whatever the field holds.
protocol FieldMap<Root> {
  associatedtype Root

  mutating func map<Value>(
    _ field: WritableKeyPath<Root, Value>, _ change: Change<Value>
  ) -> Change<Value>
}

extension FieldChange {
  var reversed: Self {
    var map = Reversing<Root>()
    return mapped(&map)
  }

  /// The change with what is before it in this value.
  func fitted(to root: Root) -> Self {
    var map = Fitting(root: root)
    return mapped(&map)
  }

  func apply(to root: inout Root) {
    var map = Setting(root: root)
    _ = mapped(&map)
    root = map.root
  }
}

private struct Reversing<Root>: FieldMap {
  func map<Value>(_: WritableKeyPath<Root, Value>, _ change: Change<Value>) -> Change<Value> {
    change.reversed
  }
}

private struct Fitting<Root>: FieldMap {
  let root: Root

  func map<Value>(
    _ field: WritableKeyPath<Root, Value>, _ change: Change<Value>
  ) -> Change<Value> {
    Change(before: root[keyPath: field], after: change.after)
  }
}

private struct Setting<Root>: FieldMap {
  var root: Root

  mutating func map<Value>(
    _ field: WritableKeyPath<Root, Value>, _ change: Change<Value>
  ) -> Change<Value> {
    root[keyPath: field] = change.after
    return change
  }
}
