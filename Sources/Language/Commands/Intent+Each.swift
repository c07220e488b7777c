internal import Session

extension Intent {
  /// What adds each of these, so that they stand in the order in which they were said; alone where it
  /// is only one.
  static func each(
    of subjects: [NewStopSubject], _ command: (NewStopSubject) -> Intent?
  ) -> Intent? {
    let parts = subjects.compactMap(command)
    guard let first = parts.first, parts.count == subjects.count else { return nil }
    return parts.count == 1 ? first : .several(first.addition?.standing(parts) ?? parts)
  }
}
