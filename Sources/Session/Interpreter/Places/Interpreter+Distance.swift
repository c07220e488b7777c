extension Interpreter {
  /// How far two places are apart.
  func distance(
    _ one: NearReference, _ other: NearReference
  ) throws(Interruption) -> Decision {
    let first = try resolver.near(one) { .distance($0, other) }
    let second = try resolver.near(other) { .distance(first.reference, $0) }
    let kilometres = first.position.kilometres(to: second.position)
    return look(
      .distance(first.reference, second.reference), nil,
      notices: first.notices + second.notices
        + [.apart(first.name, second.name, kilometres: kilometres)])
  }
}
